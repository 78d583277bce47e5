/* `import AppIntents`: its intents come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
