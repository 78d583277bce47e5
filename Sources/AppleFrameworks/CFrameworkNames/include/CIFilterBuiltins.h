/* `import CoreImage.CIFilterBuiltins`. */
#include "SimFrameworks.h"
