/* `import CoreVideo`: its buffers come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
