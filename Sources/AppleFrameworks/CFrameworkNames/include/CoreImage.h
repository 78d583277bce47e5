/* `import CoreImage`: its filters come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
