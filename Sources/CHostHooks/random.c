/*
 * The system's random source, seeded.
 *
 * Swift's SystemRandomNumberGenerator (Int.random, shuffled, randomElement) makes the system call getrandom by number;
 * Foundation's UUID() reads /dev/urandom; C code calls getrandom, getentropy or arc4random. Under a device all of them draw
 * from one SplitMix64 generator (Steele, Lea, Flood, OOPSLA 2014) that started from the device's seed, so the values
 * depend on the seed and on the order of the calls and on nothing else. A FILE on /dev/urandom (fopen, fread) is not seen:
 * glibc reads it by a door of its own. rand and drand48 need no help: glibc seeds them with constants.
 *
 * Hasher's seed is not drawn here: the runtime draws it once a process, before any device. Processes whose output must be
 * equal set SWIFT_DETERMINISTIC_HASHING=1.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

static uint64_t next(HostHooksContext *context) {
  uint64_t z = (context->randomState += UINT64_C(0x9E3779B97F4A7C15));
  z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
  return z ^ (z >> 31);
}

/* Whole words are drawn, so that a request never leaves half a word for the next one. */
static void fill(HostHooksContext *context, void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t word = next(context);
    size_t step = count < sizeof word ? count : sizeof word;
    memcpy(bytes, &word, step);
    bytes += step;
    count -= step;
  }
}

/*
 * The standard library calls its own swift_stdlib_random directly, where no definition of ours could step in; that makes
 * the system call through libc's `syscall`, where one can. Every other system call passes through, with six arguments,
 * the most that there are.
 */
EXPORTED long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long arguments[6];
  for (int index = 0; index < 6; index++) { arguments[index] = va_arg(list, long); }
  va_end(list);
  HostHooksContext *context = hostHooksThreadContext;
  if (context != NULL && number == SYS_getrandom) {
    fill(context, (void *)arguments[0], (size_t)arguments[1]);
    return arguments[1];
  }
  if (context != NULL && number == SYS_futex) { hostHooksAwaitFutex(context, arguments[1], (void *)arguments[0]); }
  return REAL(syscall)(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

/* Linux numbers the devices /dev/random and /dev/urandom 1,8 and 1,9 (Documentation/admin-guide/devices.txt). */
static bool isRandomDevice(int file) {
  struct stat status;
  if (fstat(file, &status) != 0 || !S_ISCHR(status.st_mode)) { return false; }
  return status.st_rdev == makedev(1, 8) || status.st_rdev == makedev(1, 9);
}

/*
 * Foundation opens the device for each UUID() and closes it again, which costs the kernel more than all else that a row of
 * fresh ids needs. Under a device all who open it share one descriptor of the process, which nobody closes.
 */
static _Atomic int sharedDevice = -1;

static int openShared(void) {
  int known = atomic_load_explicit(&sharedDevice, memory_order_acquire);
  if (known >= 0) { return known; }
  int opened = (int)REAL(syscall)(SYS_openat, AT_FDCWD, "/dev/urandom", O_RDONLY | O_CLOEXEC);
  if (opened < 0 || atomic_compare_exchange_strong(&sharedDevice, &known, opened)) { return opened; }
  (void)REAL(close)(opened);
  return known;
}

static bool isShared(int file) {
  return file >= 0 && file == atomic_load_explicit(&sharedDevice, memory_order_relaxed);
}

/* Weak, so that a program that watches its files may have an `open` of its own; then each id opens the device again. */
EXPORTED __attribute__((weak)) int open(const char *path, int flags, ...) {
  if (hostHooksThreadContext != NULL && (flags & O_ACCMODE) == O_RDONLY && strcmp(path, "/dev/urandom") == 0) {
    return openShared();
  }
  mode_t mode = 0;
  if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE) {
    va_list list;
    va_start(list, flags);
    mode = va_arg(list, mode_t);
    va_end(list);
  }
  return REAL(open)(path, flags, mode);
}

EXPORTED int close(int file) { return isShared(file) ? 0 : REAL(close)(file); }

EXPORTED ssize_t read(int file, void *buffer, size_t count) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL || !(isShared(file) || isRandomDevice(file))) { return REAL(read)(file, buffer, count); }
  fill(context, buffer, count);
  return (ssize_t)count;
}

EXPORTED ssize_t getrandom(void *buffer, size_t count, unsigned int flags) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(getrandom)(buffer, count, flags); }
  fill(context, buffer, count);
  return (ssize_t)count;
}

EXPORTED int getentropy(void *buffer, size_t count) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(getentropy)(buffer, count); }
  fill(context, buffer, count);
  return 0;
}

/* glibc has these since 2.36; declared here so that older headers compile. */
uint32_t arc4random(void);
void arc4random_buf(void *buffer, size_t count);
uint32_t arc4random_uniform(uint32_t bound);

EXPORTED uint32_t arc4random(void) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(arc4random)(); }
  return (uint32_t)(next(context) >> 32);
}

EXPORTED void arc4random_buf(void *buffer, size_t count) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(arc4random_buf)(buffer, count); return; }
  fill(context, buffer, count);
}

/* A draw from 0 ..< bound by multiplication (Lemire 2019); the bias is below bound / 2^64. */
EXPORTED uint32_t arc4random_uniform(uint32_t bound) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(arc4random_uniform)(bound); }
  return (uint32_t)(((unsigned __int128)next(context) * bound) >> 64);
}
