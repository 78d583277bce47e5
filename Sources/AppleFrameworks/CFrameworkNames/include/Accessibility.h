/* `import Accessibility`: its notifications and the descriptors of charts come with the face. */
#include "SimUIKit.h"
