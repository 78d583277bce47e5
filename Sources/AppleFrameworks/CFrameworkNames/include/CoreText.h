/* `import CoreText`: what there is of it comes with the same module. */
#include "SimUIKit.h"
