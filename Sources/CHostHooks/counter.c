/*
 * The processor's counter of retired instructions, for the calling thread.
 *
 * Linux hands it out by perf_event_open. Instructions of the kernel are left out: they are no work of the user's code, and
 * page faults come as they please. The event is pinned, so a counter that had to share the hardware says so by reading as
 * nothing instead of as an estimate.
 */
#define _GNU_SOURCE
#include "CHostHooks.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int hostHooksInstructionCounterOpen(void) {
  struct perf_event_attr wanted;
  memset(&wanted, 0, sizeof wanted);
  wanted.type = PERF_TYPE_HARDWARE;
  wanted.size = sizeof wanted;
  wanted.config = PERF_COUNT_HW_INSTRUCTIONS;
  wanted.pinned = 1;
  wanted.exclude_kernel = 1;
  wanted.exclude_hv = 1;
  long descriptor = syscall(SYS_perf_event_open, &wanted, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
  return descriptor < 0 ? -errno : (int)descriptor;
}

int64_t hostHooksInstructionCounterRead(int descriptor) {
  uint64_t count;
  ssize_t size;
  do size = read(descriptor, &count, sizeof count);
  while (size < 0 && errno == EINTR);
  return size == (ssize_t)sizeof count ? (int64_t)count : -1;
}

void hostHooksInstructionCounterClose(int descriptor) { close(descriptor); }
