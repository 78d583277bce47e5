/* `import AppTrackingTransparency`: its question come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
