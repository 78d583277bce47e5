// A gradient as a view: a rectangle that is filled with it.

extension _GradientView {
  public var body: Never { fatalError("body is not called on a primitive view.") }

  /// A rectangle that is filled with the gradient.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, _ShapeView<Rectangle, Self>>(value, inputs) {
      _ShapeView(shape: Rectangle(), style: $0)
    }
  }
}
