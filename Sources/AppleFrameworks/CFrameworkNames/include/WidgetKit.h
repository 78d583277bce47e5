/* `import WidgetKit`: its widgets come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
