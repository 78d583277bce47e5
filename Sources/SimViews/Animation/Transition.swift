// Custom transitions: a view around the content in each of three phases.

/// An indication of the current stage of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The transition is being applied to a view that is about to be inserted.
  case willAppear
  /// The transition is being applied to a view that is in the view hierarchy.
  case identity
  /// The transition is being applied to a view that has been requested to be removed.
  case didDisappear

  /// Whether the transition should return the view unmodified.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the insertion, 0 in the hierarchy, 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: return -1
    case .identity: return 0
    case .didDisappear: return 1
    }
  }
}

/// The properties a transition can have.
public struct TransitionProperties: Sendable {
  /// Whether the transition includes motion.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A description of view changes to apply when a view is added to and removed from the view hierarchy.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of view representing the body.
  associatedtype Body: View
  /// The content view type passed to `body`.
  typealias Content = PlaceholderContentView<Self>
  /// Gets the current body of the caller.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// Returns the properties this transition type has.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition moves, unless it says otherwise.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// The place of the content inside the body of a transition.
nonisolated public struct PlaceholderContentView<Value: Transition>: PrimitiveView {
  let content: _ViewModifier_Content<TransitionModifier<Value>>

  /// A node of the content that the transition was given.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, _ViewModifier_Content<TransitionModifier<Value>>>(value, inputs) {
      $0.content
    }
  }
}

/// A transition in one of its phases, as a modifier.
nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase
  @MainActor func body(content: Content) -> T.Body {
    transition.body(content: PlaceholderContentView<T>(content: content), phase: phase)
  }
}

/// A modifier that depends on the phase of a transition.
package protocol TransitionModifying {
  /// Makes the node of a content in a phase.
  @MainActor func makeNode<C: View>(
    _ content: C, _ phase: TransitionPhase, _ inputs: _ViewInputs
  )
    -> _ViewNode
  /// Hands a content and a phase to a node that was made before.
  @MainActor func update<C: View>(_ node: _ViewNode, _ content: C, _ phase: TransitionPhase)
}

/// A modifier for each phase.
struct PhasedModifier<M: ViewModifier>: TransitionModifying {
  let modifier: (TransitionPhase) -> M

  init(_ modifier: @escaping (TransitionPhase) -> M) { self.modifier = modifier }

  @MainActor func makeNode<C: View>(
    _ content: C, _ phase: TransitionPhase, _ inputs: _ViewInputs
  )
    -> _ViewNode
  {
    M._makeNode(ModifiedContent(content: content, modifier: modifier(phase)), inputs)
  }

  @MainActor func update<C: View>(_ node: _ViewNode, _ content: C, _ phase: TransitionPhase) {
    (node as? _TypedNode<ModifiedContent<C, M>>)?.update(
      ModifiedContent(content: content, modifier: modifier(phase)))
  }
}

/// A modifier that counts in one half of a transition alone.
struct HalfModifier: TransitionModifying {
  let whole: any TransitionModifying
  let half: TransitionPhase

  init(whole: any TransitionModifying, of half: TransitionPhase) {
    self.whole = whole
    self.half = half
  }

  @MainActor func makeNode<C: View>(
    _ content: C, _ phase: TransitionPhase, _ inputs: _ViewInputs
  )
    -> _ViewNode
  {
    whole.makeNode(content, phase == half ? phase : .identity, inputs)
  }

  @MainActor func update<C: View>(_ node: _ViewNode, _ content: C, _ phase: TransitionPhase) {
    whole.update(node, content, phase == half ? phase : .identity)
  }
}
