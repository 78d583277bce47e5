/// Declares how long the calling code takes on the reference device.
///
/// On a simulated device the main thread's virtual time moves on by that much, scaled by the device's
/// speed. Elsewhere, and in code that no device runs, it does nothing. Arithmetic that is not declared
/// takes no virtual time.
///
/// - Parameter duration: the time on the reference device (A15); not negative.
public func simulatedWork(_ duration: Duration) {
  demand(duration >= .zero, "Work does not take negative time.")
  let parts = duration.components
  let nanoseconds = parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
  guard ThreadPlace.isOfDevice else { return }
  MainActor.withoutCheck {
    ViewRuntime.current?.report(.workDeclared(nanoseconds: nanoseconds))
  }
}
