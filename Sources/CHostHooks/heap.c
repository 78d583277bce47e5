/* The real heap of this process, as the C library counts it. The simulated one is in the ledger. */

#include "CHostHooks.h"

#include <malloc.h>

size_t hostHooksHeapInUse(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
