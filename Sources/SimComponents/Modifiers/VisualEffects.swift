// Effects that are stored as values: 3-D rotation, colours, groups that are drawn as one. Layout is
// not affected; a change makes the host redraw the view.

public import Foundation
import SimReflection
@_spi(Runtime) public import SimViews

/// An effect on the drawing of a view, with all values that drawing needs.
package enum DrawnEffect: CustomStringConvertible {
  case none
  case rotation3D(Rotation3D)
  case projection(ProjectionTransform)
  case hueRotation(Angle)
  case colorInvert
  case colorMultiply(Color)
  case luminanceToAlpha
  case compositingGroup
  case mask
  case drawingGroup(isOpaque: Bool)
  case geometryGroup
  case glass(Glass, any Shape)
  case symbol(SymbolRendering)

  package var description: String {
    switch self {
    case .none: ""
    case .rotation3D(let rotation):
      "rotation3D \(rotation.angle.degrees)° (\(rotation.x), \(rotation.y), \(rotation.z))"
    case .projection(let transform): "projection \(transform)"
    case .hueRotation(let angle): "hueRotation \(angle.degrees)°"
    case .colorInvert: "colorInvert"
    case .colorMultiply(let color): "colorMultiply \(color.name)"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .compositingGroup: "compositingGroup"
    case .mask: "mask"
    case .drawingGroup(let isOpaque): isOpaque ? "drawingGroup opaque" : "drawingGroup"
    case .geometryGroup: "geometryGroup"
    case .glass(let glass, let shape): "glass \(glass) \(nameOfShape(shape))"
    case .symbol(let rendering): "symbol \(rendering)"
    }
  }

  /// Whether the graphics processor first draws the view into a buffer of its own [estimate, as for
  /// other effects].
  var needsOffscreenPass: Bool {
    switch self {
    case .hueRotation, .colorInvert, .colorMultiply, .luminanceToAlpha, .drawingGroup,
      .compositingGroup, .mask, .glass:
      true
    case .none, .rotation3D, .projection, .geometryGroup, .symbol: false
    }
  }

  /// A rotation in space.
  package struct Rotation3D {
    package var angle: Angle
    package var x, y, z: CGFloat
    package var anchor: UnitPoint
    package var anchorZ, perspective: CGFloat
  }

  /// The motion or rendering of a symbol.
  package struct SymbolRendering: CustomStringConvertible {
    package var description: String
  }
}

/// The modifier behind visual effects.
nonisolated public struct _VisualEffectModifier: LayoutModifier, Animatable {
  var effect: DrawnEffect

  /// The angle of a rotation in space or of hues, in radians; zero for other effects.
  public var animatableData: Double {
    get {
      switch effect {
      case .rotation3D(let rotation): rotation.angle.radians
      case .hueRotation(let angle): angle.radians
      default: 0
      }
    }
    set {
      switch effect {
      case .rotation3D(var rotation):
        rotation.angle.radians = newValue
        effect = .rotation3D(rotation)
      case .hueRotation: effect = .hueRotation(Angle(radians: newValue))
      default: break
      }
    }
  }

  @MainActor package static var isMovedByServer: Bool { true }

  @MainActor package func continues(_ old: Self) -> Bool {
    switch (effect, old.effect) {
    case (.rotation3D, .rotation3D), (.hueRotation, .hueRotation): true
    default: false
    }
  }

  @MainActor package func makeElement(id: ElementID) -> VisualEffectElement {
    VisualEffectElement(id: id)
  }

  @MainActor package func apply(to element: VisualEffectElement) -> Bool { element.take(effect) }
}

/// An element that is drawn with an effect.
@MainActor
package final class VisualEffectElement: EffectElement {
  package private(set) var effect = DrawnEffect.none

  /// Changes the effect.
  ///
  /// - Returns: Whether the element has to be visited.
  func take(_ new: DrawnEffect) -> Bool {
    guard !areEqualInputs(new, effect) else { return false }
    if case .none = effect {} else { drawAnew() }
    effect = new
    return true
  }

  package override var kind: RenderKind { effect.needsOffscreenPass ? .offscreen : .group }
  package override var contentDescription: String { effect.description }
}

extension View {
  nonisolated package func visual(
    _ effect: DrawnEffect
  ) -> ModifiedContent<Self, _VisualEffectModifier> {
    ModifiedContent(content: self, modifier: _VisualEffectModifier(effect: effect))
  }

  /// Renders a view's content as if it's rotated in three dimensions around the specified axis.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(
      .rotation3D(
        .init(
          angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective)))
  }

  /// Applies an affine transformation to this view's rendered output.
  nonisolated public func transformEffect(
    _ transform: CGAffineTransform
  ) -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(.projection(ProjectionTransform(transform)))
  }

  /// Applies a projection transformation to this view's rendered output.
  nonisolated public func projectionEffect(
    _ transform: ProjectionTransform
  ) -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(.projection(transform))
  }

  /// Applies a hue rotation effect to this view.
  nonisolated public func hueRotation(
    _ angle: Angle
  ) -> ModifiedContent<Self, _VisualEffectModifier> { visual(.hueRotation(angle)) }

  /// Inverts the colors in this view.
  nonisolated public func colorInvert() -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(.colorInvert)
  }

  /// Adds a color multiplication effect to this view.
  nonisolated public func colorMultiply(
    _ color: Color
  ) -> ModifiedContent<Self, _VisualEffectModifier> { visual(.colorMultiply(color)) }

  /// Adds a luminance to alpha effect to this view.
  nonisolated public func luminanceToAlpha() -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(.luminanceToAlpha)
  }

  /// Wraps this view in a compositing group.
  nonisolated public func compositingGroup() -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(.compositingGroup)
  }

  /// Composites this view's contents into an offscreen image before final display.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> ModifiedContent<Self, _VisualEffectModifier> { visual(.drawingGroup(isOpaque: opaque)) }

  /// Isolates the geometry of the view from its parent view; it is drawn as before.
  nonisolated public func geometryGroup() -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(.geometryGroup)
  }
}

/// The set of possible working color spaces for color-compositing operations.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
