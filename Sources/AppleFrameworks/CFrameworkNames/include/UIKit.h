/* `import UIKit`. */
#include "SimUIKit.h"
