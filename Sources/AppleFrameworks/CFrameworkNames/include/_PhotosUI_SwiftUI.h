/* `import _PhotosUI_SwiftUI`: a name that Xcode writes by itself. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
