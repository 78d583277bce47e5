/*
 * Which Swift objects are allocated and freed, exactly.
 *
 * The runtime allocates every class instance, closure context, box and array buffer through the function pointer
 * _swift_allocObject, once its flag for instruments is set (see below); ours stands there from the start of the process,
 * and notes the object when the calling thread is inside a device's loop. The runtime has no such pointer for the end of an object, but every object ends in `free`, so ours looks
 * each address up among those that it noted, and reports the free with the owner of the allocation, on whatever thread.
 * Each device has a recorder of its own: what one device's code allocates is never counted for another, however the lives
 * of the two overlap.
 *
 * Nothing here may allocate through malloc: it runs inside it. Table and records live in pages taken from the system.
 * One spin lock guards them all; while nothing is tracked, a free costs one relaxed load, and while something is, addresses
 * outside the tracked range cost three.
 *
 * The table is open addressing with linear probing, at most half full, and a removal moves followers back (Knuth, TAOCP
 * volume 3, 6.4, algorithm R), so there are no tombstones.
 *
 * Under a sanitizer `malloc` and `free` are its own: then allocations are not available.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <sched.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif

static THREAD_LOCAL uint32_t currentOwner = 0;

uint32_t hostHooksSetOwner(uint32_t owner) {
  uint32_t previous = currentOwner;
  currentOwner = owner;
  return previous;
}

/* ---- Pages ------------------------------------------------------------------------------------------------------ */

/* Zeroed bytes in pages of their own. */
static void *takePages(size_t bytes) {
  void *pages = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) { __builtin_trap(); }
  return pages;
}

static void givePages(void *pages, size_t bytes) {
  if (pages != NULL) { munmap(pages, bytes); }
}

static atomic_flag locked = ATOMIC_FLAG_INIT;

/* ---- Records of one device that wait to be drained: a queue in one array ---------------------------------------- */

#define FIRST_LIMIT ((size_t)1 << 14)

struct HostHooksRecorder {
  HostHooksContext *context;
  HostHooksAllocation *pending;
  size_t pendingLimit, pendingStart, pendingEnd;
  /* Objects noted and not freed yet. */
  size_t live;
  bool leavesOutNobody;
};

static void record(HostHooksRecorder *recorder, HostHooksAllocation entry) {
  if (recorder->pendingEnd == recorder->pendingLimit) {
    size_t limit = recorder->pendingLimit == 0 ? FIRST_LIMIT : recorder->pendingLimit * 2;
    HostHooksAllocation *larger = takePages(limit * sizeof entry);
    size_t count = recorder->pendingEnd - recorder->pendingStart;
    if (count > 0) { memcpy(larger, recorder->pending + recorder->pendingStart, count * sizeof entry); }
    givePages(recorder->pending, recorder->pendingLimit * sizeof entry);
    recorder->pending = larger;
    recorder->pendingLimit = limit;
    recorder->pendingStart = 0;
    recorder->pendingEnd = count;
  }
  recorder->pending[recorder->pendingEnd++] = entry;
}

size_t hostHooksAllocationsDrain(HostHooksRecorder *recorder, HostHooksAllocation *records, size_t capacity) {
  hostHooksSpin(&locked);
  size_t count = recorder->pendingEnd - recorder->pendingStart;
  if (count > capacity) { count = capacity; }
  if (count > 0) { memcpy(records, recorder->pending + recorder->pendingStart, count * sizeof *records); }
  recorder->pendingStart += count;
  if (recorder->pendingStart == recorder->pendingEnd) { recorder->pendingStart = recorder->pendingEnd = 0; }
  hostHooksEndSpin(&locked);
  return count;
}

size_t hostHooksAllocationsPending(HostHooksRecorder *recorder) {
  hostHooksSpin(&locked);
  size_t count = recorder->pendingEnd - recorder->pendingStart;
  hostHooksEndSpin(&locked);
  return count;
}

size_t hostHooksAllocationsLive(HostHooksRecorder *recorder) {
  hostHooksSpin(&locked);
  size_t count = recorder->live;
  hostHooksEndSpin(&locked);
  return count;
}

