/*
 * The main queue under a device.
 *
 * What Dispatch's front doors are asked to put on the main queue goes to the device's own first-in-first-out queue; the
 * process's real main queue is never filled from a device's loop and never drained by us. Swift's DispatchQueue.main.async
 * and asyncAfter, plain or with a DispatchWorkItem, a group, a quality of service or a barrier, all end in the functions
 * below. A work item keeps its own rules (cancel, wait, isCancelled): its block checks them itself when it is called.
 *
 * A deadline is a point on a virtual clock. For another queue it is turned into the same distance on the real clock.
 *
 * libdispatch is not linked here: its functions are looked up in the process, which has it whenever they are called.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef void *Queue;
typedef void *Group;
typedef uint64_t DispatchTime;

/* The layout of every block, fixed by the blocks ABI; `invoke` takes the block itself. */
typedef struct Block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(struct Block *);
} Block;

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
void dispatch_assert_queue(Queue);
void dispatch_assert_queue_barrier(Queue);
void dispatch_assert_queue_not(Queue);
void dispatch_group_enter(Group);
void dispatch_group_leave(Group);
void dispatch_group_notify(Group, Queue, Block *);
void dispatch_group_notify_f(Group, Queue, void *, HostHooksWork);
intptr_t dispatch_group_wait(Group, DispatchTime);
void dispatch_retain(void *);
void dispatch_release(void *);
DispatchTime dispatch_time(DispatchTime, int64_t);
Block *_Block_copy(const Block *);
void _Block_release(const Block *);

/* The context, when the calling thread is inside a device's loop and `queue` is the main queue. */
static HostHooksContext *deviceFor(Queue queue) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return NULL; }
  static void *_Atomic found;
  void *mainQueue = atomic_load_explicit(&found, memory_order_relaxed);
  if (mainQueue == NULL) {
    mainQueue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    atomic_store_explicit(&found, mainQueue, memory_order_relaxed);
  }
  return queue == mainQueue ? context : NULL;
}

static void runBlock(void *argument) {
  Block *block = argument;
  block->invoke(block);
  REAL(_Block_release)(block);
}

static void submit(HostHooksContext *context, int64_t delay, Block *block) {
  context->mainQueue(context->host, delay, runBlock, REAL(_Block_copy)(block));
}

/* ---- At once ---- */

EXPORTED void dispatch_async(Queue queue, Block *block) {
  HostHooksContext *context = deviceFor(queue);
  if (context == NULL) { REAL(dispatch_async)(queue, block); return; }
  submit(context, 0, block);
}

EXPORTED void dispatch_async_f(Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = deviceFor(queue);
  if (context == NULL) { REAL(dispatch_async_f)(queue, argument, run); return; }
  context->mainQueue(context->host, 0, run, argument);
}

EXPORTED void dispatch_barrier_async(Queue queue, Block *block) {
  HostHooksContext *context = deviceFor(queue);
  if (context == NULL) { REAL(dispatch_barrier_async)(queue, block); return; }
  submit(context, 0, block);
}

EXPORTED void dispatch_barrier_async_f(Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = deviceFor(queue);
  if (context == NULL) { REAL(dispatch_barrier_async_f)(queue, argument, run); return; }
  context->mainQueue(context->host, 0, run, argument);
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

/* The same distance from now on the real clock. */
static DispatchTime realTime(HostHooksContext *context, DispatchTime when) {
  if (when == TIME_FOREVER) { return when; }
  int64_t delay = delayUntil(context, when);
  hostHooksEnter(NULL);
  DispatchTime real = REAL(dispatch_time)(TIME_NOW, delay);
  hostHooksLeave(context);
  return real;
}

EXPORTED void dispatch_after(DispatchTime when, Queue queue, Block *block) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_after)(when, queue, block); return; }
  if (deviceFor(queue) != NULL) { submit(context, delayUntil(context, when), block); return; }
  DispatchTime real = realTime(context, when);
  hostHooksEnter(NULL);
  REAL(dispatch_after)(real, queue, block);
  hostHooksLeave(context);
}

