/*
 * The system's random source, seeded.
 *
 * Swift's SystemRandomNumberGenerator (Int.random, shuffled, randomElement) and Foundation's UUID() call
 * swift_stdlib_random; C code calls getrandom, getentropy or arc4random. Under a device all of them draw from one
 * SplitMix64 generator (Steele, Lea, Flood, OOPSLA 2014) that started from the device's seed, so the values depend on the
 * seed and on the order of the calls and on nothing else. Reading /dev/urandom is not seen. rand and drand48 need no help:
 * glibc seeds them with constants.
 *
 * Hasher's seed is not drawn here: the runtime draws it once a process, before any device. Processes whose output must be
 * equal set SWIFT_DETERMINISTIC_HASHING=1.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
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

/* The Swift runtime's; no header declares it. */
EXPORTED void swift_stdlib_random(void *buffer, size_t count) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { REAL(swift_stdlib_random)(buffer, count); return; }
  fill(context, buffer, count);
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
