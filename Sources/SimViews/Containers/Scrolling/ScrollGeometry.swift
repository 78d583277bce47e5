// What a scroll view reports of its geometry while it scrolls: `onScrollGeometryChange`, `onScrollPhaseChange`
// and `onScrollVisibilityChange`. They are evaluated when a round of the update ends, as watched geometry is.

public import Foundation

/// A type that defines the geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content offset of the scroll view, in points.
  public var contentOffset: CGPoint
  /// The size of the content of the scroll view, in points.
  public var contentSize: CGSize
  /// The content insets of the scroll view, in points.
  public var contentInsets: EdgeInsets
  /// The size of the container of the scroll view, in points, without the insets.
  public var containerSize: CGSize

  /// Creates a scroll geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The bounds rect of the scroll view, in points of its content: unlike the visible rect, within the insets.
  public var bounds: CGRect {
    CGRect(
      origin: CGPoint(
        x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top),
      size: containerSize)
  }

  /// The visible rect of the scroll view: its bounds and what lies under the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }
}

/// A type that provides you with more content when the phase of a scroll view changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry of the scroll view at the time of the change.
  public let geometry: ScrollGeometry
  /// How fast the content moves at the time of the change, in points a second: that of the finger's motion or release, and
  /// zero at rest; nil if the app moves it [an estimate].
  public let velocity: CGVector?
}

extension ScrollArea {
  /// The properties of the area that the app can read.
  var geometry: ScrollGeometry {
    // Neither room for a title nor margins belong to the content: they are insets, like whatever covers the edges.
    var own = margins
    own.top += headroom
    var insets = reach.insets
    insets.top += own.top
    insets.leading += own.leading
    insets.bottom += own.bottom
    insets.trailing += own.trailing
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: content.shrunk(by: own), contentInsets: insets,
      containerSize: viewport.shrunk(by: own))
  }
}

/// A modifier that looks at the scroll view inside when a round ends.
nonisolated public struct _ScrollWatchModifier<Value: Equatable>: PrimitiveModifier {
  let name: String
  let read: (ScrollGeometry, ScrollPhase) -> Value
  let first: Value?
  let action: (Value, Value, ScrollPhaseChangeContext) -> Void

  /// A node that remembers the value.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollWatchNode<C, Value>(value, inputs)
  }
}

/// The node of a view whose scroll view is watched.
final class ScrollWatchNode<C: View, Value: Equatable>:
  PassThroughNode<ModifiedContent<C, _ScrollWatchModifier<Value>>, C>, PhaseWatching
{
  private var modifier: _ScrollWatchModifier<Value>
  private var last: Value?
  private var limit = ActionLimit()

  init(_ value: ModifiedContent<C, _ScrollWatchModifier<Value>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    last = value.modifier.first
    super.init(value, inputs) { $0.content }
    runtime.frameReaders.append(self)
  }

  override func update(_ new: ModifiedContent<C, _ScrollWatchModifier<Value>>) {
    modifier = new.modifier
    super.update(new)
  }

  func checkFrame() {
    guard let area = watchedArea, area.viewport != .zero else { return }
    let value = runtime.owned(by: owner) {
      runtime.runningUserCode { modifier.read(area.geometry, area.phase) }
    }
    guard value != last else { return }
    let old = last ?? value
    last = value
    guard limit.allows("\(modifier.name) action", self) else { return }
    let context = ScrollPhaseChangeContext(geometry: area.geometry, velocity: area.velocity)
    runtime.callbacks.add(self, modifier.name) { [runtime, action = modifier.action] in
      runtime.report(.actionRan)
      action(old, value, context)
    }
  }

  var awaitsPhase: Bool {
    guard let last = last as? ScrollPhase, let area = watchedArea, area.viewport != .zero else {
      return false
    }
    return area.phase != last
  }

  override func tearDown() {
    runtime.frameReaders.removeAll { $0 === self }
    super.tearDown()
  }
}

/// An observer of the phase of a scroll view.
@MainActor
private protocol PhaseWatching: FrameReading {
  /// Whether the phase differs from the one reported last.
  var awaitsPhase: Bool { get }
}

extension ViewRuntime {
  /// Whether the phase of a scroll view has changed, so that its observers are notified in the next update.
  package var hasPhasesToTell: Bool {
    frameReaders.contains { ($0 as? any PhaseWatching)?.awaitsPhase ?? false }
  }
}

extension View {
  /// Adds an action to be performed when a value, created from a scroll geometry, changes; it is also performed
  /// after the first layout.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedContent<Self, _ScrollWatchModifier<T>> {
    modifier(
      _ScrollWatchModifier(
        name: "onScrollGeometryChange", read: { geometry, _ in transform(geometry) }, first: nil,
        action: { old, new, _ in action(old, new) }))
  }

  /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> ModifiedContent<Self, _ScrollWatchModifier<ScrollPhase>> {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes, with the
  /// geometry at that time.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> ModifiedContent<Self, _ScrollWatchModifier<ScrollPhase>> {
    modifier(
      _ScrollWatchModifier(
        name: "onScrollPhaseChange", read: { _, phase in phase }, first: .idle,
        action: action))
  }
}
