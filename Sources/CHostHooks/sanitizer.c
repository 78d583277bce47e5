/*
 * What the thread sanitizer has to be told: how Swift's Mutex is handed over where threads meet at it. The quick way stands in the
 * program and is seen. The slow one stands in the library, which is not instrumented, and the kernel hands the lock on (a futex
 * with an owner), so that nothing in the process would say that the one who waited comes after the one who let go.
 */
#define _GNU_SOURCE
#include "internal.h"

#if SANITIZED

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

/* _MutexHandle's own names in the toolchain's library Synchronization. */
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT void (*Lock)(uint32_t thread, SELF);
typedef SWIFT bool (*Try)(SELF);
typedef SWIFT void (*Unlock)(SELF);

EXPORTED SWIFT void hostHooksMutexLock(uint32_t thread, SELF) __asm__(LOCK);
EXPORTED SWIFT bool hostHooksMutexTry(SELF) __asm__(TRY);
EXPORTED SWIFT void hostHooksMutexUnlock(SELF) __asm__(UNLOCK);

SWIFT void hostHooksMutexLock(uint32_t thread, SELF) {
  ((Lock)dlsym(RTLD_NEXT, LOCK))(thread, self);
  __tsan_acquire(self);
}

SWIFT bool hostHooksMutexTry(SELF) {
  bool isTaken = ((Try)dlsym(RTLD_NEXT, TRY))(self);
  if (isTaken) { __tsan_acquire(self); }
  return isTaken;
}

SWIFT void hostHooksMutexUnlock(SELF) {
  __tsan_release(self);
  ((Unlock)dlsym(RTLD_NEXT, UNLOCK))(self);
}

#endif
