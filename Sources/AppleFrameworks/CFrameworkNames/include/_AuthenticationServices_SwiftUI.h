/* `import _AuthenticationServices_SwiftUI`: a name that Xcode writes by itself. */
#include "SimFrameworks.h"
