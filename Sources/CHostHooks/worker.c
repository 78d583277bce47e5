/*
 * Threads that take turns.
 *
 * A worker is a real thread, so that code which waits (a sleep, a semaphore) keeps its stack; but it runs only while the
 * thread that resumed it stands still. Two semaphores pass the turn, and order the memory of both threads.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct HostHooksWorker {
  pthread_t thread;
  sem_t turn, back;
  HostHooksContext *context;
  Output *output;
  uint32_t owner;
  HostHooksWork run;
  void *argument;
  int isDone, isEnding;
  /* Where the worker is a thread of user code: what it runs. */
  void *(*start)(void *);
  int rounds;
  /* The system's numbers of the thread, and of the one that lets it go on. */
  _Atomic pid_t number, resumer;
  HostHooksWorker *next;
};

THREAD_LOCAL HostHooksWorker *hostHooksThreadWorker = NULL;

static void await(sem_t *semaphore) {
  while (sem_wait(semaphore) != 0 && errno == EINTR) {}
}

static pid_t threadNumber(void) {
  static THREAD_LOCAL pid_t number = 0;
  if (number == 0) { number = gettid(); }
  return number;
}

static void awaitTurn(HostHooksWorker *worker) {
  hostHooksThreadContext = NULL;
  await(&worker->turn);
  hostHooksThreadOutput = worker->output;
  hostHooksSetOwner(worker->owner);
  hostHooksThreadContext = worker->context;
}

static void begin(HostHooksWorker *worker) {
  if (worker->context != NULL) { worker->context->begins(worker->context->host); }
}

static void *work(void *argument) {
  HostHooksWorker *worker = argument;
  hostHooksThreadWorker = worker;
  worker->number = threadNumber();
  for (;;) {
    awaitTurn(worker);
    if (worker->isEnding) { return NULL; }
    begin(worker);
    worker->run(worker->argument);
    worker->run = NULL;
    worker->isDone = 1;
    sem_post(&worker->back);
  }
}

/* ---- The workers of this process, of all devices ----------------------------------------------------------------- */

static HostHooksWorker *all;
static atomic_int workers;
static atomic_flag allLocked = ATOMIC_FLAG_INIT;

static void remember(HostHooksWorker *worker) {
  hostHooksSpin(&allLocked);
  worker->next = all;
  all = worker;
  hostHooksEndSpin(&allLocked);
}

static void forget(HostHooksWorker *worker) {
  hostHooksSpin(&allLocked);
  for (HostHooksWorker **place = &all; *place != NULL; place = &(*place)->next) {
    if (*place == worker) {
      *place = worker->next;
      break;
    }
  }
  hostHooksEndSpin(&allLocked);
}

int hostHooksHasWorkers(void) { return atomic_load_explicit(&workers, memory_order_relaxed) != 0; }

HostHooksWorker *hostHooksThreadOf(pthread_t thread) {
  hostHooksSpin(&allLocked);
  HostHooksWorker *found = all;
  while (found != NULL && (found->start == NULL || !pthread_equal(found->thread, thread))) { found = found->next; }
  hostHooksEndSpin(&allLocked);
  return found;
}

int hostHooksStandsStill(HostHooksContext *context, pid_t thread) {
  HostHooksWorker *own = hostHooksThreadWorker;
  if (thread == 0 || thread == threadNumber()) { return 0; }
  if (own != NULL && own->resumer == thread) { return 1; }
  hostHooksSpin(&allLocked);
  HostHooksWorker *found = all;
  while (found != NULL && (found->number != thread || found->context != context)) { found = found->next; }
  hostHooksEndSpin(&allLocked);
  return found != NULL;
}

static HostHooksWorker *makeWorker(void) {
  HostHooksWorker *worker = calloc(1, sizeof *worker);
  if (worker == NULL) { abort(); }
  sem_init(&worker->turn, 0, 0);
  sem_init(&worker->back, 0, 0);
  atomic_fetch_add(&workers, 1);
  return worker;
}

static void freeWorker(HostHooksWorker *worker) {
  sem_destroy(&worker->turn);
  sem_destroy(&worker->back);
  free(worker);
  atomic_fetch_sub(&workers, 1);
}

HostHooksWorker *hostHooksWorkerMake(void) {
  HostHooksWorker *worker = makeWorker();
  int failure = REAL(pthread_create)(&worker->thread, NULL, work, worker);
  if (failure != 0) {
    fprintf(stderr, "Fatal error: a worker of the device could not be made: the system gives no thread (error %d).\n", failure);
    abort();
  }
  remember(worker);
  return worker;
}

void hostHooksWorkerAssign(HostHooksWorker *worker, HostHooksWork run, void *argument) {
  worker->run = run;
  worker->argument = argument;
  worker->isDone = 0;
}

int hostHooksWorkerResume(HostHooksWorker *worker) {
  worker->context = hostHooksThreadContext;
  worker->resumer = threadNumber();
  worker->output = hostHooksThreadOutput;
  worker->owner = hostHooksSetOwner(0);
  hostHooksSetOwner(worker->owner);
  sem_post(&worker->turn);
  await(&worker->back);
  return worker->isDone;
}

void hostHooksWorkerPause(HostHooksWorker *worker) {
  sem_post(&worker->back);
  awaitTurn(worker);
}

void hostHooksWorkerEnd(HostHooksWorker *worker) {
  if (worker->start != NULL) { freeWorker(worker); return; }
  worker->context = NULL;
  worker->output = NULL;
  worker->isEnding = 1;
  sem_post(&worker->turn);
  REAL(pthread_join)(worker->thread, NULL);
  forget(worker);
  freeWorker(worker);
}

/* ---- Threads of user code ---------------------------------------------------------------------------------------- */

static pthread_key_t endKey;

/* In which of the rounds in which the system ends such values ours ends: the last, in which the thread sanitizer forgets a thread. */
enum { lastRound = PTHREAD_DESTRUCTOR_ITERATIONS - SANITIZED };

/*
 * A thread ends by returning or by pthread_exit; then its thread-local values end, and objects of the user's may with them. That,
 * too, is its turn, so ours ends last.
 */
static void endThread(void *argument) {
  HostHooksWorker *worker = argument;
  if (++worker->rounds < lastRound) {
    pthread_setspecific(endKey, worker);
    return;
  }
  forget(worker);
  hostHooksThreadContext = NULL;
  worker->isDone = 1;
  sem_post(&worker->back);
}

__attribute__((constructor)) static void makeEndKey(void) { pthread_key_create(&endKey, endThread); }

static void *beThread(void *argument) {
  HostHooksWorker *worker = argument;
  hostHooksThreadWorker = worker;
  worker->number = threadNumber();
  pthread_setspecific(endKey, worker);
  awaitTurn(worker);
  begin(worker);
  return worker->start(worker->argument);
}

int hostHooksThreadMake(HostHooksWorker **made, pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                        void *argument) {
  HostHooksWorker *worker = makeWorker();
  worker->start = start;
  worker->argument = argument;
  int failure = REAL(pthread_create)(&worker->thread, attributes, beThread, worker);
  if (failure != 0) {
    freeWorker(worker);
    return failure;
  }
  *thread = worker->thread;
  remember(worker);
  *made = worker;
  return 0;
}
