/* `import Photos`: its library come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
