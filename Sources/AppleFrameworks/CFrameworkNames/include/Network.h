/* `import Network`: its monitor comes with the same module. */
#include "SimUIKit.h"
