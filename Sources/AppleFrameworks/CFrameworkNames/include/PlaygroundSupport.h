/* `import PlaygroundSupport`: its page comes with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
