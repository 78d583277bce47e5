/*
 * Threads that user code starts, and what it locks and waits for.
 *
 * A thread that is started inside a device's loop (Thread, pthread_create) becomes one of the device's: it is a real thread with
 * the caller's attributes, and takes turns with the others as a worker does. Threads that libraries start for themselves are
 * theirs: only what the program and Foundation start is the app's.
 *
 * Where threads take turns, a lock that another of them has taken is held by one that stands still: whoever wants it lets the
 * device go on until it is free. So it is with the conditions that the app and Foundation wait for, which are noted here in the
 * order of the waits. Before a device has a second thread, and outside every device, all of these are the platform's own; and
 * so are the locks and conditions of libraries, which wait for threads that run.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* ---- Threads ---------------------------------------------------------------------------------------------------- */

typedef void *(*Start)(void *);

/* Whether an address lies in the program itself or in Foundation, whose Thread starts what the app asks for. */
static int isOfTheApp(const void *address) {
  static const void *_Atomic program, *_Atomic foundation;
  Dl_info place;
  if (dladdr(address, &place) == 0) { return 0; }
  if (atomic_load(&program) == NULL) {
    Dl_info own;
    if (dladdr((const void *)isOfTheApp, &own) != 0) { atomic_store(&program, own.dli_fbase); }
  }
  if (place.dli_fbase == atomic_load(&program)) { return 1; }
  if (place.dli_fbase == atomic_load(&foundation)) { return 1; }
  const char *name = place.dli_fname == NULL ? NULL : strrchr(place.dli_fname, '/');
  if (name == NULL || strcmp(name, "/libFoundation.so") != 0) { return 0; }
  atomic_store(&foundation, place.dli_fbase);
  return 1;
}

EXPORTED int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, Start start, void *argument) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL || !isOfTheApp(__builtin_return_address(0))) {
    return REAL(pthread_create)(thread, attributes, start, argument);
  }
  HostHooksWorker *worker = NULL;
  int failure = hostHooksThreadMake(&worker, thread, attributes, start, argument);
  if (failure == 0) { context->thread(context->host, worker); }
  return failure;
}

static int hasEnded(void *thread) { return hostHooksThreadOf(*(pthread_t *)thread) == NULL; }

EXPORTED int pthread_join(pthread_t thread, void **result) {
  HostHooksContext *context = hostHooksThreadContext;
  /* What is hopeless here waits for a real thread, or for ever. */
  if (context != NULL && !hasEnded(&thread)) { context->wait(context->host, -1, hasEnded, &thread); }
  return REAL(pthread_join)(thread, result);
}

/* ---- Waiting ---------------------------------------------------------------------------------------------------- */

/* A thread of a device that waits for a lock or a condition; it lives on the stack of that thread. */
typedef struct Waiter {
  struct Waiter *next;
  const void *object;
  int isSignalled;
} Waiter;

/* Who waits on any device, first come first. What they wait for can be touched by any thread of the process. */
static Waiter *waiters;
static atomic_flag waitersLocked = ATOMIC_FLAG_INIT;
static atomic_int waiterCount;

static void noteWaiter(Waiter *waiter) {
  hostHooksSpin(&waitersLocked);
  Waiter **place = &waiters;
  while (*place != NULL) { place = &(*place)->next; }
  *place = waiter;
  atomic_fetch_add(&waiterCount, 1);
  hostHooksEndSpin(&waitersLocked);
}

/* Takes a waiter out; 1 when it was signalled. */
static int forgetWaiter(Waiter *waiter) {
  hostHooksSpin(&waitersLocked);
  for (Waiter **place = &waiters; *place != NULL; place = &(*place)->next) {
    if (*place == waiter) {
      *place = waiter->next;
      atomic_fetch_sub(&waiterCount, 1);
      break;
    }
  }
  int wasSignalled = waiter->isSignalled;
  hostHooksEndSpin(&waitersLocked);
  return wasSignalled;
}

static int isWaitedFor(const void *object) {
  if (atomic_load_explicit(&waiterCount, memory_order_relaxed) == 0) { return 0; }
  hostHooksSpin(&waitersLocked);
  const Waiter *waiter = waiters;
  while (waiter != NULL && waiter->object != object) { waiter = waiter->next; }
  hostHooksEndSpin(&waitersLocked);
  return waiter != NULL;
}

/* ---- Locks ------------------------------------------------------------------------------------------------------ */

/*
 * Waits until a lock is free, or for so long; 0 when only a real thread can let it go. Who waits takes it by itself when its turn
 * comes, since a lock knows its thread; somebody else may have been quicker then.
 */
static int waitOnDevice(HostHooksContext *context, HostHooksAttempt isFree, void *lock, int64_t longest) {
  Waiter waiter = {NULL, lock, 0};
  noteWaiter(&waiter);
  HostHooksWaitResult result = context->wait(context->host, longest, isFree, lock);
  forgetWaiter(&waiter);
  return result != HostHooksWaitHopeless;
}

static int isFreeMutex(void *lock) { return ((pthread_mutex_t *)lock)->__data.__lock == 0; }

/*
 * Only a lock that a thread of this device holds is waited for on the device; glibc writes down who holds it. Whoever
 * else holds it runs, and lets it go by itself.
 */
