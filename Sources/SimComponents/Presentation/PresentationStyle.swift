/// How something is presented.
package enum PresentationStyle: Hashable, Sendable {
  /// On the navigation stack around.
  case push
  /// As a sheet; on a phone a popover is one, too.
  case sheet
  /// As a cover of the whole screen.
  case cover
  /// As an alert in the middle of the screen.
  case alert
  /// As a list of buttons at the bottom of the screen.
  case dialog

  /// Whether any button takes it off.
  package var isAlert: Bool { self == .alert || self == .dialog }
}

/// Stands for the item of what is presented by a Boolean.
nonisolated public struct _PresentedFlag: Hashable, Sendable {
  nonisolated init() {}
}
