// The face that users import on Linux: the view API under its own name, with what the real module
// brings along. It adds nothing of its own but the macros and `App.main()`. OpenCombine comes with SimViews.

@_exported public import Foundation
@_exported public import Observation
@_exported public import SimUIKit
@_exported public import SimViews
import SimDevice

extension App {
  /// Launches the app on a simulated device and runs it until nothing is pending, sleeps and timers
  /// included, for at most a day of virtual time.
  ///
  /// What the app prints goes to standard output, host lines included.
  @MainActor
  public static func main() {
    let device = SimulatedDevice()
    device.printsHostEvents = true
    device.launch(Self.self)
    device.run(atMost: .seconds(86_400))
  }
}
