/*
 * Threads that take turns.
 *
 * A worker is a real thread, so that code which waits (a sleep, a semaphore) keeps its stack; but it runs only while the
 * thread that resumed it stands still. Two semaphores pass the turn, and order the memory of both threads.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

struct HostHooksWorker {
  pthread_t thread;
  sem_t turn, back;
  HostHooksContext *context;
  Output *output;
  uint32_t owner;
  HostHooksWork run;
  void *argument;
  int isDone, isEnding;
};

THREAD_LOCAL HostHooksWorker *hostHooksThreadWorker = NULL;

static void await(sem_t *semaphore) {
  while (sem_wait(semaphore) != 0 && errno == EINTR) {}
}

static void awaitTurn(HostHooksWorker *worker) {
  hostHooksThreadContext = NULL;
  await(&worker->turn);
  hostHooksThreadOutput = worker->output;
  hostHooksSetOwner(worker->owner);
  hostHooksThreadContext = worker->context;
}

static void *work(void *argument) {
  HostHooksWorker *worker = argument;
  hostHooksThreadWorker = worker;
  for (;;) {
    awaitTurn(worker);
    if (worker->isEnding) { return NULL; }
    worker->run(worker->argument);
    worker->run = NULL;
    worker->isDone = 1;
    sem_post(&worker->back);
  }
}

HostHooksWorker *hostHooksWorkerMake(void) {
  HostHooksWorker *worker = calloc(1, sizeof *worker);
  if (worker == NULL) { abort(); }
  sem_init(&worker->turn, 0, 0);
  sem_init(&worker->back, 0, 0);
  int failure = pthread_create(&worker->thread, NULL, work, worker);
  if (failure != 0) {
    fprintf(stderr, "Fatal error: a worker of the device could not be made: the system gives no thread (error %d).\n", failure);
    abort();
  }
  return worker;
}

void hostHooksWorkerAssign(HostHooksWorker *worker, HostHooksWork run, void *argument) {
  worker->run = run;
  worker->argument = argument;
  worker->isDone = 0;
}

int hostHooksWorkerResume(HostHooksWorker *worker) {
  worker->context = hostHooksThreadContext;
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
  worker->context = NULL;
  worker->output = NULL;
  worker->isEnding = 1;
  sem_post(&worker->turn);
  pthread_join(worker->thread, NULL);
  sem_destroy(&worker->turn);
  sem_destroy(&worker->back);
  free(worker);
}
