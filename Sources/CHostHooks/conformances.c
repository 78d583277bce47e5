/*
 * The section holds one relative pointer a conformance. A record has four words: the protocol, the type, the witness
 * table, and flags, as Swift 6.3 lays them out ("Protocol Conformance Records" in TypeMetadata.rst of its sources; outside of
 * Apple's platforms no release promises it to the next, so callers ask for known types first). Relative pointers whose
 * lowest bit is set lead to a pointer. Metadata is made by the accessor of the type's descriptor.
 */
#include "conformances.h"

#include <stdint.h>

extern const int32_t conformancesStart[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
extern const int32_t conformancesStop[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));

typedef struct {
  const void *metadata;
  size_t state;
} MetadataResponse;
typedef MetadataResponse (*MetadataAccessor)(size_t request);

/* Where a relative pointer leads; nil for zero. */
static const void *follow(const int32_t *place) {
  return *place == 0 ? NULL : (const char *)place + *place;
}

static const void *followIndirectable(const int32_t *place) {
  if (*place == 0) { return NULL; }
  const char *target = (const char *)place + (*place & ~1);
  return (*place & 1) ? *(const void *const *)target : target;
}

/* The descriptor of the type in a record: kinds 0 and 1 name it directly and by a pointer. */
static const int32_t *typeDescriptor(const int32_t *record) {
  unsigned kind = ((uint32_t)record[3] >> 3) & 7;
  const void *target = follow(&record[1]);
  if (target == NULL || kind > 1) { return NULL; }
  return kind == 1 ? *(const int32_t *const *)target : target;
}

void hostHooksVisitConformingTypes(const void *protocol, HostHooksTypeVisitor visit, void *argument) {
  for (const int32_t *place = conformancesStart; place < conformancesStop; place++) {
    const int32_t *record = follow(place);
    if (record == NULL || followIndirectable(&record[0]) != protocol) { continue; }
    const int32_t *type = typeDescriptor(record);
    if (type == NULL) { continue; }
    unsigned kind = (uint32_t)type[0] & 31, isGeneric = ((uint32_t)type[0] >> 7) & 1;
    MetadataAccessor accessor = (MetadataAccessor)(uintptr_t)follow(&type[3]);
    if (kind < 16 || kind > 18 || isGeneric || accessor == NULL) { continue; }
    visit(accessor(0).metadata, argument);
  }
}
