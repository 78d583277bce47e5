public import Foundation
import SimGraph

/// A proxy for access to the size and coordinate space of the container view.
public struct GeometryProxy: @unchecked Sendable {
  let source: GeometrySource
  /// Another one for each time that the content is made, so that views which keep the proxy are not
  /// taken for unchanged.
  private let seed: UInt32

  package init(source: GeometrySource, seed: UInt32) {
    self.source = source
    self.seed = seed
  }

  /// The size of the container view, in points.
  public var size: CGSize {
    let source = source
    return MainActor.withoutCheck { source.readSize() }
  }

  /// The safe area inset of the container view, in points.
  public var safeAreaInsets: EdgeInsets {
    let source = source
    return MainActor.withoutCheck { source.readInsets() }
  }

  /// The container view's bounds rectangle, converted to a defined coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let source = source
    nonisolated(unsafe) let space = coordinateSpace
    return MainActor.withoutCheck { source.readFrame(in: space) }
  }

  /// The container view's bounds rectangle, converted to a defined coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

/// A resolved coordinate space created by the coordinate space protocol.
public enum CoordinateSpace: Hashable {
  /// The global coordinate space at the root of the view hierarchy.
  case global
  /// The local coordinate space of the current view.
  case local
  /// A named reference to a view's local coordinate space.
  case named(AnyHashable)
}

/// A frame of reference within the layout system.
public protocol CoordinateSpaceProtocol {
  /// The resolved coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The global coordinate space at the root of the view hierarchy.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The local coordinate space of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A named coordinate space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space of the nearest view of that name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The global coordinate space at the root of the view hierarchy.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The local coordinate space of the current view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Creates a named coordinate space using the given value.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// What a frame was asked for.
enum FrameSpace {
  /// The container's frame in a space.
  case coordinates(CoordinateSpace)
  /// The frame of an anchor's view in the container's space.
  case anchor(AnchorPlace)
  /// The bounds of a named space in the container's space.
  case bounds(AnyHashable)
}

/// What a proxy asks.
@MainActor
package final class GeometrySource {
  weak var element: RenderElement?
  private unowned(unsafe) let runtime: ViewRuntime
  /// Whether the content asked for the size when it was made last, as it is or as that of a frame.
  private(set) var readsSize = false
  /// The frames that the content asked for when it was made last.
  private var framesRead: [(space: FrameSpace, value: CGRect)] = []
  /// The insets that the content asked for when it was made last.
  private var insetsRead: EdgeInsets?

  package init(_ element: RenderElement, _ runtime: ViewRuntime) {
    self.element = element
    self.runtime = runtime
  }

  /// Whether something that was asked for and has no event of its own would be answered otherwise now.
  var isOutdated: Bool {
    framesRead.contains { $0.value != frame(in: $0.space) }
      || insetsRead.map { $0 != safeAreaInsets } ?? false
  }

  /// Whether the content asked for anything when it was made last.
  var readsGeometry: Bool { readsSize || insetsRead != nil }

  /// Forgets what was asked for: the content is about to be made again.
  func forgetReads() {
    readsSize = false
    framesRead = []
    insetsRead = nil
  }

  /// Whether an answer is for content that is being made; an action that asks depends on nothing.
  private var isNoted: Bool { isAsked || runtime.graph.isEvaluating }
  private var isAsked = false

  /// Runs a closure that depends on what it asks for, though it is not part of the graph.
  func noting<R>(_ body: () -> R) -> R {
    isAsked = true
    defer { isAsked = false }
    return body()
  }

  /// The size; the content depends on it from now on.
  func readSize() -> CGSize {
    if isNoted { readsSize = true }
    return element?.size ?? .zero
  }

  /// The insets of the safe area; the content depends on them from now on.
  func readInsets() -> EdgeInsets {
    let insets = safeAreaInsets
    if isNoted { insetsRead = insets }
    return insets
  }

  /// The frame in a space; the content depends on it from now on.
  func readFrame(in space: CoordinateSpace) -> CGRect {
    let frame = frame(in: space)
    if isNoted {
      readsSize = true
      if space != .local { framesRead.append((.coordinates(space), frame)) }
    }
    return frame
  }

  /// The frame of the view of an anchor in the container's space; the content depends on it from now on.
  func readFrame(of place: AnchorPlace) -> CGRect {
    let frame = frame(in: .anchor(place))
    if isNoted {
      readsSize = true
      framesRead.append((.anchor(place), frame))
    }
    return frame
  }

  func frame(in space: FrameSpace) -> CGRect {
    switch space {
    case .coordinates(let space): return frame(in: space)
    case .anchor(let place):
      guard let element, let other = place.element else { return .zero }
      return element.frame(of: other, runtime)
    case .bounds(let name):
      guard let place = element?.place(in: name, runtime) else { return .null }
      return CGRect(
        origin: CGPoint(x: -place.point.x, y: -place.point.y), size: place.space.size)
    }
  }

  /// The bounds of a named space in the container's space; the content depends on them from now on.
  func readBounds(of name: AnyHashable) -> CGRect {
    let bounds = frame(in: .bounds(name))
    if isNoted {
      readsSize = true
      framesRead.append((.bounds(name), bounds))
    }
    return bounds
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    guard let element else { return .zero }
    switch space {
    case .local: return CGRect(origin: .zero, size: element.size)
    case .global: return element.frameOnScreen(runtime)
    case .named(let name):
      return element.walk(to: name, runtime)?.walk.frame(of: element.size)
        ?? element.frameOnScreen(runtime)
    }
  }

  /// What bars and insets cover beyond the edges at which the container ends.
  var safeAreaInsets: EdgeInsets {
    element.map { $0.turned($0.safeAreaReach(runtime).insets) } ?? EdgeInsets()
  }
}

extension RenderElement {
  /// The place in the nearest element around this one that gives its space a name, and that element.
  func place(
    in name: AnyHashable, _ runtime: LayoutRuntime
  ) -> (point: CGPoint, space: RenderElement)? {
    walk(to: name, runtime).map { ($0.walk.point, $0.space) }
  }