/* ---- Objects alive, of all devices: address -> record and recorder ----------------------------------------------- */

typedef struct Object {
  HostHooksAllocation entry; /* an address of 0 marks a free slot */
  HostHooksRecorder *recorder;
} Object;

static Object *objects;
static size_t objectLimit; /* a power of two */
static atomic_size_t tracked;
static _Atomic uintptr_t lowest = UINTPTR_MAX, highest = 0;

/* Objects are 16-byte aligned; multiplication by 2^64 / golden ratio spreads the rest (Fibonacci hashing). */
static size_t slotOf(uintptr_t address) {
  return (size_t)(((address >> 4) * UINT64_C(0x9E3779B97F4A7C15)) >> 20) & (objectLimit - 1);
}

static size_t find(uintptr_t address) {
  size_t slot = slotOf(address);
  while (objects[slot].entry.address != 0 && objects[slot].entry.address != address) {
    slot = (slot + 1) & (objectLimit - 1);
  }
  return slot;
}

/* Puts all objects but those of `leaver` into a table of `limit` slots. */
static void rebuild(size_t limit, const HostHooksRecorder *leaver) {
  Object *old = objects;
  size_t oldLimit = objectLimit, count = 0;
  objects = takePages(limit * sizeof(Object));
  objectLimit = limit;
  for (size_t index = 0; index < oldLimit; index++) {
    if (old[index].entry.address == 0 || old[index].recorder == leaver) { continue; }
    objects[find(old[index].entry.address)] = old[index];
    count++;
  }
  givePages(old, oldLimit * sizeof(Object));
  atomic_store_explicit(&tracked, count, memory_order_relaxed);
}

static void insert(Object object) {
  size_t count = atomic_load_explicit(&tracked, memory_order_relaxed);
  if (count * 2 >= objectLimit) { rebuild(objectLimit == 0 ? FIRST_LIMIT : objectLimit * 2, NULL); }
  uintptr_t address = object.entry.address;
  Object *slot = &objects[find(address)];
  if (slot->entry.address == 0) {
    atomic_store_explicit(&tracked, count + 1, memory_order_relaxed);
  } else {
    slot->recorder->live--;
  }
  *slot = object;
  object.recorder->live++;
  if (address < atomic_load_explicit(&lowest, memory_order_relaxed)) { atomic_store(&lowest, address); }
  if (address > atomic_load_explicit(&highest, memory_order_relaxed)) { atomic_store(&highest, address); }
}

/* Takes an address out of the table; false when it is not there. */
static bool removeObject(uintptr_t address, Object *object) {
  if (objectLimit == 0) { return false; }
  size_t hole = find(address), mask = objectLimit - 1;
  if (objects[hole].entry.address == 0) { return false; }
  *object = objects[hole];
  for (size_t slot = (hole + 1) & mask; objects[slot].entry.address != 0; slot = (slot + 1) & mask) {
    size_t home = slotOf(objects[slot].entry.address);
    if (((slot - home) & mask) >= ((slot - hole) & mask)) {
      objects[hole] = objects[slot];
      hole = slot;
    }
  }
  objects[hole].entry.address = 0;
  object->recorder->live--;
  atomic_fetch_sub_explicit(&tracked, 1, memory_order_relaxed);
  return true;
}

/* ---- The two hooks ---------------------------------------------------------------------------------------------- */

#if !SANITIZED

typedef void *(*AllocateObject)(const void *metadata, size_t size, size_t alignmentMask);

static AllocateObject realAllocateObject;

/* The object that this thread allocated last, for the question of its size that follows. */
static THREAD_LOCAL uintptr_t newestObject;
static THREAD_LOCAL size_t newestSize;

static void *allocateObject(const void *metadata, size_t size, size_t alignmentMask) {
  void *object = realAllocateObject(metadata, size, alignmentMask);
  newestObject = (uintptr_t)object;
  newestSize = size;
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return object; }
  HostHooksRecorder *recorder = __atomic_load_n(&context->recorder, __ATOMIC_RELAXED);
  if (recorder == NULL || (currentOwner == 0 && recorder->leavesOutNobody)) { return object; }
  HostHooksAllocation entry = {(uintptr_t)object, size, metadata, currentOwner, 0};
  hostHooksSpin(&locked);
  insert((Object){entry, recorder});
  record(recorder, entry);
  hostHooksEndSpin(&locked);
  return object;
}

