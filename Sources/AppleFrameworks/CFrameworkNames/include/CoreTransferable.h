/* `import CoreTransferable`: what can be handed over comes with the face. */
#include "SimUIKit.h"
