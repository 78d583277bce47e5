/// Something that a user did and that is on its way to the app.
@MainActor
struct PendingInput {
  /// Delivers it.
  let deliver: @MainActor (Device) -> Void
}
