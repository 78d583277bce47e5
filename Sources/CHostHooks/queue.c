/*
 * Dispatch under a device.
 *
 * What Dispatch's front doors are asked for from inside a device's loop goes to the device: blocks for the main queue to its
 * own first-in-first-out queue, blocks for every other queue to its workers, in virtual time. The process's own queues are
 * never filled from a device's loop, and its main queue is never drained by us. Swift's DispatchQueue.async, asyncAfter and
 * sync, plain or with a DispatchWorkItem, a group, a quality of service or a barrier, DispatchSemaphore, DispatchGroup
 * and concurrentPerform all end in the functions below. A work item keeps its own rules (cancel, wait, isCancelled): its
 * block checks them itself when it is called.
 *
 * A wait asks again and again whether what it waits for has come, and lets the device go on in between; only what nothing
 * on the device can bring is waited for in real time.
 *
 * libdispatch is not linked here: its functions are looked up in the process, which has it whenever they are called.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef void *Queue;
typedef void *Group;
typedef void *Semaphore;
typedef uint64_t DispatchTime;

/* The layout of every block, fixed by the blocks ABI; `invoke` takes the block itself. */
typedef struct Block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(struct Block *);
} Block;

/* The block of dispatch_apply. */
typedef struct IndexedBlock {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(struct IndexedBlock *, size_t);
} IndexedBlock;

void dispatch_async(Queue, Block *);
void dispatch_async_f(Queue, void *, HostHooksWork);
void dispatch_barrier_async(Queue, Block *);
void dispatch_barrier_async_f(Queue, void *, HostHooksWork);
void dispatch_after(DispatchTime, Queue, Block *);
void dispatch_after_f(DispatchTime, Queue, void *, HostHooksWork);
void dispatch_group_async(Group, Queue, Block *);
void dispatch_group_async_f(Group, Queue, void *, HostHooksWork);
void dispatch_sync(Queue, Block *);
void dispatch_sync_f(Queue, void *, HostHooksWork);
void dispatch_barrier_sync(Queue, Block *);
void dispatch_barrier_sync_f(Queue, void *, HostHooksWork);
void dispatch_async_and_wait(Queue, Block *);
void dispatch_apply(size_t, Queue, IndexedBlock *);
void dispatch_apply_f(size_t, Queue, void *, void (*)(void *, size_t));
void dispatch_assert_queue(Queue);
void dispatch_assert_queue_barrier(Queue);
void dispatch_assert_queue_not(Queue);
void *dispatch_get_specific(const void *);
void *dispatch_queue_get_specific(Queue, const void *);
const char *dispatch_queue_get_label(Queue);
Queue dispatch_queue_create(const char *, void *);
Queue dispatch_get_global_queue(intptr_t, uintptr_t);
void dispatch_group_enter(Group);
void dispatch_group_leave(Group);
void dispatch_group_notify(Group, Queue, Block *);
void dispatch_group_notify_f(Group, Queue, void *, HostHooksWork);
intptr_t dispatch_group_wait(Group, DispatchTime);
intptr_t dispatch_semaphore_wait(Semaphore, DispatchTime);
intptr_t dispatch_semaphore_signal(Semaphore);
intptr_t dispatch_block_wait(Block *, DispatchTime);
void dispatch_retain(void *);
void dispatch_release(void *);
DispatchTime dispatch_time(DispatchTime, int64_t);
Block *_Block_copy(const Block *);
void _Block_release(const Block *);

/* ---- Queues ---- */

static void *lookedUp(void *_Atomic *place, const char *symbol) {
  void *known = atomic_load_explicit(place, memory_order_relaxed);
  if (known == NULL) {
    known = dlsym(RTLD_DEFAULT, symbol);
    atomic_store_explicit(place, known, memory_order_relaxed);
  }
  return known;
}

static Queue mainQueue(void) {
  static void *_Atomic found;
  return lookedUp(&found, "_dispatch_main_q");
}

/* Where a queue object keeps how many of its blocks may run at once: found by looking for the three values that libdispatch
   gives (queue_internal.h: 1 for a serial queue, 0xffe for a concurrent one, 0xfff for a global one), because no function
   tells. Beyond the object where it was not found; then every queue but a global one counts as serial. */
