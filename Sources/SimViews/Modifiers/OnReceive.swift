// onReceive: what a publisher sends reaches the view's closure when the scope ends in which it was sent:
// after the action that sent it, in the order of sending over all subscriptions, before any
// main-queue block and before any body.

public import OpenCombine

/// A view that receives what a publisher sends.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: PrimitiveView
where PublisherType.Failure == Never {
  let content: Content
  let publisher: PublisherType
  let action: (PublisherType.Output) -> Void

  /// A node that holds the subscription.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    SubscriptionNode<PublisherType, Content>(value, inputs)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of a view with a subscription.
final class SubscriptionNode<P: Publisher, Content: View>:
  PassThroughNode<SubscriptionView<P, Content>, Content>
where P.Failure == Never {
  private var publisher: P
  private var action: (P.Output) -> Void
  private var subscription: AnyCancellable?
  private var isCompleted = false

  init(_ value: SubscriptionView<P, Content>, _ inputs: _ViewInputs) {
    publisher = value.publisher
    action = value.action
    super.init(value, inputs) { $0.content }
    subscribe()
  }

  /// A live subscription to the same publisher is kept; one that has completed is made anew.
  override func update(_ new: SubscriptionView<P, Content>) {
    action = new.action
    if isCompleted || !areEqualInputs(publisher, new.publisher) {
      publisher = new.publisher
      subscribe()
    }
    super.update(new)
  }

  private func subscribe() {
    isCompleted = false
    subscription = publisher.sink(
      receiveCompletion: { [weak self] _ in
        MainActor.withoutCheck { self?.isCompleted = true }
      },
      receiveValue: { [weak self] value in
        MainActor.withoutCheck { self?.receive(value) }
      })
  }

  private func receive(_ value: P.Output) {
    runtime.enqueue(by: actor("onReceive")) { [weak self] in
      guard let self, !flags.contains(.removed) else { return }
      runtime.report(.actionRan)
      action(value)
    }
  }

  override func tearDown() {
    subscription = nil
    super.tearDown()
  }
}

extension View {
  /// Adds an action to perform when this view detects data emitted by the given publisher.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> SubscriptionView<P, Self> where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
