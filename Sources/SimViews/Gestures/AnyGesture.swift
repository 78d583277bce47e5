// A gesture of which only the value is known.

nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let gesture: any Gesture<Value>

  /// Creates an instance from another gesture.
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    self.gesture = gesture
  }

  /// The recogniser of the gesture.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    func recogniser<T: Gesture>(_ gesture: T) -> _GestureRecogniser<T.Value> {
      T._makeRecogniser(gesture)
    }
    return recogniser(gesture.gesture)
  }
}