#define SEARCHED_BYTES 96
#define CONCURRENT_WIDTH 0xffe
#define GLOBAL_WIDTH 0xfff

static size_t widthOffset = SEARCHED_BYTES;
static Queue globalQueue = NULL;

static uint16_t wordAt(Queue queue, size_t offset) {
  uint16_t word;
  memcpy(&word, (const char *)queue + offset, sizeof word);
  return word;
}

static void findWidths(void) {
  void *attribute = dlsym(RTLD_DEFAULT, "_dispatch_queue_attr_concurrent");
  globalQueue = REAL(dispatch_get_global_queue)(0, 0);
  if (attribute == NULL) { return; }
  Queue serial = REAL(dispatch_queue_create)("serial", NULL);
  Queue concurrent = REAL(dispatch_queue_create)("concurrent", attribute);
  for (size_t offset = 0; offset < SEARCHED_BYTES && widthOffset == SEARCHED_BYTES; offset += 2) {
    if (wordAt(serial, offset) == 1 && wordAt(concurrent, offset) == CONCURRENT_WIDTH &&
        wordAt(globalQueue, offset) == GLOBAL_WIDTH) {
      widthOffset = offset;
    }
  }
  REAL(dispatch_release)(serial);
  REAL(dispatch_release)(concurrent);
}

static HostHooksOrder orderOf(Queue queue, HostHooksOrder amongOthers) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, findWidths);
  if (widthOffset == SEARCHED_BYTES) { return queue == globalQueue ? HostHooksOrderConcurrent : HostHooksOrderSerial; }
  uint16_t width = wordAt(queue, widthOffset);
  if (width == GLOBAL_WIDTH) { return HostHooksOrderConcurrent; }  /* a global queue knows no barriers */
  return width == CONCURRENT_WIDTH ? amongOthers : HostHooksOrderSerial;
}

/* The queue that the calling thread's code runs on: the innermost one; a thread of the app's counts as on a global one. */
static Queue currentQueue(HostHooksContext *context) {
  Queue queue = context->currentQueue(context->host);
  if (queue != NULL) { return queue; }
  return hostHooksThreadWorker == NULL ? mainQueue() : REAL(dispatch_get_global_queue)(0, 0);
}

/* Whether it counts as running on `queue`; the main thread is on the main queue, whatever it visits. */
static int isOn(HostHooksContext *context, Queue queue) {
  return queue == currentQueue(context) || (queue == mainQueue() && hostHooksThreadWorker == NULL);
}

void hostHooksQueueRetain(void *queue) { REAL(dispatch_retain)(queue); }

void hostHooksQueueRelease(void *queue) { REAL(dispatch_release)(queue); }

/* ---- At once ---- */

static void runBlock(void *argument) {
  Block *block = argument;
  block->invoke(block);
  REAL(_Block_release)(block);
}

static void submit(HostHooksContext *context, Queue queue, HostHooksOrder order, int64_t delay, HostHooksWork run,
                   void *argument) {
  if (queue == mainQueue()) {
    context->mainQueue(context->host, delay, run, argument);
  } else {
    context->workerQueue(context->host, queue, orderOf(queue, order), delay, run, argument);
  }
}

EXPORTED void dispatch_async(Queue queue, Block *block) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_async)(queue, block); return; }
  submit(context, queue, HostHooksOrderConcurrent, 0, runBlock, REAL(_Block_copy)(block));
}

EXPORTED void dispatch_async_f(Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_async_f)(queue, argument, run); return; }
  submit(context, queue, HostHooksOrderConcurrent, 0, run, argument);
}

EXPORTED void dispatch_barrier_async(Queue queue, Block *block) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_barrier_async)(queue, block); return; }
  submit(context, queue, HostHooksOrderBarrier, 0, runBlock, REAL(_Block_copy)(block));
}

EXPORTED void dispatch_barrier_async_f(Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_barrier_async_f)(queue, argument, run); return; }
  submit(context, queue, HostHooksOrderBarrier, 0, run, argument);
}

