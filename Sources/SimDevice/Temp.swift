package import Foundation
package import SimCore
package import SimViews

public struct DeviceProfile: Sendable, Hashable {
  public var name = "iphone-13"
  package var refreshRate = 60
  package var screenWidth: CGFloat = 390
  package var screenHeight: CGFloat = 844
  package var safeAreaTop: CGFloat = 47
  package var safeAreaBottom: CGFloat = 34
  public static let iPhone13 = DeviceProfile()
}
package struct RenderServer { package init() {} }
package struct FrameClock {
  let interval: Int64
  package init(refreshRate: Int) { interval = 1_000_000_000 / Int64(refreshRate) }
  func vsync(atOrBefore t: Instant) -> Instant { Instant(t.value / interval * interval) }
  func vsync(after t: Instant) -> Instant { Instant((t.value / interval + 1) * interval) }
  func vsync(atOrAfter t: Instant) -> Instant { Instant((t.value + interval - 1) / interval * interval) }
  func frame(begun: Instant, committed: Instant, rendering: Nanoseconds, on: inout RenderServer, isTracked: Bool) -> CommittedFrame {
    CommittedFrame(begin: begun, deadline: begun, committed: committed, rendered: committed, presented: vsync(after: committed), interval: Nanoseconds(interval), hitch: .zero, missedCommit: false, missedRender: false, isTracked: isTracked)
  }
}
struct ScrollDeceleration { let duration = Nanoseconds.seconds(1); init(velocity: Double) {}; func distance(after: Nanoseconds) -> Double { 0 } }
struct PriceList {
  init(profile: DeviceProfile) {}
  let loopPass = Nanoseconds(0), touchDelivery = Nanoseconds(0), platformView = Nanoseconds(0), reuseCell = Nanoseconds(0), makeCell = Nanoseconds(0)
  func price(of e: RuntimeEvent) -> Nanoseconds { .zero }
  func commit(_ m: [RenderMutation], scrollsOnly: Bool) -> Nanoseconds { .zero }
  func render(layers: Int) -> Nanoseconds { .zero }
}
@MainActor package final class MemoryMeter {
  init(profile: DeviceProfile) {}
  func begin(_ d: Device) {}; func end(_ d: Device) {}
  func note(_ e: RuntimeEvent) {}
  func apply(_ m: [RenderMutation]) {}
  func cellMade() {}
  var layerCount: Int { 0 }
}
extension Device { var isMoving: Bool { scroll != nil || trackedSince != nil } }
