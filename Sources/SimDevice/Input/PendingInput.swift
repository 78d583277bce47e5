import SimViews

/// A touch that is on its way to the app.
@MainActor
struct PendingInput {
  /// The control that was found under it.
  var control: ControlElement?
  /// The label of that control.
  var controlLabel = ""
  /// What kind of touch it is, and what it is called where it is a cause.
  var event = CauseEvent.tap
  var cause = "tap"
  /// What the host itself does, such as going back.
  var perform: (@MainActor () -> Void)?
}
