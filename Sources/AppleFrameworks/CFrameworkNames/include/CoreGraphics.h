/* `import CoreGraphics`: its types come with the same module. */
#include "SimUIKit.h"