static void noteFree(uintptr_t address) {
  Object object;
  hostHooksSpin(&locked);
  if (removeObject(address, &object)) {
    object.entry.isFree = 1;
    record(object.recorder, object.entry);
  }
  hostHooksEndSpin(&locked);
}

#if SANITIZED
extern void __interceptor_free(void *);
#define REAL_FREE __interceptor_free
/* The library frees what a thread had when the sanitizer has forgotten the thread: nothing may be noted of that. */
#define UNSANITIZED __attribute__((disable_sanitizer_instrumentation))
#else
extern void __libc_free(void *);
#define REAL_FREE __libc_free
#define UNSANITIZED
#endif

EXPORTED UNSANITIZED void free(void *pointer) {
  if (atomic_load_explicit(&tracked, memory_order_relaxed) != 0) {
    uintptr_t address = (uintptr_t)pointer;
    if (address >= atomic_load_explicit(&lowest, memory_order_relaxed) &&
        address <= atomic_load_explicit(&highest, memory_order_relaxed)) {
      noteFree(address);
    }
  }
  REAL_FREE(pointer);
}

/*
 * How large a block is. The library asks when it has made an array or a string, and gives it all the room that there is: a
 * block that took the rest of a hole is 16 bytes larger than one of the same size elsewhere, and the array would grow one
 * element later, by what else lies in the heap. A new object has the block that its size asks for, and no more, and so has
 * a noted one whenever it is asked for. The lesser of the two is always there: an address may have another owner by now.
 */
typedef size_t (*UsableSize)(void *);

static UsableSize realUsableSize;

__attribute__((constructor)) static void findUsableSize(void) {
  realUsableSize = (UsableSize)hostHooksNext("malloc_usable_size");
}

/* A block is a multiple of 16 bytes, 32 at least, of which the allocator keeps 8. */
static size_t blockOf(size_t size) {
  size_t block = (size + 8 + 15) & ~(size_t)15;
  return (block < 32 ? 32 : block) - 8;
}

/* The size that a noted object was asked for with, 0 for any other address. */
static size_t notedSize(uintptr_t address) {
  if (atomic_load_explicit(&tracked, memory_order_relaxed) == 0 || (address & 15) != 0) { return 0; }
  size_t noted = 0;
  hostHooksSpin(&locked);
  if (objectLimit != 0) {
    size_t slot = find(address);
    if (objects[slot].entry.address == address) { noted = objects[slot].entry.size; }
  }
  hostHooksEndSpin(&locked);
  return noted;
}

EXPORTED size_t malloc_usable_size(void *pointer) {
  if (pointer == NULL) { return 0; }
  if (realUsableSize == NULL) { findUsableSize(); }
  size_t usable = realUsableSize(pointer);
  uintptr_t address = (uintptr_t)pointer;
#if SANITIZED
  size_t size = notedSize(address);
#else
  size_t size = address == newestObject ? newestSize : notedSize(address);
#endif
  if (size == 0) { return usable; }
  size_t block = blockOf(size);
  return block < usable ? block : usable;
}

/* ---- The runtime's switch --------------------------------------------------------------------------------------- */

/*
 * With the flag at `true`, Swift 6.3's Linux runtime sends retains, too, through replaceable pointers, by way of an adapter
 * that strips the mark of a small string (swiftlang/swift pull request 88924): the first retain of a string of 9 to 15
 * letters reads its letters as an address. The allocation path asks whether the flag is not 0, the retain path, in
 * this build of the runtime, whether it is exactly 1; so 2 switches on the one and not the other, and retains keep their
 * speed. What holds for the runtime at hand is found out before main, while there is one thread: a value is fit when our
 * function is called, the flag stays as it was, and a retain of a small string whose letters spell the address of an
 * object of ours leaves that object alone.
 */
