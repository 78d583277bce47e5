/* `import Combine`. */
#include "SimCombine.h"
