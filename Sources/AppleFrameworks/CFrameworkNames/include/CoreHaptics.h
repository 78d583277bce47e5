/* `import CoreHaptics`: its patterns come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
