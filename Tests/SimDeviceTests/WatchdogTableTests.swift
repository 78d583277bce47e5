import Expectations
import SimDevice
import SimMetrics
import Testing

@Suite struct WatchdogTableTests {
  @Test func `every watchdog of the device has a name in records, and no other`() {
    expect(Watchdog.allCases.map(\.rawValue), is: WatchdogCount.Watchdog.allCases.map(\.rawValue))
  }
}
