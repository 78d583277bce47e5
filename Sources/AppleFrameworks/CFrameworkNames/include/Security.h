/* `import Security`: its keychain comes with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
