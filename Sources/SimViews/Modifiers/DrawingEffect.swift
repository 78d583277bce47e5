// Effects on how a view is drawn, and on nothing else: layout does not notice, and a change asks the host
// to redraw the view. Effects are kept for dumps and pictures.

public import Foundation
import SimReflection

/// What is done to a view when it is drawn.
package enum DrawingEffect: CustomStringConvertible {
  case none
  case rotation(Angle, anchor: UnitPoint)
  case scale(CGSize, anchor: UnitPoint)
  case shadow(Color, radius: CGFloat, offset: CGSize)
  case blur(CGFloat)
  /// Clips to a shape, kept as itself so that none of its properties is lost.
  case clip(any Shape)
  case zIndex(Double)
  case color(ColorChange, Double)
  case blend(BlendMode)

  /// A change of each colour by an amount.
  package enum ColorChange: String {
    case saturation, brightness, contrast, grayscale
  }

  package var description: String {
    switch self {
    case .none: ""
    case .rotation(let angle, _): "rotation \(angle.degrees)°"
    case .scale(let scale, _): "scale \(scale.width) \(scale.height)"
    case .shadow(let color, let radius, let offset):
      "shadow \(color.name) \(radius) (\(offset.width), \(offset.height))"
    case .blur(let radius): "blur \(radius)"
    case .clip(let shape): "clip \(nameOfShape(shape))"
    case .zIndex(let index): "zIndex \(index)"
    case .color(let change, let amount): "\(change) \(amount)"
    case .blend(let mode): "blend \(mode)"
    }
  }
}

extension DrawingEffect {
  /// Whether the graphics processor draws the view into a buffer of its own first.
  ///
  /// Shadows, masks and visual effects do (Apple, tech talk 10857); a rounded rectangle is a corner radius of the layer. Which of
  /// SwiftUI's modifiers lead to a buffer is an estimate, and whatever the amount of the effect.
  var needsOffscreenPass: Bool {
    switch self {
    case .shadow, .blur, .color: true
    case .clip(let shape): !(shape is Rectangle || shape is RoundedRectangle)
    case .blend(let mode): mode != .normal
    case .none, .rotation, .scale, .zIndex: false
    }
  }
}

extension DrawingEffect {
  /// Where the effect puts what a view of a size draws; nil if it stays.
  fileprivate func drawing(in size: CGSize) -> CGAffineTransform? {
    let change: CGAffineTransform
    let anchor: UnitPoint
    switch self {
    case .rotation(let angle, let around):
      if angle == .zero { return nil }
      change = CGAffineTransform(rotationAngle: angle.radians)
      anchor = around
    case .scale(let scale, let around):
      if scale == CGSize(width: 1, height: 1) { return nil }
      change = CGAffineTransform(scaleX: scale.width, y: scale.height)
      anchor = around
    case .none, .shadow, .blur, .clip, .zIndex, .color, .blend: return nil
    }
    return change.around(CGRect(origin: .zero, size: size).point(at: anchor))
  }
}

/// The modifier behind everything that only changes how a view is drawn.
nonisolated public struct _DrawingEffectModifier: LayoutModifier, Animatable {
  var effect: DrawingEffect

  /// The numbers of the effect; zero for effects that are just on or off.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { effect.numbers }
    set { effect.numbers = newValue }
  }

  /// Effects go on without the app, as an offset does.
  @MainActor package static var isMovedByServer: Bool { true }

  /// There is nothing between one effect and another.
  @MainActor package func continues(_ old: Self) -> Bool { effect.isSameKind(as: old.effect) }

  @MainActor package func makeElement(id: ElementID) -> DrawingEffectElement {
    DrawingEffectElement(id: id)
  }

  @MainActor package func apply(to element: DrawingEffectElement) -> Bool { element.take(effect) }
}

/// An element that is drawn with an effect.
@MainActor
package final class DrawingEffectElement: EffectElement {
  package private(set) var effect = DrawingEffect.none

  /// Takes another effect.
  ///
  /// - Returns: whether the element has to be visited for it.
  func take(_ new: DrawingEffect) -> Bool {
    guard !areEqualInputs(new, effect) else { return false }
    if case .none = effect {} else { drawAnew() }
    effect = new
    return true
  }

  override var drawing: CGAffineTransform? { effect.drawing(in: size) }

  /// What is clipped away, or scaled to nothing, cannot be seen; a touch finds what is clipped all the same.
  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    switch effect {
    case .clip where !reader.looksForTouches && !reader.readsHostsOnly:
      reader.clipped(to: frame) { super.read(into: &$0, frame, control) }
    case .scale(let scale, _) where scale.width == 0 || scale.height == 0: return
    default: super.read(into: &reader, frame, control)
    }
  }

  package override var drawingIndex: Double {
    if case .zIndex(let index) = effect { index } else { super.drawingIndex }
  }
  package override var kind: RenderKind { effect.needsOffscreenPass ? .offscreen : .group }
  package override var contentDescription: String { effect.description }
}

extension View {
  private nonisolated func effect(
    _ effect: DrawingEffect
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    ModifiedContent(content: self, modifier: _DrawingEffectModifier(effect: effect))
  }

  /// Rotates a view's rendered output in two dimensions around the specified point.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.rotation(angle, anchor: anchor))
  }

  /// Scales this view's rendered output by the given amounts, relative to an anchor point.
  @_disfavoredOverload
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.scale(scale, anchor: anchor))
  }

  /// Scales this view's rendered output by the given amount in both directions.
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales this view's rendered output by the given horizontal and vertical amounts.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Adds a shadow to this view; lengths in points.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Applies a Gaussian blur to this view; the radius in points.
  nonisolated public func blur(
    radius: CGFloat, opaque: Bool = false
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.blur(radius))
  }

  /// Sets a clipping shape for this view.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.clip(shape))
  }

  /// Clips this view to its bounding rectangular frame.
  nonisolated public func clipped(
    antialiased: Bool = false
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.clip(Rectangle()))
  }

  /// Clips this view to its bounding frame, with the specified corner radius in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Controls the display order of overlapping views.
  nonisolated public func zIndex(
    _ value: Double
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.zIndex(value))
  }

  /// Adjusts the color saturation of this view.
  nonisolated public func saturation(
    _ amount: Double
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.color(.saturation, amount))
  }

  /// Brightens this view by the specified amount.
  nonisolated public func brightness(
    _ amount: Double
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.color(.brightness, amount))
  }

  /// Sets the contrast and separation between similar colors in this view.
  nonisolated public func contrast(
    _ amount: Double
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.color(.contrast, amount))
  }

  /// Adds a grayscale effect to this view.
  nonisolated public func grayscale(
    _ amount: Double
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.color(.grayscale, amount))
  }

  /// Sets the blend mode for compositing this view with overlapping views.
  nonisolated public func blendMode(
    _ blendMode: BlendMode
  ) -> ModifiedContent<Self, _DrawingEffectModifier> {
    effect(.blend(blendMode))
  }
}