/* ---- Later ---- */

/* libdispatch's encoding of a dispatch_time_t (shims/time.h): the two top bits name the clock, 11 the wall clock (the
   value negated), 10 boot time, 0x uptime. */
#define TIME_NOW UINT64_C(0)
#define TIME_FOREVER UINT64_MAX
#define TIME_WALL_NOW (~UINT64_C(1))
#define TIME_BOOT_BIT (UINT64_C(1) << 63)
#define TIME_WALL_BIT (UINT64_C(1) << 62)

/* Virtual nanoseconds from now until `when`; not negative, and half of 2^63 for ever. */
static int64_t delayUntil(HostHooksContext *context, DispatchTime when) {
  if (when == TIME_FOREVER) { return INT64_MAX / 2; }
  if (when == TIME_NOW || when == TIME_WALL_NOW || when == TIME_BOOT_BIT) { return 0; }
  int64_t now = context->now(context->host), deadline;
  if ((when & TIME_BOOT_BIT) == 0) {
    deadline = (int64_t)when - HOST_HOOKS_LAUNCH_UPTIME_NANOSECONDS;
  } else if ((when & TIME_WALL_BIT) == 0) {
    deadline = (int64_t)(when & ~TIME_BOOT_BIT) - HOST_HOOKS_LAUNCH_UPTIME_NANOSECONDS;
  } else {
    deadline = -(int64_t)when - HOST_HOOKS_LAUNCH_UNIX_SECONDS * INT64_C(1000000000);
  }
  return deadline > now ? deadline - now : 0;
}

EXPORTED void dispatch_after(DispatchTime when, Queue queue, Block *block) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_after)(when, queue, block); return; }
  submit(context, queue, HostHooksOrderConcurrent, delayUntil(context, when), runBlock, REAL(_Block_copy)(block));
}

EXPORTED void dispatch_after_f(DispatchTime when, Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_after_f)(when, queue, argument, run); return; }
  submit(context, queue, HostHooksOrderConcurrent, delayUntil(context, when), run, argument);
}

/* ---- And wait ---- */

static void invokeBlock(void *argument) {
  Block *block = argument;
  block->invoke(block);
}

/* What a worker gives the main queue, and waits for. */
typedef struct Visit {
  HostHooksWork run;
  void *argument;
  int isDone;
} Visit;

static void runVisit(void *argument) {
  Visit *visit = argument;
  visit->run(visit->argument);
  visit->isDone = 1;
  HostHooksContext *context = hostHooksThreadContext;
  if (context != NULL) { context->changed(context->host); }
}

static int hasVisited(void *argument) { return ((Visit *)argument)->isDone; }

static void runAndWait(HostHooksContext *context, Queue queue, HostHooksOrder order, HostHooksWork run, void *argument) {
  if (queue != mainQueue()) {
    context->workerQueueSync(context->host, queue, orderOf(queue, order), run, argument);
    return;
  }
  if (hostHooksThreadWorker == NULL) {
    fputs("BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread\n", stderr);
    abort();
  }
  Visit visit = {run, argument, 0};
  context->mainQueue(context->host, 0, runVisit, &visit);
  context->wait(context->host, -1, hasVisited, &visit);
}

EXPORTED void dispatch_sync(Queue queue, Block *block) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_sync)(queue, block); return; }
  runAndWait(context, queue, HostHooksOrderConcurrent, invokeBlock, block);
}

EXPORTED void dispatch_sync_f(Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_sync_f)(queue, argument, run); return; }
  runAndWait(context, queue, HostHooksOrderConcurrent, run, argument);
}

EXPORTED void dispatch_async_and_wait(Queue queue, Block *block) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_async_and_wait)(queue, block); return; }
  runAndWait(context, queue, HostHooksOrderConcurrent, invokeBlock, block);
}

EXPORTED void dispatch_barrier_sync(Queue queue, Block *block) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_barrier_sync)(queue, block); return; }
  runAndWait(context, queue, HostHooksOrderBarrier, invokeBlock, block);
}

EXPORTED void dispatch_barrier_sync_f(Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_barrier_sync_f)(queue, argument, run); return; }
  runAndWait(context, queue, HostHooksOrderBarrier, run, argument);
}

