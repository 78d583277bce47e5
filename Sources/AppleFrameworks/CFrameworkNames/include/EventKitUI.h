/* `import EventKitUI`: its screens come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
