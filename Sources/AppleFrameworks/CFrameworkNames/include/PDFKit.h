/* `import PDFKit`: its documents come with the same modules. */
#include "SimUIKit.h"
#include "SimFrameworks.h"
