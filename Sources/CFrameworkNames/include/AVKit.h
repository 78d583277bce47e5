/* `import AVKit`: its players come with the same module. */
#include "SimUIKit.h"
