/* What user code prints: while a thread captures, a copy of what goes to standard output is kept.
 *
 * Swift's print writes through fwrite, with the stream locked; a single character, too. The copy is a growing buffer of
 * the thread; a worker writes into that of the thread that resumed it. */

#define _GNU_SOURCE
#include "CHostHooks.h"
#include "internal.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Output {
  int capturing;
  char *bytes;
  size_t used, room;
};

static _Thread_local Output own;
THREAD_LOCAL Output *hostHooksThreadOutput = NULL;

static Output *output(void) { return hostHooksThreadOutput != NULL ? hostHooksThreadOutput : &own; }

static void keep(Output *output, const void *bytes, size_t count) {
  if (output->used + count > output->room) {
    size_t wanted = (output->used + count) * 2 + 256;
    char *grown = realloc(output->bytes, wanted);
    if (grown == NULL) return;
    output->bytes = grown;
    output->room = wanted;
  }
  memcpy(output->bytes + output->used, bytes, count);
  output->used += count;
}

int hostHooksCaptureOutput(int on) {
  if (hostHooksThreadOutput == NULL) { hostHooksThreadOutput = &own; }
  Output *kept = output();
  int before = kept->capturing;
  kept->capturing = on;
  return before;
}

const char *hostHooksTakeOutput(size_t *count) {
  *count = output()->used;
  return output()->bytes;
}

void hostHooksForgetOutput(void) { output()->used = 0; }

size_t fwrite(const void *bytes, size_t size, size_t count, FILE *stream) {
  static size_t (*real)(const void *, size_t, size_t, FILE *);
  if (real == NULL) real = (size_t(*)(const void *, size_t, size_t, FILE *))dlsym(RTLD_NEXT, "fwrite");
  if (stream == stdout && output()->capturing) keep(output(), bytes, size * count);
  return real(bytes, size, count, stream);
}
