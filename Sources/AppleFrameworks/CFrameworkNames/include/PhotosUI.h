/* `import PhotosUI`: its picker come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
