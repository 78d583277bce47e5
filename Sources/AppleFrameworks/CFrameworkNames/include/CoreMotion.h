/* `import CoreMotion`: its sensors come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