  /// The way to the nearest element around this one that gives its space a name, and that element; a row sees the names
  /// around the list or the stack that it is in (mechanism.md#19.8).
  func walk(
    to name: AnyHashable, _ runtime: LayoutRuntime
  ) -> (walk: SpaceWalk, space: RenderElement)? {
    var walk = SpaceWalk()
    var element: RenderElement? = self
    while let current = element {
      if let space = current as? CoordinateSpaceElement, space.name == name {
        return (walk, current)
      }
      if let area = current.scrolling, current !== self,
        let space = name.base as? ScrollSpace,
        space.axis.map({ area.axes.contains($0.set) }) ?? true
      {
        return (walk, current)
      }
      walk.leave(current)
      element = current.parent
      if element == nil, let root = current as? RootElement, root.root?.row != nil {
        element = root.hostElement(runtime, &walk.point)
      }
    }
    return nil
  }

  /// The place on the screen, the system's bars included.
  package func originOnScreen(_ runtime: LayoutRuntime) -> CGPoint {
    var point = CGPoint.zero
    var element: RenderElement? = self
    while let current = element {
      current.toParent(&point)
      element = current.parent ?? (current as? RootElement)?.hostElement(runtime, &point)
    }
    point.x += runtime.safeAreaInsets.leading
    point.y += runtime.safeAreaInsets.top
    return point
  }
}

extension RenderElement {
  /// The place in the view of the host, the system's bars included; how far something is scrolled has no part
  /// in it.
  func originInHost(_ runtime: LayoutRuntime) -> CGPoint {
    var point = origin
    var outermost = self
    while let around = outermost.parent {
      point.x += around.origin.x
      point.y += around.origin.y
      outermost = around
    }
    guard let root = (outermost as? RootElement)?.root, root.row == nil, !root.isOverlay
    else { return point }
    point.x += runtime.safeAreaInsets.leading
    point.y += runtime.safeAreaInsets.top
    if root.kind == .screen, let stack = root.stack { point = point + stack.origin }
    return point
  }
}

extension RenderElement {
  /// Moves a point from this element's space into its parent's.
  func toParent(_ point: inout CGPoint) {
    let shift = parent?.contentShift ?? .zero
    point.x += origin.x + shift.x
    point.y += origin.y + shift.y
  }
}

extension RootElement {
  /// The element of the host around the boundary; the boundary's place in it is added to the point.
  func hostElement(_ runtime: LayoutRuntime, _ point: inout CGPoint) -> RenderElement? {
    guard let root else { return nil }
    if let host = root.kind == .screen ? root.stack : root.host {
      point = point + host.origin
      return host.area
    }
    guard let row = root.row else { return nil }
    let origin = row.origin
    point.x += origin.x
    point.y += origin.y
    // The rows of a list lie in its content; those of a lazy stack in the stack, which a scroll view moves.
    if row.host.usesCells, let area = row.host.area { point.y -= area.offset.y }
    return row.host.element
  }
}

/// The modifier behind `coordinateSpace`.
nonisolated public struct _CoordinateSpaceModifier: LayoutModifier {
  let name: AnyHashable

  @MainActor package func makeElement(id: ElementID) -> CoordinateSpaceElement {
    CoordinateSpaceElement(id: id)
  }

  @MainActor package func apply(to element: CoordinateSpaceElement) -> Bool {
    guard element.name != name else { return false }
    element.name = name
    return false
  }
}

/// An element whose space has a name.
@MainActor
package final class CoordinateSpaceElement: TransparentElement {
  var name: AnyHashable?
}

extension View {
  /// Assigns a name to the view's coordinate space, so other code can operate on dimensions like points
  /// and sizes relative to the named space.
  nonisolated public func coordinateSpace<T: Hashable>(
    name: T
  ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    ModifiedContent(content: self, modifier: _CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Assigns a name to the view's coordinate space.
  nonisolated public func coordinateSpace(
    _ name: NamedCoordinateSpace
  ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    ModifiedContent(content: self, modifier: _CoordinateSpaceModifier(name: name.name))
  }
}