static AllocateObject *runtimePointer;
static uint8_t *runtimeFlag;
static uint8_t fitFlag = 0; /* 0: none is fit */

static unsigned probes;

static void *probeAllocate(const void *metadata, size_t size, size_t alignmentMask) {
  probes++;
  return realAllocateObject(metadata, size, alignmentMask);
}

/* A bridge object on 64-bit systems whose top byte is 0xE0 | count holds a small string in its other bytes. */
#define SMALL_STRING_OF_14 (UINT64_C(0xEE) << 56)

static bool isFit(uint8_t value, AllocateObject allocate, void *(*retain)(void *)) {
  static _Alignas(16) uint64_t object[2];
  object[0] = 0;
  object[1] = 3; /* the reference counts of a new object */
  *runtimePointer = probeAllocate;
  *runtimeFlag = value;
  probes = 0;
  __libc_free(allocate(object, sizeof object, 15));
  bool isCalled = probes == 1 && *runtimeFlag == value;
  retain((void *)(uintptr_t)((uint64_t)(uintptr_t)object | SMALL_STRING_OF_14));
  bool isLeftAlone = object[1] == 3;
  *runtimeFlag = 0;
  *runtimePointer = realAllocateObject;
  return isCalled && isLeftAlone;
}

__attribute__((constructor)) static void findFitFlag(void) {
  runtimePointer = dlsym(RTLD_DEFAULT, "_swift_allocObject");
  runtimeFlag = dlsym(RTLD_DEFAULT, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly");
  AllocateObject allocate = dlsym(RTLD_DEFAULT, "swift_allocObject");
  void *(*retain)(void *) = dlsym(RTLD_DEFAULT, "swift_bridgeObjectRetain");
  if (runtimePointer == NULL || runtimeFlag == NULL || allocate == NULL || retain == NULL) { return; }
  /* Somebody else's instrument is at work; leave it alone. */
  if (*runtimeFlag != 0) { return; }
  realAllocateObject = *runtimePointer;
  for (uint8_t value = 2; value > 0 && fitFlag == 0; value--) {
    if (isFit(value, allocate, retain)) { fitFlag = value; }
  }
  if (fitFlag == 0) { return; }
  /* From now on, and for good: what is made before a device's loop may grow inside it, and has to have equal room always. */
  *runtimeFlag = fitFlag;
  *runtimePointer = allocateObject;
}

int hostHooksAllocationsAvailable(void) { return fitFlag != 0; }

static size_t recorders;

HostHooksRecorder *hostHooksAllocationsStart(HostHooksContext *context, int ownedOnly) {
  if (!hostHooksAllocationsAvailable() || context->recorder != NULL) { return NULL; }
  HostHooksRecorder *recorder = calloc(1, sizeof *recorder);
  if (recorder == NULL) { return NULL; }
  recorder->context = context;
  recorder->leavesOutNobody = ownedOnly != 0;
  hostHooksSpin(&locked);
  recorders++;
  __atomic_store_n(&context->recorder, recorder, __ATOMIC_SEQ_CST);
  hostHooksEndSpin(&locked);
  return recorder;
}

void hostHooksAllocationsStop(HostHooksRecorder *recorder) {
  hostHooksSpin(&locked);
  __atomic_store_n(&recorder->context->recorder, NULL, __ATOMIC_SEQ_CST);
  if (--recorders == 0) {
    atomic_store(&tracked, 0);
    atomic_store(&lowest, UINTPTR_MAX);
    atomic_store(&highest, 0);
    givePages(objects, objectLimit * sizeof(Object));
    objects = NULL;
    objectLimit = 0;
  } else if (recorder->live > 0) {
    rebuild(objectLimit, recorder);
  }
  hostHooksEndSpin(&locked);
  givePages(recorder->pending, recorder->pendingLimit * sizeof *recorder->pending);
  free(recorder);
}

#else

int hostHooksAllocationsAvailable(void) { return 0; }

HostHooksRecorder *hostHooksAllocationsStart(HostHooksContext *context, int ownedOnly) { return NULL; }

void hostHooksAllocationsStop(HostHooksRecorder *recorder) {}

#endif
