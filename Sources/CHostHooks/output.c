/* What user code prints: while a thread captures, a copy of what goes to standard output is kept.
 *
 * Swift's print writes through fwrite, character by character or string by string, with the stream
 * locked. The copy is a growing buffer of the thread. */

#define _GNU_SOURCE
#include "CHostHooks.h"
#include "internal.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Thread_local int capturing;
static _Thread_local char *buffer;
static _Thread_local size_t used;
static _Thread_local size_t room;

static void keep(const void *bytes, size_t count) {
  if (used + count > room) {
    size_t wanted = (used + count) * 2 + 256;
    char *grown = realloc(buffer, wanted);
    if (grown == NULL) return;
    buffer = grown;
    room = wanted;
  }
  memcpy(buffer + used, bytes, count);
  used += count;
}

int hostHooksCaptureOutput(int on) {
  int before = capturing;
  capturing = on;
  return before;
}

const char *hostHooksTakeOutput(size_t *count) {
  *count = used;
  return buffer;
}

void hostHooksForgetOutput(void) { used = 0; }

size_t fwrite(const void *bytes, size_t size, size_t count, FILE *stream) {
  static size_t (*real)(const void *, size_t, size_t, FILE *);
  if (real == NULL) real = (size_t(*)(const void *, size_t, size_t, FILE *))dlsym(RTLD_NEXT, "fwrite");
  if (capturing && stream == stdout) keep(bytes, size * count);
  return real(bytes, size, count, stream);
}
