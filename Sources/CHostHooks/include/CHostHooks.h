/*
 * What Swift cannot say about the process that it runs in.
 *
 * The simulated device runs a user's code in virtual time. That code calls Date(), Task.sleep, UUID() and
 * DispatchQueue.main, and all of them end in a few C functions of libc, libdispatch and the Swift runtime. This target
 * defines those functions itself. A symbol that an executable defines comes first in the dynamic linker's search, so the
 * shared libraries (Foundation, Dispatch, _Concurrency, the standard library) call ours; nothing else needs to be done
 * but to link this target statically, which the package manager does.
 *
 * Every one of them forwards to the real function unless the calling thread is inside a device's loop, which a
 * thread-local pointer says. So a process that links us and runs no device behaves as if we were not there, and the
 * threads of a test runner, of a progress line or of a file writer keep the real clock while a device runs beside them.
 *
 * Linux (glibc), with the Swift runtime as shared libraries, which is how the package manager links by default.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "conformances.h"

/* ---- The device that a thread runs ------------------------------------------------------------------------------ */

/// A thread of the device's beside the main one.
///
/// Only one of a device's threads runs at a time: the one that was resumed, until it pauses. So what they share needs no
/// lock, and the order of all that they do is the device's to choose.
typedef struct HostHooksWorker HostHooksWorker;

/// Work that a queue was handed: call `run` once with `argument`.
typedef void (*HostHooksWork)(void *_Nullable argument);

/// Asks whether what a thread waits for has come, and takes it if so: 1 or 0. May be asked by any thread of the device.
typedef int (*HostHooksAttempt)(void *_Nullable argument);

/// What a wait came to.
typedef enum __attribute__((enum_extensibility(closed))) HostHooksWaitResult {
  /// It came, and was taken.
  HostHooksWaitCame = 0,
  /// The time was up first.
  HostHooksWaitTimedOut = 1,
  /// Nothing on the device can bring it any more: a real thread must.
  HostHooksWaitHopeless = 2,
} HostHooksWaitResult;

/// How blocks of a dispatch queue stand to the queue's others.
typedef enum __attribute__((enum_extensibility(closed))) HostHooksOrder {
  /// One after the other: a serial queue.
  HostHooksOrderSerial = 0,
  /// Beside others.
  HostHooksOrderConcurrent = 1,
  /// Alone, on a concurrent queue.
  HostHooksOrderBarrier = 2,
} HostHooksOrder;

/// What a thread inside a device's loop asks instead of the operating system.
///
/// The memory belongs to the caller and must outlive every thread's stay in it.
typedef struct HostHooksContext {
  /// Passed to the functions below.
  void *_Nullable host;
  /// The virtual time in nanoseconds since launch. Called for every clock; must neither block nor read a clock.
  int64_t (*_Nonnull now)(void *_Nullable host);
  /// The thread asks to sleep for so many nanoseconds (nanosleep, usleep, Thread.sleep).
  void (*_Nonnull sleep)(void *_Nullable host, int64_t nanoseconds);
  /// A block for the main queue: to be run once, in order of arrival, not before `nanoseconds` have passed.
  void (*_Nonnull mainQueue)(void *_Nullable host, int64_t nanoseconds, HostHooksWork _Nonnull run,
                             void *_Nullable argument);
  /// A block for a queue other than the main one: as above, on one of the device's workers.
  void (*_Nonnull workerQueue)(void *_Nullable host, void *_Nonnull queue, HostHooksOrder order, int64_t nanoseconds,
                               HostHooksWork _Nonnull run, void *_Nullable argument);
  /// The same, and the calling thread waits until the block has run (dispatch_sync).
  void (*_Nonnull workerQueueSync)(void *_Nullable host, void *_Nonnull queue, HostHooksOrder order,
                                   HostHooksWork _Nonnull run, void *_Nullable argument);
  /// The calling thread, a worker or one that user code has started, begins its work.
  void (*_Nonnull begins)(void *_Nullable host);
  /// User code has started a thread, which waits for its turn.
  void (*_Nonnull thread)(void *_Nullable host, HostHooksWorker *_Nonnull worker);
  /// The calling thread waits until `attempt` succeeds, or for so many nanoseconds (negative: for ever).
  HostHooksWaitResult (*_Nonnull wait)(void *_Nullable host, int64_t nanoseconds, HostHooksAttempt _Nonnull attempt,
                                       void *_Nullable argument);
  /// Something that a thread of the device may be waiting for has changed.
  void (*_Nonnull changed)(void *_Nullable host);
  /// The queue whose block the calling thread runs; NULL where it visits none on the main thread.
  void *_Nullable (*_Nonnull currentQueue)(void *_Nullable host);
  /// State of the generator that answers for the system's random source (SplitMix64): set it to the seed.
  uint64_t randomState;
  /// What records the allocations of the threads inside; NULL where nothing does. `hostHooksAllocationsStart` sets it.
  struct HostHooksRecorder *_Nullable recorder;
} HostHooksContext;

/// Makes the calling thread run for `context`, or for nobody when NULL; returns what it ran for before.
HostHooksContext *_Nullable hostHooksEnter(HostHooksContext *_Nullable context);

/// Ends a stay that began with `hostHooksEnter`; `previous` is what that call returned.
void hostHooksLeave(HostHooksContext *_Nullable previous);

/// What the calling thread runs for; NULL outside a device's loop.
HostHooksContext *_Nullable hostHooksCurrent(void);

