/* `import WebKit`: its pages come with the same module. */
#include "SimUIKit.h"
