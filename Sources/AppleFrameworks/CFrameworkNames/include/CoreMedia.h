/* `import CoreMedia`: its times come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
