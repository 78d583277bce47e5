/* `import PhotosUI`: its picker comes with the face. */
#include "SimUIKit.h"
