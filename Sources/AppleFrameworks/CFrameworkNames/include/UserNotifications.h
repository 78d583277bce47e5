/* `import UserNotifications`: its centre comes with the same module. */
#include "SimUIKit.h"
