// The system's transitions under the names that they have as values of their own.

import Foundation

/// A transition whose work the render server does.
package protocol SystemTransition {
  var erased: AnyTransition { get }
}

extension Transition where Body == PlaceholderContentView<Self> {
  /// The content as it is: the render server does the rest.
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// A transition that returns the input view, unmodified.
nonisolated public struct IdentityTransition: Transition, SystemTransition {
  public init() {}
  public typealias Body = PlaceholderContentView<Self>
  package var erased: AnyTransition { .identity }
}

/// A transition from transparent to opaque and back.
nonisolated public struct OpacityTransition: Transition, SystemTransition {
  public init() {}
  /// The content, which is transparent on its way.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  package var erased: AnyTransition { .opacity }
}

/// A transition in from the leading edge and out towards the trailing edge.
nonisolated public struct SlideTransition: Transition, SystemTransition {
  public init() {}
  public typealias Body = PlaceholderContentView<Self>
  package var erased: AnyTransition { .slide }
}

/// A transition away towards an edge.
nonisolated public struct MoveTransition: Transition, SystemTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public typealias Body = PlaceholderContentView<Self>
  package var erased: AnyTransition { .move(edge: edge) }
}

/// A transition that pushes in from an edge.
nonisolated public struct PushTransition: Transition, SystemTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public typealias Body = PlaceholderContentView<Self>
  package var erased: AnyTransition { .push(from: edge) }
}

/// A transition that scales the view.
nonisolated public struct ScaleTransition: Transition, SystemTransition {
  /// The scale from which it grows.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The content, which is scaled on its way.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
  package var erased: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}

extension Transition where Self == IdentityTransition {
  /// A transition that returns the input view, unmodified.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// A transition from transparent to opaque and back.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  /// A transition in from the leading edge and out towards the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
  /// A transition away towards an edge.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// A transition that pushes in from an edge.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// A transition that scales the view.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
