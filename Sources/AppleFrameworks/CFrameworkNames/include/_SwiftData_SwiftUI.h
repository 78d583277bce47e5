/* `import _SwiftData_SwiftUI`: a name that Xcode writes by itself. */
#include "SimData.h"
