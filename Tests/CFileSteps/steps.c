// What a program leaves behind that is killed between two steps to the disk, or finds the disk full, is tested at every step.
//
// The calls that change a folder or a file are counted in the order in which they are made, and FIXTURE_STEPS says what becomes of
// one: "kill 7" ends the process before the seventh, "full 7" gives it and those behind it no room. A write is two steps, before
// it and in its middle. Functions of the executable go before those of the C library, for Foundation too.

#define _GNU_SOURCE
#include "CFileSteps.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/// The C library's own function of this name.
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int taken;

/// Whether steps are counted at all, and whether the process ends at one.
static bool counts(void) { return getenv("FIXTURE_STEPS") != NULL; }
static bool kills(void) { return counts() && getenv("FIXTURE_STEPS")[0] == 'k'; }

/// Takes a step that needs room; false where there is none.
static bool take(void) {
  if (!counts() || ++taken < atoi(getenv("FIXTURE_STEPS") + 5)) return true;
  if (kills()) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
  }
  errno = ENOSPC;
  return false;
}

int open(const char *path, int flags, ...) {
  bool makes = (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
  mode_t mode = 0;
  if (makes) {
    va_list rest;
    va_start(rest, flags);
    mode = va_arg(rest, mode_t);
    va_end(rest);
    if (!take()) return -1;
  }
  return REAL(open)(path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t count) {
  struct stat status;
  bool isFile = file > STDERR_FILENO && fstat(file, &status) == 0 && S_ISREG(status.st_mode);
  if (!counts() || !isFile) return REAL(write)(file, bytes, count);
  if (!take()) return -1;
  ssize_t half = REAL(write)(file, bytes, count / 2);
  if (half != (ssize_t)(count / 2) || !take()) return half > 0 ? half : -1;
  ssize_t rest = REAL(write)(file, (const char *)bytes + half, count - half);
  return rest < 0 ? half : half + rest;
}

int mkdir(const char *path, mode_t mode) { return take() ? REAL(mkdir)(path, mode) : -1; }

// These need no room.

int rename(const char *old, const char *new) {
  if (kills()) take();
  return REAL(rename)(old, new);
}

int unlink(const char *path) {
  if (kills()) take();
  return REAL(unlink)(path);
}

int rmdir(const char *path) {
  if (kills()) take();
  return REAL(rmdir)(path);
}
