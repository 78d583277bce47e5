/* `import ActivityKit`: its activities come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
