// What every example does: launch a screen, do one thing after another, and print what the view code says.

import Foundation
import SimDevice

/// A device whose steps are announced on standard output, between the lines that view code prints.
@MainActor
public struct Walkthrough {
  /// The device that is used.
  public let device: SimulatedDevice

  /// Begins: prints a title, and switches a device on.
  public init(_ title: String, on system: SimulatedSystem = .iOS17) {
    print("\(title) (\(system.name))")
    print(String(repeating: "=", count: title.count + system.name.count + 3))
    device = SimulatedDevice(system: system)
    device.printsHostEvents = true
  }

  /// Does one thing and waits until the device is at rest.
  ///
  /// What cannot be done ends the example with its reason.
  public func step(_ name: String, _ action: (SimulatedDevice) throws -> Void) {
    print("\n-- \(name)")
    do {
      try action(device)
    } catch {
      print("\(error)")
      exit(1)
    }
    device.settle()
  }

  /// Prints the texts on screen.
  public func show() {
    print("on screen: \(device.screenText.joined(separator: " | "))")
  }
}