/* DispatchQueue.concurrentPerform: the calling thread takes part, here it does it all, in the order of the indices. */

EXPORTED void dispatch_apply(size_t iterations, Queue queue, IndexedBlock *block) {
  if (hostHooksThreadContext == NULL) { REAL(dispatch_apply)(iterations, queue, block); return; }
  for (size_t index = 0; index < iterations; index++) { block->invoke(block, index); }
}

EXPORTED void dispatch_apply_f(size_t iterations, Queue queue, void *argument, void (*run)(void *, size_t)) {
  if (hostHooksThreadContext == NULL) { REAL(dispatch_apply_f)(iterations, queue, argument, run); return; }
  for (size_t index = 0; index < iterations; index++) { run(argument, index); }
}

/* ---- Waiting for something else ---- */

/* Waits on the device; 0 when it came, 1 when the time was up, and -1 when only a real thread can bring it. */
static int waitOnDevice(HostHooksContext *context, DispatchTime until, HostHooksAttempt attempt, void *argument) {
  if (attempt(argument)) { return 0; }
  if (until == TIME_NOW) { return 1; }
  int64_t longest = until == TIME_FOREVER ? -1 : delayUntil(context, until);
  switch (context->wait(context->host, longest, attempt, argument)) {
  case HostHooksWaitCame: return 0;
  case HostHooksWaitTimedOut: return 1;
  case HostHooksWaitHopeless: return -1;
  }
}

static int takeSemaphore(void *semaphore) { return REAL(dispatch_semaphore_wait)(semaphore, TIME_NOW) == 0; }

EXPORTED intptr_t dispatch_semaphore_wait(Semaphore semaphore, DispatchTime until) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(dispatch_semaphore_wait)(semaphore, until); }
  int result = waitOnDevice(context, until, takeSemaphore, semaphore);
  return result < 0 ? REAL(dispatch_semaphore_wait)(semaphore, TIME_FOREVER) : result;
}

EXPORTED intptr_t dispatch_semaphore_signal(Semaphore semaphore) {
  intptr_t woken = REAL(dispatch_semaphore_signal)(semaphore);
  HostHooksContext *context = hostHooksThreadContext;
  if (context != NULL) { context->changed(context->host); }
  return woken;
}

static int isGroupEmpty(void *group) { return REAL(dispatch_group_wait)(group, TIME_NOW) == 0; }

EXPORTED intptr_t dispatch_group_wait(Group group, DispatchTime until) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(dispatch_group_wait)(group, until); }
  int result = waitOnDevice(context, until, isGroupEmpty, group);
  return result < 0 ? REAL(dispatch_group_wait)(group, TIME_FOREVER) : result;
}

static int isBlockDone(void *block) { return REAL(dispatch_block_wait)(block, TIME_NOW) == 0; }

EXPORTED intptr_t dispatch_block_wait(Block *block, DispatchTime until) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(dispatch_block_wait)(block, until); }
  int result = waitOnDevice(context, until, isBlockDone, block);
  return result < 0 ? REAL(dispatch_block_wait)(block, TIME_FOREVER) : result;
}

/* ---- With a group ---- */

/* Notifications that wait for their group to empty. libdispatch would put them on the process's own queues, so they are
   kept here, and the group is asked each time that a thread inside the device's loop leaves it. */
typedef struct Notification {
  struct Notification *next;
  HostHooksContext *context;
  Group group;
  Queue queue;
  HostHooksWork run;
  void *argument;
} Notification;

static Notification *notifications = NULL;
static pthread_mutex_t notificationsLock = PTHREAD_MUTEX_INITIALIZER;

/* Takes the oldest notification of `group` for `context` out of the list. */
static Notification *takeNotification(HostHooksContext *context, Group group) {
  pthread_mutex_lock(&notificationsLock);
  Notification **place = &notifications;
  while (*place != NULL && ((*place)->context != context || (*place)->group != group)) { place = &(*place)->next; }
  Notification *taken = *place;
  if (taken != NULL) { *place = taken->next; }
  pthread_mutex_unlock(&notificationsLock);
  return taken;
}

