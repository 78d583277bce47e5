/*
 * What a thread of the process is to the devices of the process: four words that each thread has of its own.
 *
 * Swift has no thread-local variables that are read without a call, and the runtime asks at each read of a state.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/// What one thread is to the devices of the process.
typedef struct CThreadPlace {
  /// The runtime whose code the thread runs; NULL where it runs none. Not kept alive.
  const void *_Nullable runtime;
  /// The transaction under which the thread writes, where that is its own; NULL elsewhere. Not kept alive.
  const void *_Nullable transaction;
  /// Whether a graph is being brought up to date on the thread.
  bool isUpdating;
  /// Whether a runtime was made on the thread.
  bool isHome;
} CThreadPlace;

/* Thread-local without a call: our object is part of the executable, so the linker relaxes this to a fixed offset. */
extern _Thread_local CThreadPlace cThreadPlace __attribute__((tls_model("initial-exec")));

static inline const void *_Nullable cThreadRuntime(void) { return cThreadPlace.runtime; }
static inline void cThreadSetRuntime(const void *_Nullable runtime) { cThreadPlace.runtime = runtime; }

static inline const void *_Nullable cThreadTransaction(void) { return cThreadPlace.transaction; }
static inline void cThreadSetTransaction(const void *_Nullable transaction) { cThreadPlace.transaction = transaction; }

static inline bool cThreadIsUpdating(void) { return cThreadPlace.isUpdating; }
static inline void cThreadSetUpdating(bool isUpdating) { cThreadPlace.isUpdating = isUpdating; }

static inline bool cThreadIsHome(void) { return cThreadPlace.isHome; }
static inline void cThreadSetHome(void) { cThreadPlace.isHome = true; }
