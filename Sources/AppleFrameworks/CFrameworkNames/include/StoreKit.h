/* `import StoreKit`: its overlays and products come with one module, in which there is one Transaction. */
#include "SimStore.h"
