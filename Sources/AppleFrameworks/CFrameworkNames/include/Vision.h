/* `import Vision`: its requests come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
