// Screens: what lies on a navigation stack, in a tab view, in a sheet or an alert, and who moves first.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Screens {}

extension Screens {
  /// A device at rest that shows a view.
  func showing<V: View>(
    on system: SimulatedSystem = .iOS16,
    _ view: @autoclosure @escaping @MainActor () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.launch { view() }
    device.settle()
    return device
  }
}

extension SimulatedDevice {
  /// The height of the one colour on screen, in points.
  var heightOfColor: Int? {
    let line = screenDescription.split(separator: "\n").last { $0.contains("color") }
    return line?.split(separator: "x").last.flatMap { Double($0) }.map { Int($0) }
  }

  /// The lines that were printed while the device went back and came to rest.
  func linesOfGoingBack() throws -> [String] {
    try log {
      try goBack()
      settle()
    }
  }

  /// The lines that were printed while a tab was selected and the device came to rest.
  func lines(afterSelecting tab: String) throws -> [String] {
    try log {
      try selectTab(tab)
      settle()
    }
  }

  /// The lines that were printed while a sheet was swiped down and the device came to rest.
  func linesOfSwipingDown() throws -> [String] {
    try log {
      try dismissSheet()
      settle()
    }
  }
}
