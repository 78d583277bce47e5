// A gesture that may be missing: without one, no touch is recognised.

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value
  /// Never called.
  public typealias Body = Never

  /// Never called.
  public var body: Never { fatalError("body is not called on a primitive gesture.") }

  /// The recogniser of the gesture, or one that recognises nothing.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    gesture.map { Wrapped._makeRecogniser($0) } ?? _GestureRecogniser()
  }
}
