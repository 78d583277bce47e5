// Lists, lazy stacks and scroll views: what exists, what appears, what is kept.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Lists {}

extension Lists {
  /// A device at rest that shows a view.
  func showing<Root: View>(
    on system: SimulatedSystem = .iOS17,
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.launch(root)
    device.settle()
    return device
  }
}

extension SimulatedDevice {
  /// Puts a row at the top, waits until nothing is pending, and gives the lines that were printed.
  @discardableResult
  func lines(afterScrollingTo row: Int) throws -> [String] {
    try log {
      try scroll(toRow: row)
      settle()
    }
  }
}

/// Something whose content others change.
final class Shown<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}
