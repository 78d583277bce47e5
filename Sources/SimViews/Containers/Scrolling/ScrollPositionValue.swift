// `ScrollPosition`: where a scroll view is or should be, as a value. What the app writes into it is carried out in the
// next update; what the user does is written back while the content moves, each time another row becomes the topmost one.

public import Foundation
import SimGraph
import SimReflection

/// A type that defines the semantic position of where a scroll view is scrolled within its content.
public struct ScrollPosition: Equatable, Sendable {
  enum Wish: Equatable, @unchecked Sendable {
    case nowhere
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  var wish = Wish.nowhere
  /// Counts what the app asked for: asking twice for one place scrolls twice.
  var serial = 0
  /// The id of the topmost view, as it came to rest last.
  nonisolated(unsafe) var restingID: AnyHashable?
  /// Whether the user has positioned the content since the app did.
  public internal(set) var isPositionedByUser = false

  /// Creates a position that follows views of a type of id.
  public init(idType: any Hashable.Type = Never.self) {}
  /// Creates a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    wish = .id(AnyHashable(id), anchor)
  }
  /// Creates a position at an edge.
  public init(edge: Edge) { wish = .edge(edge) }
  /// Creates a position at a point in the content.
  public init(point: CGPoint) { wish = .point(x: point.x, y: point.y) }
  /// Creates a position at a place of the content, in points.
  public init(x: CGFloat, y: CGFloat) { wish = .point(x: x, y: y) }
  /// Creates a position at a place of the content, in points.
  public init(x: CGFloat) { wish = .point(x: x, y: nil) }
  /// Creates a position at a place of the content, in points.
  public init(y: CGFloat) { wish = .point(x: nil, y: y) }

  private mutating func ask(_ new: Wish) {
    wish = new
    serial += 1
    restingID = nil
    isPositionedByUser = false
  }

  /// Scrolls to a view with an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
  /// Scrolls to a place of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }
  /// Scrolls to a place of the content, in points.
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
  /// Scrolls to a place of the content, in points.
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

  /// The id of the view at the top, or of the one that was asked for.
  public var viewID: (any Hashable & Sendable)? {
    if let restingID { return Self.sendable(restingID) }
    guard case .id(let id, _) = wish else { return nil }
    return Self.sendable(id)
  }
  /// An id, as the type of the property has it: `Sendable` leaves no trace in a value, so it cannot be asked for.
  ///
  /// With `as any` the existential is not opened: it is the box that is taken for the other one, not what is in it.
  private static func sendable(_ id: AnyHashable) -> (any Hashable & Sendable)? {
    (id.base as? any Hashable).map {
      unsafeBitCast($0 as any Hashable, to: (any Hashable & Sendable).self)
    }
  }
  /// The id of the view at the top, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
  /// The edge that was asked for, until the user scrolls.
  public var edge: Edge? {
    guard case .edge(let edge) = wish, !isPositionedByUser else { return nil }
    return edge
  }
  /// The point that was asked for, until the user scrolls.
  public var point: CGPoint? {
    guard case .point(let x, let y) = wish, !isPositionedByUser else { return nil }
    return CGPoint(x: x ?? 0, y: y ?? 0)
  }
  /// The horizontal place that was asked for, in points, until the user scrolls.
  public var x: CGFloat? {
    guard case .point(let x, _) = wish, !isPositionedByUser else { return nil }
    return x
  }
  /// The vertical place that was asked for, in points, until the user scrolls.
  public var y: CGFloat? {
    guard case .point(_, let y) = wish, !isPositionedByUser else { return nil }
    return y
  }
}

/// A modifier that binds the position of a scroll view.
nonisolated public struct _ScrollPlaceModifier: PrimitiveModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  /// A node that reads and writes the binding.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollPlaceNode<C>(value, inputs)
  }
}

/// The node of a scroll view whose position is bound.
final class ScrollPlaceNode<C: View>:
  PassThroughNode<ModifiedContent<C, _ScrollPlaceModifier>, C>, NodeOwner, FrameReading
{
  private var modifier: _ScrollPlaceModifier
  private var attribute = NodeID(index: .max, generation: 0)
  private var last = ScrollPosition()
  private var topmost = TopmostRow()

  init(_ value: ModifiedContent<C, _ScrollPlaceModifier>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    runtime.frameReaders.append(self)
    follow()
  }

  override func update(_ new: ModifiedContent<C, _ScrollPlaceModifier>) {
    if !areEqualInputs(modifier, new.modifier) { runtime.changeCounters.recordVisibleChange() }
    modifier = new.modifier
    super.update(new)
    follow()
  }

  override func evaluate() { if runtime.graph.needsEvaluation(attribute) { follow() } }

  private func follow() {
    runtime.graph.begin(attribute)
    let wanted = modifier.position.wrappedValue
    runtime.graph.end(attribute)
    defer { last = wanted }
    guard wanted.wish != last.wish || wanted.serial != last.serial, wanted.wish != .nowhere else {
      return
    }
    let curve = runtime.motion.curve(for: self)
    runtime.scrollRequests.append { [weak self] in
      guard let self else { return }
      go(to: wanted.wish, by: curve)
      topmost.isPlacedByApp = true
    }
  }

  private func go(to wish: ScrollPosition.Wish, by curve: AnimationCurve?) {
    guard !isRemoved else { return }
    switch wish {
    case .nowhere: return
    case .id(let id, let anchor):
      _ = reveal(id, ScrollAim(anchor: anchor ?? modifier.anchor, curve: curve))
    case .edge(let edge):
      guard let area = scrollArea() else { return }
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let isEnd = edge == .bottom || edge == .trailing
      area.move(along: axis, by: curve) { [unowned area] _ in
        isEnd ? area.limit(along: axis) : 0
      }
    case .point(let x, let y):
      guard let area = scrollArea() else { return }
      for (axis, place) in [(Axis.horizontal, x), (.vertical, y)] {
        guard let place else { continue }
        area.move(along: axis, by: curve) { [unowned area] _ in area.clamped(place, along: axis) }
      }
    }
  }

  /// Writes where the user has scrolled to, if the content has moved and another row is the topmost one.
  func checkFrame() {
    guard let area = scrollArea() else { return }
    let isMoving = area.isMoving && area.phase != .animating
    var position = last
    if let id = topmost.next(in: area, below: self, where: { _ in true }) {
      position.restingID = id
    }
    if isMoving { position.isPositionedByUser = true }
    guard position != last else { return }
    last = position
    runtime.callbacks.add(self, "scrollPosition") { [binding = modifier.position] in
      binding.wrappedValue = position
    }
  }

  override func tearDown() {
    runtime.frameReaders.removeAll { $0 === self }
    super.tearDown()
  }

  nonisolated func label(of node: NodeID) -> String { "scroll position" }
}

extension View {
  /// Associates a binding to a scroll position with a scroll view within this view.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> ModifiedContent<Self, _ScrollPlaceModifier> {
    modifier(_ScrollPlaceModifier(position: position, anchor: anchor))
  }
}
