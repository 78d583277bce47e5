/* `import Speech`: its recognisers come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
