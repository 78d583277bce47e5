/*
 * Timers and blocks of Foundation's run loop. Two ways lead to it: the method `RunLoop.add`, whose entry in the class's table is replaced
 * once a process, and `Timer.scheduledTimer`, which is called by its symbol and so can be ours. A device may take a timer;
 * where none does, both do what they did. Blocks are given to a loop by two functions that are called by their symbols.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <unistd.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

/* RunLoop.add(_: Timer, forMode: RunLoop.Mode); the mode is the two words of its string. */
#define ADD "$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF"
typedef SWIFT void (*AddTimer)(const void *timer, uint64_t mode0, uint64_t mode1, SELF const void *self);

/* static Timer.scheduledTimer(withTimeInterval: Double, repeats: Bool, block: (Timer) -> Void) -> Timer. */
#define SCHEDULE "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
typedef SWIFT void *(*ScheduleTimer)(double interval, bool repeats, const void *block, const void *context,
                                     SELF const void *self);

/* RunLoop.perform(_: () -> Void), and RunLoop.perform(inModes: [RunLoop.Mode], block: () -> Void). */
#define PERFORM "$s10Foundation7RunLoopC7performyyyyYbcF"
#define PERFORM_IN "$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF"
typedef SWIFT void (*Perform)(const void *block, const void *context, SELF const void *self);
typedef SWIFT void (*PerformIn)(const void *modes, const void *block, const void *context, SELF const void *self);

static AddTimer originalAdd;
static HostHooksBlockTaker takeBlock;
static HostHooksTimerTaker take;
static HostHooksTimerMaker make;

static SWIFT void addTimer(const void *timer, uint64_t mode0, uint64_t mode1, SELF const void *self) {
  uint64_t mode[2] = {mode0, mode1};
  if (hostHooksThreadContext != NULL && take(timer, mode) != 0) { return; }
  originalAdd(timer, mode0, mode1, self);
}

EXPORTED SWIFT void *scheduleTimer(double interval, bool repeats, const void *block, const void *context,
                                   SELF const void *self) __asm__(SCHEDULE);

SWIFT void *scheduleTimer(double interval, bool repeats, const void *block, const void *context, SELF const void *self) {
  if (hostHooksThreadContext != NULL && make != NULL) {
    const void *closure[2] = {block, context};
    return make(interval, repeats, closure);
  }
  static ScheduleTimer original;
  if (original == NULL) { original = (ScheduleTimer)(uintptr_t)hostHooksNext(SCHEDULE); }
  return original(interval, repeats, block, context, self);
}

static bool takesBlock(const void *loop, const void **modes, const void *block, const void *context) {
  const void *closure[2] = {block, context};
  return hostHooksThreadContext != NULL && takeBlock != NULL && takeBlock(loop, modes, closure) != 0;
}

EXPORTED SWIFT void performBlock(const void *block, const void *context, SELF const void *self) __asm__(PERFORM);

SWIFT void performBlock(const void *block, const void *context, SELF const void *self) {
  if (takesBlock(self, NULL, block, context)) { return; }
  static Perform original;
  if (original == NULL) { original = (Perform)(uintptr_t)hostHooksNext(PERFORM); }
  original(block, context, self);
}

EXPORTED SWIFT void performBlockIn(const void *modes, const void *block, const void *context,
                                   SELF const void *self) __asm__(PERFORM_IN);

SWIFT void performBlockIn(const void *modes, const void *block, const void *context, SELF const void *self) {
  if (takesBlock(self, &modes, block, context)) { return; }
  static PerformIn original;
  if (original == NULL) { original = (PerformIn)(uintptr_t)hostHooksNext(PERFORM_IN); }
  original(modes, block, context, self);
}

void hostHooksTakeBlocks(HostHooksBlockTaker taker) { takeBlock = taker; }

int hostHooksTakeTimers(const void *runLoop, HostHooksTimerTaker taker, HostHooksTimerMaker maker) {
  const void *method = dlsym(RTLD_DEFAULT, ADD);
  const void **slot = method == NULL ? NULL : hostHooksMethodSlot(runLoop, method);
  if (slot == NULL) { return 0; }
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = (uintptr_t)slot & ~(page - 1);
  if (mprotect((void *)start, page, PROT_READ | PROT_WRITE) != 0) { return 0; }
  take = taker;
  make = maker;
  originalAdd = (AddTimer)(uintptr_t)method;
  *slot = (const void *)(uintptr_t)addTimer;
  return 1;
}
