/* `import MessageUI`: its controllers come with the same module. */
#include "SimUIKit.h"