EXPORTED int pthread_mutex_lock(pthread_mutex_t *lock) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL || !hostHooksHasWorkers()) { return REAL(pthread_mutex_lock)(lock); }
  for (;;) {
    int answer = REAL(pthread_mutex_trylock)(lock);
    if (answer != EBUSY) { return answer; }
    if (!hostHooksStandsStill(context, lock->__data.__owner) || !waitOnDevice(context, isFreeMutex, lock, -1)) {
      return REAL(pthread_mutex_lock)(lock);
    }
  }
}

/*
 * The device is told of a lock only that somebody on a device waits for, and never while it is being told: what tells it is Swift
 * code, and the runtime takes locks of its own meanwhile.
 */
EXPORTED int pthread_mutex_unlock(pthread_mutex_t *lock) {
  static THREAD_LOCAL int isTelling;
  int answer = REAL(pthread_mutex_unlock)(lock);
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL || isTelling || !isWaitedFor(lock)) { return answer; }
  isTelling = 1;
  context->changed(context->host);
  isTelling = 0;
  return answer;
}

/*
 * The standard library's Mutex asks the kernel for a lock that is taken (FUTEX_LOCK_PI), and lets it go without a call
 * where nobody waits in the kernel: so whoever waits looks again each millisecond of the device's time.
 */
#define LOOK_AGAIN INT64_C(1000000)

/* The word of such a lock is the number of the thread that holds it. */
static pid_t holderOf(void *lock) { return (pid_t)(atomic_load((_Atomic uint32_t *)lock) & FUTEX_TID_MASK); }

static int isFreeFutex(void *lock) { return holderOf(lock) == 0; }

void hostHooksAwaitFutex(HostHooksContext *context, long operation, void *lock) {
  if ((operation & FUTEX_CMD_MASK) != FUTEX_LOCK_PI || !hostHooksHasWorkers()) { return; }
  while (hostHooksStandsStill(context, holderOf(lock)) && waitOnDevice(context, isFreeFutex, lock, LOOK_AGAIN)) {}
}

/* ---- Conditions ------------------------------------------------------------------------------------------------- */

/* Signals the first that waits on a device, or all of them; 1 when there was one. */
static int signalWaiters(pthread_cond_t *condition, int all) {
  if (atomic_load(&waiterCount) == 0) { return 0; }
  int found = 0;
  hostHooksSpin(&waitersLocked);
  for (Waiter *waiter = waiters; waiter != NULL && (all || !found); waiter = waiter->next) {
    if (waiter->object == condition && !waiter->isSignalled) { found = waiter->isSignalled = 1; }
  }
  hostHooksEndSpin(&waitersLocked);
  HostHooksContext *context = hostHooksThreadContext;
  if (found && context != NULL) { context->changed(context->host); }
  return found;
}

static int wasSignalled(void *argument) {
  Waiter *waiter = argument;
  hostHooksSpin(&waitersLocked);
  int answer = waiter->isSignalled;
  hostHooksEndSpin(&waitersLocked);
  return answer;
}

static HostHooksWaitResult waitForSignal(HostHooksContext *context, pthread_cond_t *condition, pthread_mutex_t *lock,
                                         int64_t longest) {
  Waiter waiter = {NULL, condition, 0};
  noteWaiter(&waiter);
  pthread_mutex_unlock(lock);
  HostHooksWaitResult result = context->wait(context->host, longest, wasSignalled, &waiter);
  pthread_mutex_lock(lock);
  return forgetWaiter(&waiter) ? HostHooksWaitCame : result;
}

EXPORTED int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *lock) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL || !isOfTheApp(__builtin_return_address(0))) { return REAL(pthread_cond_wait)(condition, lock); }
  if (waitForSignal(context, condition, lock, -1) == HostHooksWaitCame) { return 0; }
  return REAL(pthread_cond_wait)(condition, lock);
}

/* The time is the device's, by the clock that the condition was made for. */
static int waitUntil(HostHooksContext *context, pthread_cond_t *condition, pthread_mutex_t *lock, clockid_t clock,
                     const struct timespec *end) {
  struct timespec now;
  clock_gettime(clock, &now);
  int64_t longest = (int64_t)(end->tv_sec - now.tv_sec) * INT64_C(1000000000) + (end->tv_nsec - now.tv_nsec);
  /* With a time to wait for, nothing is hopeless. */
  return waitForSignal(context, condition, lock, longest < 0 ? 0 : longest) == HostHooksWaitCame ? 0 : ETIMEDOUT;
}

EXPORTED int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict lock,
                                    const struct timespec *restrict end) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL || !isOfTheApp(__builtin_return_address(0))) { return REAL(pthread_cond_timedwait)(condition, lock, end); }
  /* A condition does not tell its clock; an uptime is never as large as a date. */
  clockid_t clock = end->tv_sec < HOST_HOOKS_LAUNCH_UNIX_SECONDS / 2 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
  return waitUntil(context, condition, lock, clock, end);
}

EXPORTED int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *lock, clockid_t clock,
                                    const struct timespec *end) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL || !isOfTheApp(__builtin_return_address(0))) { return REAL(pthread_cond_clockwait)(condition, lock, clock, end); }
  return waitUntil(context, condition, lock, clock, end);
}

EXPORTED int pthread_cond_signal(pthread_cond_t *condition) {
  return signalWaiters(condition, 0) ? 0 : REAL(pthread_cond_signal)(condition);
}

EXPORTED int pthread_cond_broadcast(pthread_cond_t *condition) {
  signalWaiters(condition, 1);
  return REAL(pthread_cond_broadcast)(condition);
}
