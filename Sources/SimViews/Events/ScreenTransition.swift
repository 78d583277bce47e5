/// A change from one screen to another that takes its time on the device.
///
/// The runtime asks for it and says what happens at its end; how long it takes is the host's business.
@MainActor
package final class ScreenTransition {
  package enum Kind: Hashable, Sendable {
    /// A screen slides in over the one below it in a navigation stack.
    case push
    /// A screen of a navigation stack slides out.
    case pop
    /// A sheet or a cover comes up.
    case present
    /// A sheet or a cover goes down.
    case dismiss
    /// An alert or a dialog comes up.
    case showAlert
    /// An alert or a dialog goes.
    case hideAlert
  }

  package let kind: Kind
  /// Whether the host has begun to show it.
  package private(set) var hasBegun = false
  private var atEnd: (@MainActor () -> Void)?

  package init(_ kind: Kind, atEnd: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.atEnd = atEnd
  }

  /// The host begins to show it.
  package func begin() { hasBegun = true }

  /// What follows the animation; only the first call does anything.
  package func end() {
    let atEnd = atEnd
    self.atEnd = nil
    atEnd?()
  }
}
