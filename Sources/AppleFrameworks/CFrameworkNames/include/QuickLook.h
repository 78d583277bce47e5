/* `import QuickLook`: its previews come with the same module. */
#include "SimUIKit.h"
