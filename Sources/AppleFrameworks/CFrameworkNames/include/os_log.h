/* `import os.log`. */
#include "SimOS.h"
