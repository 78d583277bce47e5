// What a runtime asks of the device that hosts it. The runtime decides what happens to views; when,
// and what it costs, is up to the host.

package import Foundation

/// The host of a runtime.
///
/// A requirement with a default does what happens off a device.
@MainActor
package protocol RuntimeHost: AnyObject {
  /// Whether the host has a run loop that takes timers and blocks; false once it has shut down.
  var hasRunLoop: Bool { get }
  /// The wall clock, in seconds since 1970.
  var secondsSince1970: Double { get }
  /// Shows a warning of the framework.
  func show(diagnostic message: String)
  /// Handles a request at the moment of the request.
  func handle(_ request: HostRequest)
  /// Opens the address of a link in a text.
  func open(_ address: URL, in environment: EnvironmentValues)
  /// Lays out what is on screen between two transactions, without making rows of lists.
  ///
  /// - Returns: false if the host lays out only after an update.
  func layOutBetweenTransactions() -> Bool
  /// Places the existing rows of a list or a lazy stack.
  func placeRows(of container: RowContainer)
  /// Starts a timer on the run loop.
  func start(_ timer: HostTimer)
  /// Passes a block to the run loop, for a pass in a mode.
  func perform(in mode: HostTimer.Mode, _ block: @escaping @MainActor () -> Void)
  /// Scrolls because the app requested it.
  func scroll(_ area: ScrollArea, by move: ScrollMove)
  /// Takes over that a list or a lazy stack was removed with all its rows.
  func rowsWereRemoved(from container: RowContainer)
  /// Takes over that a row left the screen or was removed.
  func rowLeft(_ row: HostedRow, by exit: RowExit)
  /// Takes over that the keyboard begins to come up or to go down.
  func keyboardMoves(isUp: Bool)
}

extension RuntimeHost {
  package var hasRunLoop: Bool { false }
  package var secondsSince1970: Double { 0 }
  package func handle(_ request: HostRequest) {}
  package func open(_ address: URL, in environment: EnvironmentValues) {}
  package func layOutBetweenTransactions() -> Bool { false }
  package func placeRows(of container: RowContainer) {}
  package func start(_ timer: HostTimer) {}
  package func perform(in mode: HostTimer.Mode, _ block: @escaping @MainActor () -> Void) {}
  package func scroll(_ area: ScrollArea, by move: ScrollMove) { area.scroll(by: move) }
  package func rowsWereRemoved(from container: RowContainer) {}
  package func rowLeft(_ row: HostedRow, by exit: RowExit) {}
  package func keyboardMoves(isUp: Bool) {}
}

extension ScrollArea {
  /// Scrolls at once to the end of a move.
  fileprivate func scroll(by move: ScrollMove) { scroll(to: move.target(true), along: move.axis) }
}

extension ViewRuntime {
  /// The host, as long as it takes timers and blocks.
  package var runLoop: (any RuntimeHost)? {
    guard let host, host.hasRunLoop else { return nil }
    return host
  }

  /// The host's wall clock, in seconds since 1970; 0 without a host.
  package var secondsSince1970: Double { host?.secondsSince1970 ?? 0 }

  /// Scrolls for the app: animated by the host, or at once.
  func move(_ area: ScrollArea, _ move: ScrollMove) {
    if let host { host.scroll(area, by: move) } else { area.scroll(by: move) }
  }
}
