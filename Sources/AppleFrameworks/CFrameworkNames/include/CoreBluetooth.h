/* `import CoreBluetooth`: its managers come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
