/* `import os`, `import os.log` and `import OSLog`. */
#include "SimOS.h"
