// What every example does: launch a screen, do one thing after another, and print what the view code says.

import SimDevice
import SwiftUI

/// A device whose steps are announced on standard output, between the lines that view code prints.
///
/// Each step prints its name, then `//` lines that say what to look for, then the log of what happened.
@MainActor
public struct Walkthrough {
  /// The device.
  public let device: SimulatedDevice

  private static var hasBegun = false

  /// Prints a title, switches a device on, takes the steps, and ends the app.
  public static func walk(
    _ title: String, on system: SimulatedSystem = .iOS17, _ steps: (Walkthrough) -> Void
  ) {
    if hasBegun { print() }
    hasBegun = true
    print("\(title) (\(system.name))")
    print(String(repeating: "=", count: title.count + system.name.count + 3))
    let walkthrough = Walkthrough(device: SimulatedDevice(system: system))
    walkthrough.device.printsHostEvents = true
    steps(walkthrough)
    print("\n-- the app ends")
  }

  /// Does one thing and waits until the device is at rest.
  ///
  /// A step that cannot be done ends the example with the reason.
  /// - Parameter explanation: what to look for in the log, in one or more lines.
  public func step(
    _ name: String, _ explanation: String = "", _ action: (SimulatedDevice) throws -> Void
  ) {
    print("\n-- \(name)")
    for line in explanation.split(separator: "\n") { print("// \(line)") }
    device.forgetCauses()
    do {
      try action(device)
    } catch {
      print("\(error)")
      exit(1)
    }
    device.settle()
  }

  /// Launches an app.
  public func launch<A: App>(_ app: A.Type, _ explanation: String = "") {
    step("launch", explanation) { $0.launch(app) }
  }

  /// Launches an app that shows a view.
  public func show<V: View>(
    _ explanation: String = "", _ view: @escaping @MainActor () -> V
  ) {
    step("show", explanation) { $0.launch { view() } }
  }

  /// Taps the control with a label.
  public func tap(_ label: String, _ explanation: String = "") {
    step("tap \"\(label)\"", explanation) { try $0.tap(label) }
  }

  /// Prints the texts on screen.
  public func printScreen() {
    print("on screen: \(device.screenText.joined(separator: " | "))")
  }

  /// Prints why bodies ran in the last step: what happened, what was written, and how that led to the view.
  public func printCauses() {
    for cause in device.causes() { print("why: \(cause)") }
  }
}
