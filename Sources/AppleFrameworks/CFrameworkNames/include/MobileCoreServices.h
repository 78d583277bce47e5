/* `import MobileCoreServices`: its types come with the same modules. */
#include "SimUIKit.h"
