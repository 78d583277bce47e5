/* `import Charts`. */
#include "SimMarks.h"
