/* `import MapKit`: its maps come with the same module. */
#include "SimMaps.h"
