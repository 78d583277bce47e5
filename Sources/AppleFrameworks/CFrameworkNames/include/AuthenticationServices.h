/* `import AuthenticationServices`: its accounts come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
