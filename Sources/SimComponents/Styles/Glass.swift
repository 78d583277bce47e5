// Liquid Glass: a material behind a view, in a shape. It takes no space; the renderer pays for a
// pass of its own.

public import Foundation
@_spi(Runtime) public import SimViews

/// A structure that defines the configuration of the Liquid Glass material.
public struct Glass: Hashable, Sendable, CustomStringConvertible {
  let variant: Variant
  private var color: Color?
  private var isInteractive = false

  /// The variants of the material.
  enum Variant: String {
    case regular, clear
    /// The view is unchanged.
    case identity
  }

  private init(_ variant: Variant) { self.variant = variant }

  /// The regular variant of the Liquid Glass material.
  public static var regular: Glass { Glass(.regular) }
  /// The clear variant of glass.
  public static var clear: Glass { Glass(.clear) }
  /// The identity variant of glass: the view is unchanged.
  public static var identity: Glass { Glass(.identity) }

  /// Returns the glass in a color.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Returns the glass that responds to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }

  /// The variant, the tint, and whether it is interactive.
  public var description: String {
    variant.rawValue + (color.map { " \($0.name)" } ?? "") + (isInteractive ? " interactive" : "")
  }
}

/// The default shape applied by glass effects, a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension DefaultGlassEffectShape: KnownShape {}

/// A structure that describes changes to apply when a glass effect is added or removed from the view hierarchy.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// Shapes flow into each other.
  public static var matchedGeometry: GlassEffectTransition { .init(name: "matchedGeometry") }
  /// The glass appears in place.
  public static var materialize: GlassEffectTransition { .init(name: "materialize") }
  public static var identity: GlassEffectTransition { .init(name: "identity") }
}

/// A view that combines multiple Liquid Glass shapes into a single shape that can morph individual shapes.
nonisolated public struct GlassEffectContainer<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a container; within the spacing, in points, shapes flow into each other when they are drawn.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Returns a node that lays out its content as layers of one view.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, Content>(value, inputs) { $0.content }
  }

  /// Visits the content, which is always shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

extension View {
  /// Applies the Liquid Glass effect to a view.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(.glass(glass, shape))
  }

  /// Applies the Liquid Glass effect to a view, in a capsule.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular
  ) -> ModifiedContent<Self, _VisualEffectModifier> {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }

  /// Applies the Liquid Glass effect to a view, if enabled.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S, isEnabled: Bool
  ) -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(isEnabled ? .glass(glass, shape) : .none)
  }

  /// Associates an identity value to Liquid Glass effects defined within this view; recorded
  /// without effect.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, _NotedModifier<ID?>> { noted("glassEffectID", id) }

  /// Associates any Liquid Glass effects defined within this view to a union; recorded without
  /// effect.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> ModifiedContent<Self, _NotedModifier<ID?>> { noted("glassEffectUnion", id) }

  /// Associates a glass effect transition with any glass effects defined within this view; recorded
  /// without effect.
  nonisolated public func glassEffectTransition(
    _ transition: GlassEffectTransition, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<GlassEffectTransition>> {
    noted("glassEffectTransition", transition)
  }
}
