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
