/* `import LinkPresentation`: what it brings comes with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
