/*
 * Objects of a class that is known by its metadata alone, made with the initializer without arguments.
 *
 * A class's metadata ends with a table of its methods, and a subclass's table begins with that of its superclass ("Class
 * Metadata" in TypeMetadata.rst of Swift's sources). So the place of the base's allocating initializer in its own table is
 * that of the subclass's in the subclass's. It takes the metadata in the register for `self`. Outside of Apple's platforms no
 * release promises this layout to the next: where the table lies elsewhere, the base's initializer, which is looked for by its
 * address, is not found in it, and nothing is made.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>

/* The allocating initializer `NSObject.init()` of Foundation, mangled. */
#define BASE_INITIALIZER "$s10Foundation8NSObjectCACycfC"

/* The beginning of a class's metadata on platforms without Objective-C. */
typedef struct {
  const void *kind, *superclass;
  uint32_t flags, instanceAddressPoint, instanceSize;
  uint16_t instanceAlignMask, reserved;
  uint32_t classSize, classAddressPoint;
  const void *description, *destroyIvars;
  const void *members[];
} ClassMetadata;

typedef __attribute__((swiftcall)) void *(*AllocatingInitializer)(__attribute__((swift_context)) const void *metadata);

const void **hostHooksMethodSlot(const void *metadata, const void *method) {
  const ClassMetadata *class = metadata;
  size_t size = class->classSize - class->classAddressPoint;
  const void **members = (const void **)(uintptr_t)class->members;
  for (size_t index = 0; sizeof(ClassMetadata) + (index + 1) * sizeof(void *) <= size; index++) {
    if (members[index] == method) { return &members[index]; }
  }
  return NULL;
}

void *hostHooksMakeObject(const void *metadata, const void *base) {
  static const void *initializer;
  if (initializer == NULL) { initializer = dlsym(RTLD_DEFAULT, BASE_INITIALIZER); }
  const void **slot = initializer == NULL ? NULL : hostHooksMethodSlot(base, initializer);
  if (slot == NULL) { return NULL; }
  const void *own = *(const void *const *)((const char *)metadata + ((const char *)slot - (const char *)base));
  return ((AllocatingInitializer)(uintptr_t)own)(metadata);
}
