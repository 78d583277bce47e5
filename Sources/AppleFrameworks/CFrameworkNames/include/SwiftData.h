/* `import SwiftData`. */
#include "SimData.h"
