/* `import _MapKit_SwiftUI`: a name that Xcode writes by itself. */
#include "SimMaps.h"
