/* `import VisionKit`: its scanners come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
