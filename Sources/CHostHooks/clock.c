/*
 * Virtual clocks and sleeps.
 *
 * Under a device every clock is the virtual time since launch plus an offset: the wall clocks count from the fixed date
 * HOST_HOOKS_LAUNCH_UNIX_SECONDS, the others (monotonic, boot time) from HOST_HOOKS_LAUNCH_UPTIME_NANOSECONDS, and
 * processor time is the time since launch. So Date(), ContinuousClock, SuspendingClock, DispatchTime.now(),
 * ProcessInfo.systemUptime and CFAbsoluteTimeGetCurrent agree with one another.
 *
 * A thread that sleeps lets virtual time pass and no real time. (It must be so: Foundation's Thread.sleep repeats
 * nanosleep until the clock has moved.)
 */
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <stdatomic.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define BILLION INT64_C(1000000000)

static int isWallClock(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_REALTIME_ALARM || clock == CLOCK_TAI;
}

static int isUptimeClock(clockid_t clock) {
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE ||
         clock == CLOCK_BOOTTIME || clock == CLOCK_BOOTTIME_ALARM;
}

static int64_t virtualNow(HostHooksContext *context, clockid_t clock) {
  int64_t now = context->now(context->host);
  if (isWallClock(clock)) { return now + HOST_HOOKS_LAUNCH_UNIX_SECONDS * BILLION; }
  if (isUptimeClock(clock)) { return now + HOST_HOOKS_LAUNCH_UPTIME_NANOSECONDS; }
  return now;
}

EXPORTED int clock_gettime(clockid_t clock, struct timespec *time) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(clock_gettime)(clock, time); }
  int64_t now = virtualNow(context, clock);
  time->tv_sec = now / BILLION;
  time->tv_nsec = now % BILLION;
  return 0;
}

EXPORTED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(gettimeofday)(time, zone); }
  int64_t now = virtualNow(context, CLOCK_REALTIME);
  time->tv_sec = now / BILLION;
  time->tv_usec = now % BILLION / 1000;
  return 0;
}

EXPORTED time_t time(time_t *result) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(time)(result); }
  time_t now = virtualNow(context, CLOCK_REALTIME) / BILLION;
  if (result != NULL) { *result = now; }
  return now;
}

EXPORTED int timespec_get(struct timespec *time, int base) {
  if (hostHooksThreadContext == NULL || base != TIME_UTC) { return REAL(timespec_get)(time, base); }
  clock_gettime(CLOCK_REALTIME, time);
  return base;
}

EXPORTED clock_t clock(void) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(clock)(); }
  return virtualNow(context, CLOCK_PROCESS_CPUTIME_ID) / (BILLION / CLOCKS_PER_SEC);
}

/* A nanosecond passes at the least: Foundation's Thread.sleep sleeps again for what is left, and may find less. */
static void pass(HostHooksContext *context, int64_t nanoseconds) {
  context->sleep(context->host, nanoseconds > 0 ? nanoseconds : 1);
}

/* Seconds beyond this are "for ever"; cut so that nanoseconds fit (half of 2^63 ns, 146 years). */
#define LONGEST_SLEEP_SECONDS (INT64_MAX / 2 / BILLION)

static int64_t nanosecondsOf(const struct timespec *span) {
  int64_t seconds = span->tv_sec > LONGEST_SLEEP_SECONDS ? LONGEST_SLEEP_SECONDS : span->tv_sec;
  return seconds * BILLION + span->tv_nsec;
}

EXPORTED int nanosleep(const struct timespec *span, struct timespec *left) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(nanosleep)(span, left); }
  pass(context, nanosecondsOf(span));
  if (left != NULL) { *left = (struct timespec){0, 0}; }
  return 0;
}

EXPORTED int clock_nanosleep(clockid_t clock, int flags, const struct timespec *span, struct timespec *left) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(clock_nanosleep)(clock, flags, span, left); }
  int64_t wanted = nanosecondsOf(span);
  pass(context, flags & TIMER_ABSTIME ? wanted - virtualNow(context, clock) : wanted);
  if (left != NULL) { *left = (struct timespec){0, 0}; }
  return 0;
}

EXPORTED unsigned int sleep(unsigned int seconds) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(sleep)(seconds); }
  pass(context, seconds * BILLION);
  return 0;
}

EXPORTED int usleep(useconds_t microseconds) {
  HostHooksContext *context = hostHooksThreadContext;
  if (context == NULL) { return REAL(usleep)(microseconds); }
  pass(context, microseconds * INT64_C(1000));
  return 0;
}
