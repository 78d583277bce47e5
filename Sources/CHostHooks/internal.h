/* Shared by the files of this target. */
#pragma once

#include "CHostHooks.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

/* Seen from the shared libraries, and kept though nothing in the executable calls it. */
#define EXPORTED __attribute__((visibility("default"), used))

/* Thread-local without a call: our object is part of the executable, so the linker relaxes this to a fixed offset. */
#define THREAD_LOCAL _Thread_local __attribute__((tls_model("initial-exec")))

extern THREAD_LOCAL HostHooksContext *hostHooksThreadContext;

/* The worker that the thread is; NULL for every other thread. */
extern THREAD_LOCAL HostHooksWorker *hostHooksThreadWorker;

/* Where the copy of what a thread prints goes; see output.c. */
typedef struct Output Output;
extern THREAD_LOCAL Output *hostHooksThreadOutput;

/* The thread sanitizer has definitions of its own behind ours, in the same file, and has to see what goes through them. */
#if __has_feature(thread_sanitizer)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

/* The next definition of `name` after ours, looked up once and remembered at the place of use. */
#define REAL(name)                                                                                                      \
  ({                                                                                                                    \
    static void *_Atomic found;                                                                                         \
    void *known = atomic_load_explicit(&found, memory_order_relaxed);                                                   \
    if (known == NULL) {                                                                                                \
      known = hostHooksNext(#name);                                                                                     \
      atomic_store_explicit(&found, known, memory_order_relaxed);                                                       \
    }                                                                                                                   \
    (__typeof__(&name))known;                                                                                           \
  })

/* The address of the next definition of a symbol; ends the process when there is none. */
void *hostHooksNext(const char *symbol);

/* Where the table of a class's methods has a method; NULL if it does not. See objects.c. */
const void **hostHooksMethodSlot(const void *metadata, const void *method);

/* A lock for a few instructions, of which no thread is told; for the lists that threads of several devices share. */
static inline void hostHooksSpin(atomic_flag *lock) {
  while (atomic_flag_test_and_set_explicit(lock, memory_order_acquire)) { sched_yield(); }
}

static inline void hostHooksEndSpin(atomic_flag *lock) { atomic_flag_clear_explicit(lock, memory_order_release); }

/* ---- Threads that take turns: worker.c and threads.c ---- */

/* Whether any device of the process has a thread beside its main one. */
int hostHooksHasWorkers(void);

/* Makes a thread of user code, which waits for its turn; returns what pthread_create does. */
int hostHooksThreadMake(HostHooksWorker **made, pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                        void *argument);

/* The thread of user code that a handle means; NULL when it has ended or is none. */
HostHooksWorker *hostHooksThreadOf(pthread_t thread);

/* Whether a thread, by the system's number, is one of this device's others: it stands still while the caller runs. */
int hostHooksStandsStill(HostHooksContext *context, pid_t thread);

/* Waits until no thread that stands still holds a lock of the kernel's. */
void hostHooksAwaitFutex(HostHooksContext *context, long operation, void *lock);
