/* `import CryptoKit`: its functions come with the same module. */
#include "SimCrypto.h"
