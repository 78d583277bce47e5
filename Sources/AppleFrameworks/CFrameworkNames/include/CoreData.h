/* `import CoreData`. */
#include "SimRecords.h"