static void deliverIfEmpty(HostHooksContext *context, Group group) {
  if (REAL(dispatch_group_wait)(group, TIME_NOW) != 0) { return; }
  for (Notification *due; (due = takeNotification(context, group)) != NULL;) {
    submit(context, due->queue, HostHooksOrderConcurrent, 0, due->run, due->argument);
    REAL(dispatch_release)(group);
    REAL(dispatch_release)(due->queue);
    free(due);
  }
}

static void addNotification(HostHooksContext *context, Group group, Queue queue, HostHooksWork run, void *argument) {
  Notification *added = malloc(sizeof *added);
  if (added == NULL) { abort(); }
  *added = (Notification){NULL, context, group, queue, run, argument};
  REAL(dispatch_retain)(group);
  REAL(dispatch_retain)(queue);
  pthread_mutex_lock(&notificationsLock);
  Notification **place = &notifications;
  while (*place != NULL) { place = &(*place)->next; }
  *place = added;
  pthread_mutex_unlock(&notificationsLock);
  deliverIfEmpty(context, group);
}

EXPORTED void dispatch_group_notify(Group group, Queue queue, Block *block) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_group_notify)(group, queue, block); return; }
  addNotification(context, group, queue, runBlock, REAL(_Block_copy)(block));
}

EXPORTED void dispatch_group_notify_f(Group group, Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_group_notify_f)(group, queue, argument, run); return; }
  addNotification(context, group, queue, run, argument);
}

EXPORTED void dispatch_group_leave(Group group) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_group_leave)(group); return; }
  REAL(dispatch_retain)(group);
  REAL(dispatch_group_leave)(group);
  deliverIfEmpty(context, group);
  context->changed(context->host);
  REAL(dispatch_release)(group);
}

typedef struct Member {
  Group group;
  HostHooksWork run;
  void *argument;
} Member;

static void runMember(void *argument) {
  Member member = *(Member *)argument;
  free(argument);
  member.run(member.argument);
  dispatch_group_leave(member.group);
  REAL(dispatch_release)(member.group);
}

static void submitMember(HostHooksContext *context, Group group, Queue queue, HostHooksWork run, void *argument) {
  Member *member = malloc(sizeof *member);
  if (member == NULL) { abort(); }
  *member = (Member){group, run, argument};
  REAL(dispatch_retain)(group);
  REAL(dispatch_group_enter)(group);
  submit(context, queue, HostHooksOrderConcurrent, 0, runMember, member);
}

EXPORTED void dispatch_group_async(Group group, Queue queue, Block *block) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_group_async)(group, queue, block); return; }
  submitMember(context, group, queue, runBlock, REAL(_Block_copy)(block));
}

EXPORTED void dispatch_group_async_f(Group group, Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_group_async_f)(group, queue, argument, run); return; }
  submitMember(context, group, queue, run, argument);
}

/* ---- Being on a queue ---- */

static void refuse(const char *expectation, Queue queue) {
  const char *label = REAL(dispatch_queue_get_label)(queue);
  fprintf(stderr, "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was %sexpected to execute on queue [%s]\n",
          expectation, label == NULL ? "" : label);
  abort();
}

EXPORTED void dispatch_assert_queue(Queue queue) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_assert_queue)(queue); return; }
  if (!isOn(context, queue)) { refuse("", queue); }
}

EXPORTED void dispatch_assert_queue_barrier(Queue queue) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_assert_queue_barrier)(queue); return; }
  if (!isOn(context, queue)) { refuse("", queue); }
}

EXPORTED void dispatch_assert_queue_not(Queue queue) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_assert_queue_not)(queue); return; }
  if (isOn(context, queue)) { refuse("not ", queue); }
}

EXPORTED void *dispatch_get_specific(const void *key) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(dispatch_get_specific)(key); }
  return REAL(dispatch_queue_get_specific)(currentQueue(context), key);
}

EXPORTED const char *dispatch_queue_get_label(Queue queue) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context != NULL && queue == NULL) { queue = currentQueue(context); }
  return REAL(dispatch_queue_get_label)(queue);
}
