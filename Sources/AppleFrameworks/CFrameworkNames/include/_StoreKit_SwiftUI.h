/* `import _StoreKit_SwiftUI`: a name that Xcode writes by itself. */
#include "SimStore.h"
