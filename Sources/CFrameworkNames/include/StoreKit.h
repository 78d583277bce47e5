/* `import StoreKit`: its overlays come with the same module. */
#include "SimUIKit.h"
