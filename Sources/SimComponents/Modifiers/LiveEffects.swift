// Effects that depend on the position of a view: `visualEffect` and `scrollTransition`. They are
// made again when the geometry changes, outside any body, and change only how the view is drawn.

public import Foundation
import SimReflection
@_spi(Runtime) public import SimViews

/// Visual Effects change the visual appearance of a view without changing its ancestors or descendents.
public protocol VisualEffect: Sendable {
  /// The effects on the view, one after another, for dumps.
  var _steps: [String] { get }
}

/// The base visual effect that you apply additional effect to.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [String] { [] }
}

/// Several effects, one after another.
public struct _CombinedVisualEffect: VisualEffect {
  /// The effects on the view, one after another.
  public let _steps: [String]
}

extension VisualEffect {
  private func adding(_ step: String) -> _CombinedVisualEffect {
    _CombinedVisualEffect(_steps: _steps + [step])
  }

  /// Sets the transparency of the view.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding("opacity \(opacity)") }
  /// Offsets the view by a size in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding("offset \(offset.width) \(offset.height)")
  }
  /// Offsets the view by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding("offset \(x) \(y)")
  }
  /// Scales the view's rendered output.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("scale \(scale.width) \(scale.height)")
  }
  /// Scales the view's rendered output.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("scale \(scale) \(scale)")
  }
  /// Scales the view's rendered output.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding("scale \(x) \(y)") }
  /// Rotates the view's rendered output around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("rotation \(angle.degrees)°")
  }
  /// Rotates the view's rendered output in three dimensions.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding("rotation3D \(angle.degrees)° (\(axis.x), \(axis.y), \(axis.z))")
  }
  /// Applies a blur, of a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding("blur \(radius)")
  }
  public func brightness(_ amount: Double) -> some VisualEffect { adding("brightness \(amount)") }
  /// Sets the contrast of the view.
  public func contrast(_ amount: Double) -> some VisualEffect { adding("contrast \(amount)") }
  /// Adds a grayscale effect to the view.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding("grayscale \(amount)") }
  /// Adjusts the color saturation of the view.
  public func saturation(_ amount: Double) -> some VisualEffect { adding("saturation \(amount)") }
  /// Applies a hue rotation.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding("hueRotation \(angle.degrees)°")
  }
  /// Applies an affine transformation.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding("transform")
  }
}

/// The phases that a view transitions between when it scrolls among other views.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is about to enter at the top or leading edge.
  case topLeading
  /// The view is within the visible region.
  case identity
  /// The view is about to enter at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is within the visible region.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1, 0 or 1.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// The configuration of a scroll transition that controls how a transition is applied.
public struct ScrollTransitionConfiguration: Sendable {
  let name: String
  /// The effect changes with the position.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// The effect changes at the threshold, in an animation.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// There is no effect.
  public static let identity = ScrollTransitionConfiguration(name: "identity")
  /// Returns a configuration whose effect changes with the position, along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { interactive }
  /// Returns a configuration whose effect changes at the threshold, in an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    animated
  }
  /// Returns the configuration with the part of the view that has to be visible; recorded without
  /// effect.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// Returns the configuration with an animation; recorded without effect.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The condition under which a view is visible.
  public struct Threshold: Hashable, Sendable {
    let part: Double
    /// When any of it can be seen.
    public static let visible = Threshold(part: 1)
    /// When none of it can be seen.
    public static let hidden = Threshold(part: 0)
    /// When its middle can be seen.
    public static let centered = Threshold(part: 0.5)
    /// When a part of it can be seen, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }
  }
}

/// A modifier that draws a view depending on its geometry.
nonisolated public struct _LiveEffectModifier: PrimitiveModifier {
  let name: String
  let steps: @MainActor (GeometryProxy, RenderElement) -> [String]

  /// Returns a node that makes the effect when the geometry changes.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    LiveEffectNode<C>(value, inputs)
  }
}

/// An element that is drawn in steps.
@MainActor
final class LiveEffectElement: TransparentElement {
  var steps: [String] = []
  /// The position and size of the element when the effects were made.
  var seen = CGRect.null
  override var kind: RenderKind { .group }
  override var contentDescription: String { steps.joined(separator: ", ") }
}

/// The node of views that are drawn by their geometry.
final class LiveEffectNode<C: View>:
  PassThroughNode<ModifiedContent<C, _LiveEffectModifier>, C>, FrameReading
{
  private var modifier: _LiveEffectModifier
  private var elements: [LiveEffectElement] = []
  private var seed: UInt32 = 0
  private var isNew = true

  init(_ value: ModifiedContent<C, _LiveEffectModifier>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    runtime.frameReaders.append(self)
  }

  override func update(_ new: ModifiedContent<C, _LiveEffectModifier>) {
    if !areEqualInputs(modifier, new.modifier) {
      isNew = true
      runtime.changeCounters.recordVisibleChange()
    }
    modifier = new.modifier
    super.update(new)
  }

  func checkFrame() {
    for element in elements where element.isInserted {
      let frame = CGRect(origin: element.originOnScreen(runtime), size: element.size)
      guard isNew || frame != element.seen else { continue }
      element.seen = frame
      seed &+= 1
      let proxy = GeometryProxy(source: GeometrySource(element, runtime), seed: seed)
      let steps = runtime.owned(by: owner) {
        runtime.runningUserCode { modifier.steps(proxy, element) }
      }
      guard steps != element.steps else { continue }
      element.steps = steps
      runtime.mutations.append(.update(element.id))
    }
    isNew = false
  }

  override func collect(into all: inout [RenderElement]) {
    var inner: [RenderElement] = []
    super.collect(into: &inner)
    var old: [ObjectIdentifier: LiveEffectElement] = [:]
    for element in elements {
      if let child = element.child { old[ObjectIdentifier(child)] = element }
    }
    elements = inner.map { child in
      if let kept = old.removeValue(forKey: ObjectIdentifier(child)) { return kept }
      let element = LiveEffectElement(id: runtime.makeElementID())
      element.child = child
      return element
    }
    all.append(contentsOf: elements as [RenderElement])
  }

  override func tearDown() {
    runtime.frameReaders.removeAll { $0 === self }
    super.tearDown()
  }
}

extension RenderElement {
  /// Returns the phase of the element in the scroll view around it.
  fileprivate func scrollPhase(along axis: Axis?) -> ScrollTransitionPhase {
    for axis in axis.map({ [$0] }) ?? [.vertical, .horizontal] {
      guard let (scroll, start) = scrollPlace(along: axis) else { continue }
      let offset = scroll.area.offset.along(axis)
      let window = scroll.area.viewport.along(axis)
      if start < offset { return .topLeading }
      if start + size.along(axis) > offset + window { return .bottomTrailing }
      return .identity
    }
    return .identity
  }
}

extension View {
  /// Applies effects to this view, while providing access to layout information through a geometry proxy.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> ModifiedContent<Self, _LiveEffectModifier> {
    modifier(
      _LiveEffectModifier(name: "visualEffect") { proxy, _ in
        effect(EmptyVisualEffect(), proxy)._steps
      })
  }

  /// Applies the given transition, animating between the phases of the transition as this view appears and disappears
  /// within the visible region of the containing scroll view.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> ModifiedContent<Self, _LiveEffectModifier> {
    modifier(
      _LiveEffectModifier(name: "scrollTransition") { _, element in
        transition(EmptyVisualEffect(), element.scrollPhase(along: axis))._steps
      })
  }

  /// Applies the given transition, with a configuration for each edge.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> ModifiedContent<Self, _LiveEffectModifier> {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}
