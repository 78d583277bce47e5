// Shapes: views that fill what they are offered with a style. Nothing is drawn; shape and style are kept until
// a picture is requested. A shape of the app's is asked for its path all the same, whenever drawing would ask.

public import Foundation
import SimGraph
import SimReflection

/// A 2D shape that you can use when drawing a view.
///
/// If it has animatable data, an animation gives it another outline at each frame, on the main thread.
nonisolated public protocol Shape: View, Animatable, Sendable {
  /// Describes this shape as a path within a rectangular frame of reference, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// How the shape is meant to be drawn; nothing asks for it here.
  nonisolated static var role: ShapeRole { get }

  /// Returns the size of the view that will render the shape, given a proposed size.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the behavior this shape should use for different layout directions.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The path is mirrored in right-to-left layout, as for apps that are deployed on iOS 17 and later.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The path in the direction of an environment.
  nonisolated package func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

/// Ways of styling a shape.
public enum ShapeRole: Sendable, Hashable {
  /// Its inside is filled, its line is drawn, or it separates what lies on both sides.
  case fill, stroke, separator
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  /// The shape, filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Everything that is offered; ten points if nothing is.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// A leaf: shapes have no node of their own.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs)
    -> _TypedNode<Self>
  {
    PassThroughNode<Self, _ShapeView<Self, ForegroundStyle>>(value, inputs) { $0.body }
  }
}

/// A shape type that is able to inset itself to produce another shape.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns self inset by an amount, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose name says more than its type's.
protocol NamedShape {
  /// The name, for dumps.
  var shapeName: String { get }
}

/// The name of a shape, for dumps.
package func nameOfShape<S: Shape>(_ shape: S) -> String {
  if let named = shape as? any NamedShape { return named.shapeName }
  let name = typeName(S.self)
  return name.prefix(1).lowercased() + name.dropFirst()
}

/// A shape with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  package let shape: Content
  package let style: Style

  nonisolated init(shape: Content, style: Style) {
    self.shape = shape
    self.style = style
  }

  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ShapeNode<Content, Style>(value, inputs)
  }
}

/// The node of a shape with a style.
final class ShapeNode<Content: Shape, Style: ShapeStyle>:
  _TypedNode<_ShapeView<Content, Style>>, NodeOwner, AnimatedNode
{
  private var value: _ShapeView<Content, Style>
  private let element: ShapeElement
  private var attribute = NodeID(index: .max, generation: 0)
  private var hasChanged = true
  /// What lies between the old and the new shape.
  private var animator: Animator?

  init(_ value: _ShapeView<Content, Style>, _ inputs: _ViewInputs) {
    self.value = value
    element = ShapeElement(id: inputs.runtime.makeElementID(), isOfApp: isOfApp(Content.self))
    super.init(inputs)
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    flagStale()
  }

  override func update(_ new: _ShapeView<Content, Style>) {
    guard !areEqualInputs(value, new) else { return }
    if animator != nil || runtime.motion.mayAnimate {
      _ = runtime.motion.take(new.shape, after: value.shape, &animator, at: self)
    }
    value = new
    hasChanged = true
    flagStale()
  }

  override func evaluate() {
    guard hasChanged || runtime.graph.needsEvaluation(attribute) else { return }
    hasChanged = false
    runtime.report(.leafUpdated)
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    let value = shown
    let values = environment.read()
    element.update(runtime) {
      StyledShape(value: value, values: values)
    } sizing: {
      value.shape.sizeThatFits($0)
    }
  }

  /// The shape as it is at this instant.
  private var shown: _ShapeView<Content, Style> {
    guard let animator else { return value }
    var shape = value.shape
    withUnsafeMutablePointer(to: &shape) {
      animator.apply(to: UnsafeMutableRawPointer($0), at: runtime.motion.time)
    }
    return _ShapeView(shape: shape, style: value.style)
  }

  /// The outline is another at each frame.
  func animationTicked() {
    hasChanged = true
    flagStale()
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }
  override var label: String { typeName(Content.self) }
  nonisolated func label(of node: NodeID) -> String { typeName(Content.self) }
}

/// A shape with its style in an environment, as an element keeps it for dumps and for drawing.
package protocol ShapeContent {
  /// The name of shape and style.
  var description: String { get }
  /// Whether nothing of it is seen, so that touches go through.
  var isClear: Bool { get }
  /// What is filled in an area of a size, in points from its corner.
  func filledPath(in size: CGSize) -> Path
  /// Asks the shape for its outline in an area of a size, in points, as drawing does.
  func askForOutline(in size: CGSize)
}

/// A shape with its style.
package struct StyledShape<Content: Shape, Style: ShapeStyle>: ShapeContent {
  package let value: _ShapeView<Content, Style>
  package let values: EnvironmentValues

  package var description: String {
    "\(nameOfShape(value.shape)) \(styleName(value.style, in: values))"
  }

  package var isClear: Bool { value.style as? Color == .clear }

  package func askForOutline(in size: CGSize) {
    _ = value.shape.path(in: CGRect(origin: .zero, size: size))
  }

  package func filledPath(in size: CGSize) -> Path {
    let path = value.shape.path(in: CGRect(origin: .zero, size: size), values.layoutDirection)
    guard let line = (value.shape as? any WrappedShape)?.strokeStyle else { return path }
    return path.strokedPath(line)
  }
}

/// An area filled or outlined with a style.
@MainActor
package final class ShapeElement: RenderElement {
  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing { .plain }
  /// The drawn path, made on demand.
  package private(set) var content: () -> (any ShapeContent)? = { nil }
  private var sizing: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }

  /// Whether code of the app's says what the outline is, and is notified of it whenever it is drawn anew.
  private let isOfApp: Bool
  /// Whether the outline waits to be asked for.
  private var isOutlineOld = false

  init(id: ElementID, isOfApp: Bool) {
    self.isOfApp = isOfApp
    super.init(id: id)
  }

  package override var kind: RenderKind { .shape }
  package override var contentDescription: String { content()?.description ?? "" }

  func update(
    _ runtime: LayoutRuntime, content: @escaping () -> (any ShapeContent)?,
    sizing: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.content = content
    self.sizing = sizing
    contentChanged(runtime)
    if isInserted { outlineIsOld(runtime) }
  }

  override var isOwnOutline: Bool { isOfApp }
  override func outlineIsOld(_ runtime: LayoutRuntime) {
    guard isOfApp, !isOutlineOld else { return }
    isOutlineOld = true
    runtime.outlines.append(self)
  }
  package override func willBeInserted(_ runtime: LayoutRuntime) {
    guard isOfApp else { return }
    runtime.hasOwnOutlines = true
    outlineIsOld(runtime)
  }
  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    outlineIsOld(runtime)
  }

  /// Asks for the outline, unless the element went meanwhile.
  override func drawOutline(_ runtime: LayoutRuntime) {
    isOutlineOld = false
    guard isInserted, let content = content() else { return }
    runtime.runningUserCode { content.askForOutline(in: size) }
  }

  /// A touch finds what is filled, and of an outline the line alone.
  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    guard let content = content(), !content.isClear else { return }
    reader.addArea(frame) { point in
      content.filledPath(in: frame.size)
        .contains(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    }
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    sizing(ProposedViewSize(proposal))
  }
}
