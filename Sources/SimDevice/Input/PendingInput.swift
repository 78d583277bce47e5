import SimViews

/// A touch that is on its way to the app.
@MainActor
struct PendingInput {
  /// The control that was found under it.
  var control: ControlElement?
  /// What the host itself does, such as going back.
  var perform: (@MainActor () -> Void)?
}
