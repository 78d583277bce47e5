/* `import CoreLocation`: its places come with the same module. */
#include "SimMaps.h"
