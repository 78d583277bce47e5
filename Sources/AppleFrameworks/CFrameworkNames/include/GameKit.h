/* `import GameKit`: its players and leaderboards come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
