/* `import SwiftUICore`: a name that Xcode writes by itself. */
#include "SimUIKit.h"
