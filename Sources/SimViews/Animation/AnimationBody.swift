// Animations that apply to some modifiers of a view and not to the view itself, and transactions for the changes of a
// value.

/// The modifier behind `animation(_:body:)` and `transaction(_:body:)`.
nonisolated public struct _TransactionBodyModifier<Inner: View>: PrimitiveModifier {
  let inner: Inner
  let transform: (inout Transaction) -> Void

  /// A node that shows what the body made of the content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TransactionBodyNode<C, Inner>(value, inputs)
  }
}

/// The node of modifiers that have a transaction of their own, around a content that keeps its own.
final class TransactionBodyNode<C: View, Inner: View>:
  PassThroughNode<ModifiedContent<C, _TransactionBodyModifier<Inner>>, Inner>,
  TransactionTransforming
{
  private var modifier: _TransactionBodyModifier<Inner>
  /// The transaction around the modifiers, for the content.
  fileprivate var outer = Transaction()

  init(
    _ value: ModifiedContent<C, _TransactionBodyModifier<Inner>>, _ inputs: _ViewInputs
  ) {
    modifier = value.modifier
    super.init(value, inputs) { $0.modifier.inner }
    flags.insert(.transacts)
    runtime.motion.transforming += 1
  }

  override func update(_ new: ModifiedContent<C, _TransactionBodyModifier<Inner>>) {
    modifier = new.modifier
    super.update(new)
  }

  func transform(_ transaction: inout Transaction) {
    outer = transaction
    modifier.transform(&transaction)
  }

  override func tearDown() {
    runtime.motion.transforming -= 1
    super.tearDown()
  }
}

/// The view to which modifiers with a transaction of their own are applied.
nonisolated public struct _TransactionContent<Content: View>: PrimitiveView {
  let content: Content

  /// A node that takes the transaction from around the modifiers.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    TransactionContentNode<Content>(value, inputs) { $0.content }
  }
}

/// What keeps a transaction for the content inside.
@MainActor
private protocol TransactionKeeping {
  var kept: Transaction { get }
}
extension TransactionBodyNode: TransactionKeeping {
  fileprivate var kept: Transaction { outer }
}

/// The node of the content, under the transaction around the modifiers.
final class TransactionContentNode<Content: View>:
  PassThroughNode<_TransactionContent<Content>, Content>, TransactionTransforming
{
  override init(
    _ value: _TransactionContent<Content>, _ inputs: _ViewInputs, scope: EnvironmentScope? = nil,
    content: @escaping @MainActor (_TransactionContent<Content>) -> Content
  ) {
    super.init(value, inputs, scope: scope, content: content)
    flags.insert(.transacts)
    runtime.motion.transforming += 1
  }

  func transform(_ transaction: inout Transaction) {
    var candidate = parent
    while let node = candidate {
      if let keeper = node as? any TransactionKeeping {
        transaction = keeper.kept
        return
      }
      candidate = node.parent
    }
  }

  override func tearDown() {
    runtime.motion.transforming -= 1
    super.tearDown()
  }
}

extension View {
  /// Applies the given animation to all animatable values within the body closure, and not to the view itself.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (_TransactionContent<Self>) -> V
  ) -> ModifiedContent<Self, _TransactionBodyModifier<V>> {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Applies the given transaction mutation function to all animations used within the body closure.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (_TransactionContent<Self>) -> V
  ) -> ModifiedContent<Self, _TransactionBodyModifier<V>> {
    ModifiedContent(
      content: self,
      modifier: _TransactionBodyModifier(
        inner: body(_TransactionContent(content: self)), transform: transform))
  }

  /// Applies the given transaction mutation function to all animations used within the view when a value changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _ValueTransactionModifier<V>> {
    ModifiedContent(
      content: self, modifier: _ValueTransactionModifier(value: value, transform: transform))
  }
}

/// The modifier behind `transaction(value:_:)`.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  /// A node that compares the value.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ValueTransactionNode<C, Value>(value, inputs)
  }
}

/// The node of a view with a transaction for the changes of a value.
final class ValueTransactionNode<C: View, Value: Equatable>:
  PassThroughNode<ModifiedContent<C, _ValueTransactionModifier<Value>>, C>, TransactionTransforming
{
  private var modifier: _ValueTransactionModifier<Value>
  private var changedIn: UpdateMark?

  init(_ value: ModifiedContent<C, _ValueTransactionModifier<Value>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    flags.insert(.transacts)
    runtime.motion.transforming += 1
  }

  override func update(_ new: ModifiedContent<C, _ValueTransactionModifier<Value>>) {
    if modifier.value != new.modifier.value { changedIn = runtime.motion.mark }
    modifier = new.modifier
    super.update(new)
  }

  func transform(_ transaction: inout Transaction) {
    if runtime.motion.isUnderway(changedIn) { modifier.transform(&transaction) }
  }

  override func tearDown() {
    runtime.motion.transforming -= 1
    super.tearDown()
  }
}
