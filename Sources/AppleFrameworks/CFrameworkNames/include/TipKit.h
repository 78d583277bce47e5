/* `import TipKit`: its tips come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
