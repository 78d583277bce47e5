// animation(_:value:), animation(_:) and transaction: they change the transaction for what they hold. Each is
// asked once an update, and all that it holds shares the answer.

/// The modifier behind `animation(_:value:)`.
nonisolated public struct _AnimationModifier<Value: Equatable>: PrimitiveModifier {
  /// The animation to apply.
  public var animation: Animation?
  /// The value whose change it applies to.
  public var value: Value

  /// A node that compares the value.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    AnimationNode<C, Value>(value, inputs)
  }
}

/// The node of a view with an animation for the changes of a value.
final class AnimationNode<C: View, Value: Equatable>:
  PassThroughNode<ModifiedContent<C, _AnimationModifier<Value>>, C>, TransactionTransforming
{
  private var modifier: _AnimationModifier<Value>
  /// The update in which the value changed last.
  private var changedIn: UpdateMark?

  init(_ value: ModifiedContent<C, _AnimationModifier<Value>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    flags.insert(.transacts)
    runtime.motion.transforming += 1
  }

  override func update(_ new: ModifiedContent<C, _AnimationModifier<Value>>) {
    if !takeReturn(), modifier.value != new.modifier.value { changedIn = runtime.motion.mark }
    modifier = new.modifier
    super.update(new)
  }

  func transform(_ transaction: inout Transaction) {
    guard runtime.motion.isUnderway(changedIn), !transaction.disablesAnimations else { return }
    transaction.animation = modifier.animation
  }

  override func tearDown() {
    runtime.motion.transforming -= 1
    super.tearDown()
  }
}

/// The modifier behind `transaction` and `animation(_:)`.
nonisolated public struct _TransactionModifier: PrimitiveModifier {
  public var transform: (inout Transaction) -> Void

  /// A node that changes every transaction.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TransactionNode<C>(value, inputs)
  }
}

/// The node of a view that changes the transaction.
final class TransactionNode<C: View>:
  PassThroughNode<ModifiedContent<C, _TransactionModifier>, C>, TransactionTransforming,
  MoveWatching
{
  private var modifier: _TransactionModifier
  /// The answer in an update, to a transaction with an animation.
  private var answer: (mark: UpdateMark, animation: Animation?, transaction: Transaction)?
  var lastMove: UInt64 = 0

  init(_ value: ModifiedContent<C, _TransactionModifier>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    flags.insert(.transacts)
    runtime.motion.transforming += 1
    runtime.motion.transformers.append(self)
  }

  func holds(_ moved: Set<ObjectIdentifier>, _ elements: [RenderElement]) -> Bool {
    var own: [RenderElement] = []
    collect(into: &own)
    let ids = Set(own.map(ObjectIdentifier.init))
    func isIn(_ set: Set<ObjectIdentifier>, _ element: RenderElement) -> Bool {
      var current: RenderElement? = element
      while let next = current {
        // What scrolls moves as a whole, and nothing in it.
        if next.parent?.kind == .scroll { return false }
        if set.contains(ObjectIdentifier(next)) { return true }
        current = next.parent
      }
      return false
    }
    return own.contains { isIn(moved, $0) } || elements.contains { isIn(ids, $0) }
  }

  override func update(_ new: ModifiedContent<C, _TransactionModifier>) {
    modifier = new.modifier
    super.update(new)
  }

  func transform(_ transaction: inout Transaction) {
    if let answer, runtime.motion.isUnderway(answer.mark), answer.animation == transaction.animation
    {
      transaction = answer.transaction
      return
    }
    let animation = transaction.animation
    modifier.transform(&transaction)
    answer = (runtime.motion.mark, animation, transaction)
  }

  override func tearDown() {
    runtime.motion.transforming -= 1
    runtime.motion.transformers.removeAll { $0 === self }
    super.tearDown()
  }
}

extension View {
  /// Applies the given animation to this view when the specified value changes.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> ModifiedContent<Self, _AnimationModifier<V>> {
    ModifiedContent(content: self, modifier: _AnimationModifier(animation: animation, value: value))
  }

  /// Applies the given animation to all animatable values within this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(
    _ animation: Animation?
  ) -> ModifiedContent<Self, _TransactionModifier> {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Applies the given transaction mutation function to all animations used within the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _TransactionModifier> {
    ModifiedContent(content: self, modifier: _TransactionModifier(transform: transform))
  }
}