EXPORTED void dispatch_after_f(DispatchTime when, Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_after_f)(when, queue, argument, run); return; }
  if (deviceFor(queue) != NULL) {
    context->mainQueue(context->host, delayUntil(context, when), run, argument);
    return;
  }
  DispatchTime real = realTime(context, when);
  hostHooksEnter(NULL);
  REAL(dispatch_after_f)(real, queue, argument, run);
  hostHooksLeave(context);
}

/* ---- With a group ---- */

/* Notifications for the main queue that wait for their group to empty. libdispatch would put them on the real main queue,
   so they are kept here, and the group is asked each time that a thread inside the device's loop leaves it. */
typedef struct Notification {
  struct Notification *next;
  HostHooksContext *context;
  Group group;
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
    context->mainQueue(context->host, 0, due->run, due->argument);
    REAL(dispatch_release)(group);
    free(due);
  }
}

static void addNotification(HostHooksContext *context, Group group, HostHooksWork run, void *argument) {
  Notification *added = malloc(sizeof *added);
  if (added == NULL) { abort(); }
  *added = (Notification){NULL, context, group, run, argument};
  REAL(dispatch_retain)(group);
  pthread_mutex_lock(&notificationsLock);
  Notification **place = &notifications;
  while (*place != NULL) { place = &(*place)->next; }
  *place = added;
  pthread_mutex_unlock(&notificationsLock);
  deliverIfEmpty(context, group);
}

EXPORTED void dispatch_group_notify(Group group, Queue queue, Block *block) {
  HostHooksContext *context = deviceFor(queue);
  if (context == NULL) { REAL(dispatch_group_notify)(group, queue, block); return; }
  addNotification(context, group, runBlock, REAL(_Block_copy)(block));
}

EXPORTED void dispatch_group_notify_f(Group group, Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = deviceFor(queue);
  if (context == NULL) { REAL(dispatch_group_notify_f)(group, queue, argument, run); return; }
  addNotification(context, group, run, argument);
}

EXPORTED void dispatch_group_leave(Group group) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(dispatch_group_leave)(group); return; }
  REAL(dispatch_retain)(group);
  REAL(dispatch_group_leave)(group);
  deliverIfEmpty(context, group);
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

static void submitMember(HostHooksContext *context, Group group, HostHooksWork run, void *argument) {
  Member *member = malloc(sizeof *member);
  if (member == NULL) { abort(); }
  *member = (Member){group, run, argument};
  REAL(dispatch_retain)(group);
  REAL(dispatch_group_enter)(group);
  context->mainQueue(context->host, 0, runMember, member);
}

EXPORTED void dispatch_group_async(Group group, Queue queue, Block *block) {
  HostHooksContext *context = deviceFor(queue);
  if (context == NULL) { REAL(dispatch_group_async)(group, queue, block); return; }
  submitMember(context, group, runBlock, REAL(_Block_copy)(block));
}

EXPORTED void dispatch_group_async_f(Group group, Queue queue, void *argument, HostHooksWork run) {
  HostHooksContext *context = deviceFor(queue);
  if (context == NULL) { REAL(dispatch_group_async_f)(group, queue, argument, run); return; }
  submitMember(context, group, run, argument);
}

/* ---- Being on the main queue ---- */

static void refuseSync(Queue queue) {
  if (deviceFor(queue) == NULL) { return; }
  fputs("BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread\n", stderr);
  abort();
}

EXPORTED void dispatch_sync(Queue queue, Block *block) {
  refuseSync(queue);
  REAL(dispatch_sync)(queue, block);
}

EXPORTED void dispatch_sync_f(Queue queue, void *argument, HostHooksWork run) {
  refuseSync(queue);
  REAL(dispatch_sync_f)(queue, argument, run);
}

EXPORTED void dispatch_assert_queue(Queue queue) {
  if (deviceFor(queue) == NULL) { REAL(dispatch_assert_queue)(queue); }
}

EXPORTED void dispatch_assert_queue_barrier(Queue queue) {
  if (deviceFor(queue) == NULL) { REAL(dispatch_assert_queue_barrier)(queue); }
}

EXPORTED void dispatch_assert_queue_not(Queue queue) {
  if (deviceFor(queue) == NULL) { REAL(dispatch_assert_queue_not)(queue); return; }
  fputs("BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected not to execute on the main queue\n", stderr);
  abort();
}
