/* `import NaturalLanguage`: its tokenizers come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
