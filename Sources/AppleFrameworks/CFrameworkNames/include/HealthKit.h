/* `import HealthKit`: its store comes with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
