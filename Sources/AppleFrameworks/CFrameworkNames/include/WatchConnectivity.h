/* `import WatchConnectivity`: its sessions come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