/* ---- Workers ----------------------------------------------------------------------------------------------------- */

/// Makes a worker; its thread waits for work.
HostHooksWorker *_Nonnull hostHooksWorkerMake(void);

/// Gives a worker that has none a work; it begins when the worker is resumed.
void hostHooksWorkerAssign(HostHooksWorker *_Nonnull worker, HostHooksWork _Nonnull run, void *_Nullable argument);

/// Lets the worker go on, inside the loop that the calling thread is in, until it pauses or its work is done.
///
/// Returns 1 when the work is done. What it prints in between goes where the calling thread's output goes, and what it
/// allocates is the calling thread's owner's.
int hostHooksWorkerResume(HostHooksWorker *_Nonnull worker);

/// Called by the worker: gives the turn back; returns when it is resumed.
void hostHooksWorkerPause(HostHooksWorker *_Nonnull worker);

/// Ends a worker that has no work, or forgets a thread of user code that has ended.
void hostHooksWorkerEnd(HostHooksWorker *_Nonnull worker);

/// Keeps a dispatch queue alive, and lets it go.
void hostHooksQueueRetain(void *_Nonnull queue);
void hostHooksQueueRelease(void *_Nonnull queue);

/* ---- The virtual clocks ----------------------------------------------------------------------------------------- */

/// The wall clock at launch: 2024-01-01 09:41:00 UTC, in seconds since 1970. A convention, not a measurement.
#define HOST_HOOKS_LAUNCH_UNIX_SECONDS INT64_C(1704102060)

/// The same for Swift, which does not see the macro.
static inline int64_t hostHooksLaunchUnixSeconds(void) { return HOST_HOOKS_LAUNCH_UNIX_SECONDS; }

/// How long the device had been up at launch: one hour, in nanoseconds. A convention; it must not be 0, because
/// libdispatch reads an uptime of 0 as "now".
#define HOST_HOOKS_LAUNCH_UPTIME_NANOSECONDS INT64_C(3600000000000)

/* ---- The counter of retired instructions ------------------------------------------------------------------------- */

/// Opens the processor's counter of instructions that the calling thread retires outside of the kernel; a descriptor, or an
/// error's number below zero where there is none or this process may not have it.
int hostHooksInstructionCounterOpen(void);

/// What the counter says; below zero when it was taken away in between.
int64_t hostHooksInstructionCounterRead(int descriptor);

/// Gives the counter back.
void hostHooksInstructionCounterClose(int descriptor);

/* ---- Allocations of Swift objects ------------------------------------------------------------------------------- */

/// One object allocated or freed, in the order in which it happened.
typedef struct HostHooksAllocation {
  /// Where the object is.
  uintptr_t address;
  /// Bytes that were asked for, header included, not rounded.
  uint64_t size;
  /// The type's metadata (`unsafeBitCast` to `Any.Type`), or that of a closure context or box.
  const void *_Nullable metadata;
  /// The owner that was set when the object was allocated; a free carries it too.
  uint32_t owner;
  /// 0 for an allocation, 1 for a free.
  uint32_t isFree;
} HostHooksAllocation;

/// Whether allocations can be seen in this process: not under a sanitizer, nor where the runtime lacks the hook.
int hostHooksAllocationsAvailable(void);

/// What records one device's allocations.
typedef struct HostHooksRecorder HostHooksRecorder;

/// Begins to record what threads inside this device's loop allocate. The context must outlive the recorder.
///
/// What is allocated for owner 0 is left out if `ownedOnly` is not 0.
/// Returns NULL when allocations cannot be seen or this device's are being recorded already.
HostHooksRecorder *_Nullable hostHooksAllocationsStart(HostHooksContext *_Nonnull context, int ownedOnly);

/// Ends a recorder, outside its device's loop: what was not drained is forgotten, and so are its objects that are alive.
void hostHooksAllocationsStop(HostHooksRecorder *_Nonnull recorder);

/// Sets the owner of what this thread allocates from now on (0: nobody); returns the one before.
uint32_t hostHooksSetOwner(uint32_t owner);

/// Moves up to `capacity` records into `records`, oldest first; returns how many.
size_t hostHooksAllocationsDrain(HostHooksRecorder *_Nonnull recorder, HostHooksAllocation *_Nonnull records,
                                 size_t capacity);

/// Records that wait to be drained.
size_t hostHooksAllocationsPending(HostHooksRecorder *_Nonnull recorder);

/// Objects recorded as allocated and not freed yet.
size_t hostHooksAllocationsLive(HostHooksRecorder *_Nonnull recorder);

/// Bytes that the C library has given out and not taken back, blocks that it mapped on their own included.
size_t hostHooksHeapInUse(void);

/* ---- Names of functions ------------------------------------------------------------------------------------------ */

/// The name of the function that begins at an address of this process, as the compiler spells it; NULL where the program
/// or library that holds it carries no table of symbols. The text lives as long as the process.
const char *_Nullable hostHooksSymbolName(uintptr_t address);

/* ---- What user code prints -------------------------------------------------------------------------------------- */

/// Begins (1) or ends (0) to keep a copy of what this thread writes to standard output; returns what was in force.
int hostHooksCaptureOutput(int on);

/// The bytes that were kept and not forgotten yet; they belong to the thread.
const char *_Nullable hostHooksTakeOutput(size_t *_Nonnull count);

/// Forgets the bytes that were kept.
void hostHooksForgetOutput(void);
