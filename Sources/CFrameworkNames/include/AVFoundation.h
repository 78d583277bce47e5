/* `import AVFoundation`: its players come with the same module. */
#include "SimUIKit.h"
