/* `import CloudKit`: its records come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
