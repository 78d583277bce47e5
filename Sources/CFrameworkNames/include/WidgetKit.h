/* `import WidgetKit`: its centre comes with the same module. */
#include "SimUIKit.h"
