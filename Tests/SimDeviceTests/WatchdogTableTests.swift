import Expectations
import SimDevice
import SimMetrics
import Testing

@Suite struct WatchdogTableTests {
  /// Whether a slow frame was one of a scroll is known when the frames of a run are priced, so the device has one watchdog for both.
  @Test func `records name each watchdog of the device, and slow frames of no scroll`() {
    let recorded = WatchdogCount.Watchdog.allCases.filter { $0 != .slowFrame }
    expect(Watchdog.allCases.map(\.rawValue), is: recorded.map(\.rawValue))
  }
}
