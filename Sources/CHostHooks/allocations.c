/*
 * Which Swift objects are allocated and freed, exactly.
 *
 * The runtime allocates every class instance, closure context, box and array buffer through the function pointer
 * _swift_allocObject, once its flag for instruments is set (see below); ours notes the object when the calling thread is inside a
 * device's loop. The runtime has no such pointer for the end of an object, but every object ends in `free`, so ours looks
 * each address up among those that it noted, and reports the free with the owner of the allocation, on whatever thread.
 *
 * Nothing here may allocate through malloc: it runs inside it. Table and records live in pages taken from the system.
 * One spin lock guards both; while nothing is tracked, a free costs one relaxed load, and while something is, addresses
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

/* An array in pages of its own; `limit` counts elements. */
typedef struct Records {
  HostHooksAllocation *elements;
  size_t limit;
} Records;

static Records takePages(size_t limit) {
  void *pages = mmap(NULL, limit * sizeof(HostHooksAllocation), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) { __builtin_trap(); }
  return (Records){pages, limit};
}

static void givePages(Records *records) {
  if (records->elements != NULL) { munmap(records->elements, records->limit * sizeof(HostHooksAllocation)); }
  *records = (Records){NULL, 0};
}

static atomic_flag locked = ATOMIC_FLAG_INIT;

static void lock(void) {
  while (atomic_flag_test_and_set_explicit(&locked, memory_order_acquire)) { sched_yield(); }
}

static void unlock(void) { atomic_flag_clear_explicit(&locked, memory_order_release); }

/* ---- Records that wait to be drained: a queue in one array ------------------------------------------------------ */

#define FIRST_LIMIT ((size_t)1 << 14)

static Records pending;
static size_t pendingStart, pendingEnd;

static void record(HostHooksAllocation entry) {
  if (pendingEnd == pending.limit) {
    Records larger = takePages(pending.limit == 0 ? FIRST_LIMIT : pending.limit * 2);
    size_t count = pendingEnd - pendingStart;
    if (count > 0) { memcpy(larger.elements, pending.elements + pendingStart, count * sizeof entry); }
    givePages(&pending);
    pending = larger;
    pendingStart = 0;
    pendingEnd = count;
  }
  pending.elements[pendingEnd++] = entry;
}

size_t hostHooksAllocationsDrain(HostHooksAllocation *records, size_t capacity) {
  lock();
  size_t count = pendingEnd - pendingStart;
  if (count > capacity) { count = capacity; }
  if (count > 0) { memcpy(records, pending.elements + pendingStart, count * sizeof *records); }
  pendingStart += count;
  if (pendingStart == pendingEnd) { pendingStart = pendingEnd = 0; }
  unlock();
  return count;
}

size_t hostHooksAllocationsPending(void) {
  lock();
  size_t count = pendingEnd - pendingStart;
  unlock();
  return count;
}

/* ---- Objects alive: address -> record --------------------------------------------------------------------------- */

static Records table; /* limit is a power of two; an address of 0 marks a free slot */
static atomic_size_t tracked;
static _Atomic uintptr_t lowest = UINTPTR_MAX, highest = 0;

size_t hostHooksAllocationsLive(void) { return atomic_load(&tracked); }

/* Objects are 16-byte aligned; multiplication by 2^64 / golden ratio spreads the rest (Fibonacci hashing). */
static size_t slotOf(uintptr_t address) {
  return (size_t)(((address >> 4) * UINT64_C(0x9E3779B97F4A7C15)) >> 20) & (table.limit - 1);
}

static size_t find(uintptr_t address) {
  size_t slot = slotOf(address);
  while (table.elements[slot].address != 0 && table.elements[slot].address != address) {
    slot = (slot + 1) & (table.limit - 1);
  }
  return slot;
}

static void growTable(void) {
  Records old = table;
  table = takePages(old.limit == 0 ? FIRST_LIMIT : old.limit * 2);
  for (size_t index = 0; index < old.limit; index++) {
    if (old.elements[index].address != 0) { table.elements[find(old.elements[index].address)] = old.elements[index]; }
  }
  givePages(&old);
}

static void insert(HostHooksAllocation entry) {
  size_t count = atomic_load_explicit(&tracked, memory_order_relaxed);
  if (count * 2 >= table.limit) { growTable(); }
  HostHooksAllocation *slot = &table.elements[find(entry.address)];
  if (slot->address == 0) { atomic_store_explicit(&tracked, count + 1, memory_order_relaxed); }
  *slot = entry;
  if (entry.address < atomic_load_explicit(&lowest, memory_order_relaxed)) { atomic_store(&lowest, entry.address); }
  if (entry.address > atomic_load_explicit(&highest, memory_order_relaxed)) { atomic_store(&highest, entry.address); }
}

/* Takes an address out of the table; false when it is not there. */
static bool removeEntry(uintptr_t address, HostHooksAllocation *entry) {
  if (table.limit == 0) { return false; }
  size_t hole = find(address), mask = table.limit - 1;
  if (table.elements[hole].address == 0) { return false; }
  *entry = table.elements[hole];
  for (size_t slot = (hole + 1) & mask; table.elements[slot].address != 0; slot = (slot + 1) & mask) {
    size_t home = slotOf(table.elements[slot].address);
    if (((slot - home) & mask) >= ((slot - hole) & mask)) {
      table.elements[hole] = table.elements[slot];
      hole = slot;
    }
  }
  table.elements[hole].address = 0;
  atomic_fetch_sub_explicit(&tracked, 1, memory_order_relaxed);
  return true;
}

