// Screens: what lies on a navigation stack, in a tab view, in a sheet or an alert, and who moves first.

import SimDevice
import Testing

@MainActor @Suite(.serialized) struct Screens {}

extension SimulatedDevice {
  /// The height of the one colour on screen, in points.
  var heightOfColor: Int? {
    let line = screenDescription.split(separator: "\n").last { $0.contains("color") }
    return line?.split(separator: "x").last.flatMap { Double($0) }.map { Int($0) }
  }
}
