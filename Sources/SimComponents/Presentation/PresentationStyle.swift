/// The style of a presentation.
package enum PresentationStyle: Hashable, Sendable {
  /// A push onto the enclosing navigation stack.
  case push
  /// A sheet; on a phone a popover is one, too.
  case sheet
  /// A cover of the whole screen.
  case cover
  /// An alert in the middle of the screen.
  case alert
  /// A list of buttons at the bottom of the screen.
  case dialog

  /// Whether any button dismisses it.
  package var isAlert: Bool { self == .alert || self == .dialog }
}

/// The item of a presentation that is controlled by a Boolean.
nonisolated public struct _PresentedFlag: Hashable, Sendable {
  nonisolated init() {}
}
