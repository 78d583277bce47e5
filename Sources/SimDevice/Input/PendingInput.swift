import SimViews

/// An action of the user that has not been delivered to the app.
@MainActor
struct PendingInput {
  /// The kind of input, and its name as a cause.
  var event = CauseEvent.tap
  var cause = "tap"
  /// The action that the host performs, such as going back.
  var perform: (@MainActor () -> Void)?
  /// Delivers the input to its receiver.
  var handle: (@MainActor () -> Void)?
}
