public import Foundation

public struct AnyTransition {
  /// What becomes of a view that comes or goes.
  package indirect enum Kind {
    case identity
    /// What the render server does alone: opacity, scale, a move; its name.
    case effect(String)
    case modifier(any TransitionModifying)
    case combined(Kind, Kind)
    case asymmetric(insertion: AnyTransition, removal: AnyTransition)
  }
  let kind: Kind
  /// The animation of its own, if it has one.
  var animation: Animation?

  package init(_ kind: Kind) { self.kind = kind }

  /// Creates a type-erased transition from a transition.
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? any SystemTransition {
      self = known.erased
    } else {
      kind = .modifier(PhasedModifier { TransitionModifier(transition: transition, phase: $0) })
    }
  }

  /// A transition that returns the input view, unmodified, as the output view.
  public static var identity: AnyTransition { AnyTransition(.identity) }
  /// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
  public static var opacity: AnyTransition { AnyTransition(.effect("opacity")) }
  /// A transition that inserts by moving in from the leading edge, and removes by moving out towards
  /// the trailing edge.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }
  /// A transition that scales the view from nothing.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// A transition that scales the view by the specified amount.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.effect("scale \(scale)"))
  }
  /// A transition that moves the view away, towards the specified edge of the view.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(.effect("move \(edge)"))
  }
  /// A transition that moves the view away by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(.effect("offset \(offset.width), \(offset.height)"))
  }
  /// A transition that moves the view away by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// A transition that pushes the new view in from an edge and the old one out on the other.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(.effect("push from \(edge)"))
  }
  /// A transition defined between an active modifier and an identity modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.modifier(PhasedModifier { $0.isIdentity ? identity : active }))
  }
  /// A composite transition that uses different transitions for insertion and for removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion, removal: removal))
  }

  /// Combines this transition with another, returning a new transition that is the result of both.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(.combined(kind, other.kind))
    both.animation = animation ?? other.animation
    return both
  }

  /// Attaches an animation to this transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }

  // MARK: For the runtime

  /// The half that removes a view.
  var removal: AnyTransition { half { $1 } }
  /// The half that inserts a view.
  var insertion: AnyTransition { half { first, _ in first } }

  private func half(_ choose: (AnyTransition, AnyTransition) -> AnyTransition) -> AnyTransition {
    guard case .asymmetric(let insertion, let removal) = kind else { return self }
    var chosen = choose(insertion, removal)
    chosen = choose(chosen.insertion, chosen.removal)
    chosen.animation = chosen.animation ?? animation
    return chosen
  }

  /// Whether nothing is to be seen of it.
  var isIdentity: Bool { Self.isIdentity(kind) }

  private static func isIdentity(_ kind: Kind) -> Bool {
    switch kind {
    case .identity: return true
    case .combined(let first, let second): return isIdentity(first) && isIdentity(second)
    default: return false
    }
  }

  /// The custom modifiers, for both halves, inner first.
  var modifiers: [any TransitionModifying] { Self.modifiers(kind) }

  private static func modifiers(_ kind: Kind) -> [any TransitionModifying] {
    switch kind {
    case .modifier(let modifier): return [modifier]
    case .combined(let first, let second): return modifiers(first) + modifiers(second)
    case .asymmetric(let insertion, let removal):
      return insertion.modifiers.map { HalfModifier(whole: $0, of: .willAppear) }
        + removal.modifiers.map { HalfModifier(whole: $0, of: .didDisappear) }
    default: return []
    }
  }
}
