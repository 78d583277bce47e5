/* `import DeveloperToolsSupport`: previews and symbols of asset catalogues come with the same modules. */
#include "SimUIKit.h"
