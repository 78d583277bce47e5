/* `import AudioToolbox`: its sounds come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
