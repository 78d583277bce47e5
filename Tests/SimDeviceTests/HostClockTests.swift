// Time inside a device's loop.

import Expectations
import Foundation
import SimDevice
import Testing

struct HostClockTests {
  @Test func `an hour of sleep ends after an hour of virtual time`() {
    let host = HostToy()
    let log = HostLog()
    host.run {
      Task {
        try await Task.sleep(nanoseconds: 3_600_000_000_000)
        log.lines.append("nanoseconds \(Date())")
        try await Task.sleep(for: .seconds(3600))
        log.lines.append("for \(Date())")
        try await Task.sleep(until: .now + .seconds(3600), clock: .suspending)
        log.lines.append("until \(Date())")
        try await ContinuousClock().sleep(for: .seconds(3600))
        log.lines.append("clock \(Date())")
      }
    }
    // Each sleep ends on another thread and hands on to the main one, which takes some wake-ups of threads.
    let late = host.now - 4 * 3_600_000_000_000
    #expect(late >= 0 && late < 1_000_000)
    expect(
      log.lines,
      is: [
        "nanoseconds 2024-01-01 10:41:00 +0000", "for 2024-01-01 11:41:00 +0000",
        "until 2024-01-01 12:41:00 +0000", "clock 2024-01-01 13:41:00 +0000",
      ])
  }

  @Test func `every clock agrees with the device`() {
    let host = HostToy()
    host.run {
      let uptime = ProcessInfo.processInfo.systemUptime
      let dispatch = DispatchTime.now()
      let continuous = ContinuousClock.now
      let suspending = SuspendingClock.now
      let date = Date()
      host.sleep(forNanoseconds: 1_500_000_000)
      expect(ProcessInfo.processInfo.systemUptime - uptime, is: 1.5)
      expect(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds, is: 1_500_000_000)
      expect(continuous.duration(to: .now), is: .milliseconds(1500))
      expect(suspending.duration(to: .now), is: .milliseconds(1500))
      expect(Date().timeIntervalSince(date), is: 1.5)
      expect(Date().timeIntervalSince1970, is: 1_704_102_061.5)
      expect(time(nil), is: 1_704_102_061)
    }
  }

  @Test func `a sleeping thread moves the clock on`() {
    let host = HostToy()
    host.run {
      Thread.sleep(forTimeInterval: 3600)
      usleep(250_000)
      sleep(2)
    }
    expect(host.now, is: 3_602_250_000_000)
  }

  @Test func `clocks outside a loop are the platform's`() {
    let host = HostToy()
    let before = Date()
    host.run {
      #expect(HostContext.outside { Date() } >= before)
      #expect(Date() < before)
    }
    #expect(Date() >= before)
  }
}
