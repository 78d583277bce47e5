/* `import MediaPlayer`: what plays comes with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
