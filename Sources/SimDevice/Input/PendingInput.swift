import SimViews

/// Something that a user did and that is on its way to the app.
@MainActor
struct PendingInput {
  /// What kind of input it is, and what it is called as a cause.
  var event = CauseEvent.tap
  var cause = "tap"
  /// What the host itself does, such as going back.
  var perform: (@MainActor () -> Void)?
  /// Hands the input to what takes it.
  var handle: (@MainActor (Engine) -> Void)?
}
