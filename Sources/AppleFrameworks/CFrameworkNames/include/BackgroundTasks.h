/* `import BackgroundTasks`: its scheduler comes with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
