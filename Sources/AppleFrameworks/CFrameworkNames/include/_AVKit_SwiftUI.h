/* `import _AVKit_SwiftUI`: a name that Xcode writes by itself. */
#include "SimFrameworks.h"
