/* `import PencilKit`: its canvases come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
