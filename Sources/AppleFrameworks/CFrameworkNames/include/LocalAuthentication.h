/* `import LocalAuthentication`: its question comes with the same module. */
#include "SimUIKit.h"
