// A gesture that may be missing: without one, no touch is recognised.

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value

  /// The recogniser of the gesture, or one that recognises nothing.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    gesture.map { Wrapped._makeRecogniser($0) } ?? _GestureRecogniser()
  }
}
