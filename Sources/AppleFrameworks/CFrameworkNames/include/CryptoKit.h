/* `import CryptoKit`: its checksums come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
