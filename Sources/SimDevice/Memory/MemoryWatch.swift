// The reaction of the system to an app that uses too much memory: a warning first, then termination.
//
// A memory warning frees pooled cells, and decoded images that no layer shows [K].

package import SimCore
@_spi(Runtime) import SimViews

/// Watches the memory footprint of the app on one device.
@MainActor
package final class MemoryWatch {
  /// The memory footprint of a minimal app; the memory accounting counts what screens add to it.
  package nonisolated static let footprintAtRest = SizedObject.process.weight.bytes

  private let runtime: ViewRuntime
  private let memory: MemoryMeter
  private let cells: CellHost
  private let process: AppProcess
  private let notifications: SystemNotifications
  private let console: Console
  /// The memory use of the app compared with the limit of the device.
  private var limit = MemoryLimit()
  /// The number of view nodes created since launch.
  @exclusivity(unchecked) private var nodesMade = 0
  /// The reason why the system terminated the app, or nil while it runs.
  package private(set) var termination: String?

  init(
    runtime: ViewRuntime, memory: MemoryMeter, cells: CellHost, process: AppProcess,
    notifications: SystemNotifications, console: Console
  ) {
    self.runtime = runtime
    self.memory = memory
    self.cells = cells
    self.process = process
    self.notifications = notifications
    self.console = console
  }

  /// Checks the footprint after a commit: warns once above the warning level, and terminates the
  /// app above the limit.
  func commitEnded() {
    guard termination == nil else { return }
    let (footprint, killLimit) = (memory.footprint, Bytes(memory.killLimit))
    switch limit.watch(footprint, limit: killLimit) {
    case .nothing: break
    case .warning: sendWarning()
    case .end: endApp(footprint, killLimit)
    }
  }

  /// Terminates the app during an update if its views exceed the limit.
  ///
  /// Layers and images are added by the commit, so this affects an app with a very large number of
  /// views.
  func nodeWasMade() {
    nodesMade &+= 1
    guard nodesMade & Self.nodesBetweenChecks == 0, termination == nil else { return }
    let (footprint, killLimit) = (memory.footprint, Bytes(memory.killLimit))
    if killLimit > .zero, footprint > killLimit { endApp(footprint, killLimit) }
  }

  /// One less than the number of nodes between two checks of the footprint; a bit mask.
  private static let nodesBetweenChecks = 0xFFF

  private func endApp(_ footprint: Bytes, _ limit: Bytes) {
    let sentence =
      "The system ended the app: its footprint of \(footprint.text) is \((footprint - limit).text) "
      + "above the limit of \(limit.text) of this device."
    termination = sentence
    runtime.isEnded = true
    console.diagnostic(sentence)
  }

  /// Sends a memory warning at the next turn of the run loop.
  func sendWarning() { process.post(after: .zero) { [self] in receiveWarning() } }

  /// Frees pooled cells and unused images, and notifies the app.
  private func receiveWarning() {
    console.hostLine("UIApplicationDelegate.applicationDidReceiveMemoryWarning")
    cells.freePools()
    memory.freeUnusedImages()
    notifications.post("UIApplicationDidReceiveMemoryWarningNotification")
  }
}
