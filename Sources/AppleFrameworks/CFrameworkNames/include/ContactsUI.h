/* `import ContactsUI`: its pickers come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
