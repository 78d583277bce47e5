/* `import AVFoundation`: its players come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
