/* `import MapKit`: its maps come with the same module, and what stands on UIKit beside them. */
#include "SimMaps.h"
#include "SimUIKit.h"