/* ---- The two hooks ---------------------------------------------------------------------------------------------- */

#if !SANITIZED

static atomic_bool recording;
/* The loop whose threads are recorded. */
static HostHooksContext *_Atomic recorded;
static atomic_bool leavesOutNobody;

typedef void *(*AllocateObject)(const void *metadata, size_t size, size_t alignmentMask);

static AllocateObject realAllocateObject;

static void *allocateObject(const void *metadata, size_t size, size_t alignmentMask) {
  void *object = realAllocateObject(metadata, size, alignmentMask);
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL || !atomic_load_explicit(&recording, memory_order_relaxed)) { return object; }
  if (context != atomic_load_explicit(&recorded, memory_order_relaxed)) { return object; }
  if (currentOwner == 0 && atomic_load_explicit(&leavesOutNobody, memory_order_relaxed)) { return object; }
  HostHooksAllocation entry = {(uintptr_t)object, size, metadata, currentOwner, 0};
  lock();
  if (atomic_load_explicit(&recording, memory_order_relaxed)) {
    insert(entry);
    record(entry);
  }
  unlock();
  return object;
}

static void noteFree(uintptr_t address) {
  HostHooksAllocation entry;
  lock();
  if (removeEntry(address, &entry)) {
    entry.isFree = 1;
    record(entry);
  }
  unlock();
}

extern void __libc_free(void *);

EXPORTED void free(void *pointer) {
  if (atomic_load_explicit(&tracked, memory_order_relaxed) != 0) {
    uintptr_t address = (uintptr_t)pointer;
    if (address >= atomic_load_explicit(&lowest, memory_order_relaxed) &&
        address <= atomic_load_explicit(&highest, memory_order_relaxed)) {
      noteFree(address);
    }
  }
  __libc_free(pointer);
}

/*
 * How large a block is. The library asks when it makes an array, and gives it all the room that there is: a block that
 * took the rest of a hole is 16 bytes larger than one of the same size elsewhere, and the array would grow one element
 * later, by what else lies in the heap. A noted object has the block that its size asks for, and no more.
 */
typedef size_t (*UsableSize)(void *);

static UsableSize realUsableSize;

__attribute__((constructor)) static void findUsableSize(void) {
  realUsableSize = (UsableSize)dlsym(RTLD_NEXT, "malloc_usable_size");
}

/* A block is a multiple of 16 bytes, 32 at least, of which the allocator keeps 8. */
static size_t blockOf(size_t size) {
  size_t block = (size + 8 + 15) & ~(size_t)15;
  return (block < 32 ? 32 : block) - 8;
}

EXPORTED size_t malloc_usable_size(void *pointer) {
  if (pointer == NULL) { return 0; }
  if (realUsableSize == NULL) { findUsableSize(); }
  size_t usable = realUsableSize(pointer);
  if (atomic_load_explicit(&tracked, memory_order_relaxed) == 0) { return usable; }
  uintptr_t address = (uintptr_t)pointer;
  size_t noted = 0;
  lock();
  if (table.limit != 0 && (address & 15) == 0) {
    size_t slot = find(address);
    if (table.elements[slot].address == address) { noted = table.elements[slot].size; }
  }
  unlock();
  if (noted == 0) { return usable; }
  size_t block = blockOf(noted);
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
}

int hostHooksAllocationsAvailable(void) { return fitFlag != 0; }

int hostHooksAllocationsStart(HostHooksContext *context, int ownedOnly) {
  if (!hostHooksAllocationsAvailable()) { return 0; }
  lock();
  bool isFirst = !atomic_load(&recording);
  if (isFirst) {
    pendingStart = pendingEnd = 0;
    atomic_store(&leavesOutNobody, ownedOnly != 0);
    atomic_store(&recorded, context);
    __atomic_store_n(runtimeFlag, fitFlag, __ATOMIC_SEQ_CST);
    __atomic_store_n(runtimePointer, allocateObject, __ATOMIC_SEQ_CST);
    atomic_store(&recording, true);
  }
  unlock();
  return isFirst;
}

void hostHooksAllocationsStop(void) {
  if (fitFlag == 0) { return; }
  lock();
  /* The flag stays: another thread may be between its two reads, and with the runtime's own pointer it does nothing. */
  __atomic_store_n(runtimePointer, realAllocateObject, __ATOMIC_SEQ_CST);
  atomic_store(&recording, false);
  atomic_store(&tracked, 0);
  atomic_store(&lowest, UINTPTR_MAX);
  atomic_store(&highest, 0);
  givePages(&table);
  unlock();
}

#else

int hostHooksAllocationsAvailable(void) { return 0; }

int hostHooksAllocationsStart(HostHooksContext *context, int ownedOnly) { return 0; }

void hostHooksAllocationsStop(void) {}

#endif
