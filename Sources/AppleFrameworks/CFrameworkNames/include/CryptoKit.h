/* `import CryptoKit`: the module of swift-crypto, where a package depends on it. */
#include "Crypto.h"
