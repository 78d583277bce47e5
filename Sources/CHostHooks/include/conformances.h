/*
 * Which types of the program conform to a protocol: what the compiler wrote into the section of conformances of the
 * executable that this code is linked into.
 */
#pragma once

#include <stddef.h>

/// Called with the metadata of a type (`unsafeBitCast` to `Any.Type`).
typedef void (*HostHooksTypeVisitor)(const void *_Nonnull metadata, void *_Nullable argument);

/// Visits each type that is not generic and conforms to a protocol, in the order of the linker.
///
/// `protocol` is the descriptor of the protocol.
void hostHooksVisitConformingTypes(const void *_Nonnull protocol, HostHooksTypeVisitor _Nonnull visit,
                                   void *_Nullable argument);

/// Makes an object of a class, with the initializer without arguments that it has from a base class, or overrides.
///
/// `base` is the metadata of Foundation's `NSObject`. Retained; null where the initializer is not found.
void *_Nullable hostHooksMakeObject(const void *_Nonnull metadata, const void *_Nonnull base);

/// Asks whether a device takes a timer that is added to the run loop: 1 or 0. `mode` points to the mode's name, a string.
typedef int (*HostHooksTimerTaker)(const void *_Nonnull timer, const void *_Nonnull mode);

/// Makes a timer of an interval in seconds and schedules it; `block` points to the closure. Returns it retained.
typedef void *_Nonnull (*HostHooksTimerMaker)(double interval, int repeats, const void *_Nonnull block);

/// Asks whether a device takes a block that a run loop is given: 1 or 0.
///
/// `loop` is the run loop; `modes` points to an array of modes, null for the default one; `block` points to the closure.
typedef int (*HostHooksBlockTaker)(const void *_Nonnull loop, const void *_Nullable modes, const void *_Nonnull block);

/// Lets devices take blocks that a thread of theirs gives to a run loop; to be called once.
void hostHooksTakeBlocks(HostHooksBlockTaker _Nonnull taker);

/// Lets devices take timers that a thread of theirs adds to a run loop; to be called once.
///
/// `runLoop` is the metadata of Foundation's `RunLoop`. Returns 1, or 0 where its method is not found.
int hostHooksTakeTimers(const void *_Nonnull runLoop, HostHooksTimerTaker _Nonnull taker,
                        HostHooksTimerMaker _Nonnull maker);
