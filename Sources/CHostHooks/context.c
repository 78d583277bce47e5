/*
 * Which device a thread runs for. Everything else in this target asks this one thread-local pointer.
 */
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

THREAD_LOCAL HostHooksContext *hostHooksThreadContext = NULL;

HostHooksContext *hostHooksEnter(HostHooksContext *context) {
  HostHooksContext *previous = hostHooksThreadContext;
  hostHooksThreadContext = context;
  return previous;
}

void hostHooksLeave(HostHooksContext *previous) { hostHooksThreadContext = previous; }

HostHooksContext *hostHooksCurrent(void) { return hostHooksThreadContext; }

void *hostHooksNext(const char *symbol) {
  void *found = NULL;
  if (SANITIZED) {
    char name[64];
    snprintf(name, sizeof name, "__interceptor_%s", symbol);
    found = dlsym(RTLD_DEFAULT, name);
  }
  if (found == NULL) { found = dlsym(RTLD_NEXT, symbol); }
  if (found == NULL) {
    fprintf(stderr, "Fatal error: the function %s is not in this process.\n", symbol);
    abort();
  }
  return found;
}

/* Installs the executors before main: a Swift function of SimDevice, when that is linked. */
extern void simDeviceInstallExecutors(void) __attribute__((weak));

__attribute__((constructor)) static void installExecutors(void) {
  if (simDeviceInstallExecutors != NULL) { simDeviceInstallExecutors(); }
}
