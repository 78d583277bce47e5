// A device at rest, and the lines that one step adds to its log.

@_spi(Runtime) import SimComponents
import SimDevice
import SimViews
import SwiftUI

extension SimulatedSystem {
  /// The system with something else in its policy.
  func changed(_ change: (inout SystemPolicy) -> Void) -> SimulatedSystem {
    var policy = policy
    change(&policy)
    return SimulatedSystem(policy)
  }
}

/// A device at rest that shows a view.
@MainActor func showing<Root: View>(
  on system: SimulatedSystem = .iOS17,
  @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root
) -> SimulatedDevice {
  let device = SimulatedDevice(system: system)
  device.launch(root)
  device.settle()
  return device
}

/// A device at rest on which an app has been launched.
@MainActor func showing<A: App>(_ app: A.Type, on system: SimulatedSystem) -> SimulatedDevice {
  let device = SimulatedDevice(system: system)
  device.launch(app)
  device.settle()
  return device
}

extension SimulatedDevice {
  /// The texts that begin below the status bar: what is scrolled to the top lies there, and more of it can be seen above.
  var textBelowStatusBar: [String] {
    let area = CGRect(origin: .zero, size: engine.screen.safeArea.size)
    return engine.runtime.screenItems(in: area)
      .filter {
        $0.isText
          && $0.row.map { $0.start >= ($0.host.area?.offset.y ?? 0) - 0.5 }
            ?? ($0.frame.minY >= -0.5)
      }
      .map(\.text)
  }

  /// The lines that were added to the console while the closure ran.
  func log(_ steps: () throws -> Void) rethrows -> [String] {
    let before = console.count
    try steps()
    return Array(console.dropFirst(before))
  }

  /// The lines that are printed while a step is done and the device comes to rest.
  func lines(_ step: () throws -> Void) rethrows -> [String] {
    try log {
      try step()
      settle()
    }
  }

  /// Taps, waits until nothing is pending, and gives the lines that were printed meanwhile.
  func lines(afterTapping label: String) throws -> [String] {
    try lines { try tap(label) }
  }

  /// Puts a row at the top, waits until nothing is pending, and gives the lines that were printed.
  @discardableResult
  func lines(afterScrollingTo row: Int) throws -> [String] {
    try lines { try scroll(toRow: row) }
  }

  /// The lines that were printed while a tab was selected and the device came to rest.
  func lines(afterSelecting tab: String) throws -> [String] {
    try lines { try selectTab(tab) }
  }

  /// The lines that were printed while the device went back and came to rest.
  func linesOfGoingBack() throws -> [String] {
    try lines { try goBack() }
  }

  /// The lines that were printed while a sheet was swiped down and the device came to rest.
  func linesOfSwipingDown() throws -> [String] {
    try lines { try dismissSheet() }
  }

  /// The numbers that the lifecycle monitors on screen show, of all or of those with a label.
  func births(of label: String? = nil) -> [Int] {
    screenText.compactMap { text in
      let parts = text.components(separatedBy: ": state ")
      return parts.count == 2 && parts[0] == label ?? parts[0] ? Int(parts[1]) : nil
    }
  }
}
