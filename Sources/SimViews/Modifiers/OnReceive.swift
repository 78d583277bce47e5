// onReceive: what a publisher sends reaches the view's closure when the scope in which it was sent ends:
// after the action that sent it, in the order of sending over all subscriptions, before any
// main-queue block and before any body.
//
// The body that contains the source is then evaluated too, changed or not (`eventsRunBodies`). That body
// has the inputs it had, so it does not subscribe again; otherwise a publisher that completes, such as
// Just, would feed itself endlessly.

public import SimPublishers
import SimReflection

/// A view that receives what a publisher sends.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: PrimitiveView
where PublisherType.Failure == Never {
  public var content: Content
  /// The publisher that is received from.
  public var publisher: PublisherType
  /// What is done with each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that receives what a publisher sends.
  nonisolated public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

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
  private var isSubscribing = false

  init(_ value: SubscriptionView<P, Content>, _ inputs: _ViewInputs) {
    publisher = value.publisher
    action = value.action
    super.init(value, inputs) { $0.content }
    subscribe()
  }

  /// A live subscription to the same publisher is kept; one that has completed is made again, unless the
  /// body ran for an event alone.
  override func update(_ new: SubscriptionView<P, Content>) {
    action = new.action
    if !runtime.keepsSubscriptions, isCompleted || !areEqualInputs(publisher, new.publisher) {
      publisher = new.publisher
      subscribe()
    }
    super.update(new)
  }

  private func subscribe() {
    isCompleted = false
    isSubscribing = true
    defer { isSubscribing = false }
    let gate = runtime.gate
    subscription = publisher.sink(
      receiveCompletion: { @Sendable [weak self] _ in
        guard gate.isOpen else { return gate.enqueueOnMainLoop { self?.isCompleted = true } }
        MainActor.withoutCheck { self?.isCompleted = true }
      },
      receiveValue: { @Sendable [weak self] value in
        nonisolated(unsafe) let value = value
        guard gate.isOpen else { return gate.enqueueOnMainLoop { self?.receive(value) } }
        MainActor.withoutCheck { self?.receive(value) }
      })
  }

  private func receive(_ value: P.Output) {
    let isEvent = !isSubscribing && runtime.policy.eventsRunBodies
    runtime.runningEngine {
      runtime.enqueue(by: actor("onReceive")) { [weak self] in
        guard let self, !isRemoved else { return }
        runtime.report(.actionRan)
        action(value)
        if isEvent { runtime.runningEngine { self.sourceDelivered() } }
      }
    }
  }

  /// A receiver goes on while its row is off screen: it is part of what the row's identity owns.
  override func suspend() -> Bool {
    let holdsState = super.suspend()
    return holdsState || !isCompleted
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
