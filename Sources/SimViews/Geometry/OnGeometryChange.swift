// onGeometryChange: what a closure makes of the view's geometry is compared after each layout; the action runs when it
// differs, as onChange's does. Nothing in a body depends on it, and observable properties that the closure reads are its
// own (mechanism.md#6.6).
//
// With the SDK of iOS 18 an action may follow another one in a frame as long as the values are new: a value that is among
// the last three is dropped, and reported once, as "Geometry action is cycling between duplicate values." Before, the
// third call of a frame was dropped. Both as read from the binaries (mechanism.md#7.6); logs of apps have the first sentence.

import Foundation
import SimGraph

/// The modifier behind `onGeometryChange`.
nonisolated public struct _GeometryActionModifier<Value: Equatable>: PrimitiveModifier {
  var value: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void

  /// A node that remembers the value.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    GeometryActionNode<C, Value>(value, inputs)
  }
}

/// An element that does nothing but be somewhere, with a size.
@MainActor
final class GeometryActionElement: TransparentElement {
  /// Whether layout has given the element a size since it was looked at.
  var wasPlaced = false

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    super.placeChildren(in: size, runtime)
    wasPlaced = true
  }
}

/// One of the views whose geometry is watched: the modifier applies to each.
@MainActor
private final class GeometryWatch<Value: Equatable> {
  let element: GeometryActionElement
  let source: GeometrySource
  let reading: NodeReading
  var limit = GeometryLimit<Value>()
  var last: Value?

  init(_ child: RenderElement, _ node: any _ViewNode & NodeOwner) {
    element = GeometryActionElement(id: node.runtime.makeElementID())
    source = GeometrySource(element, node.runtime)
    reading = NodeReading(node, "geometry")
    element.child = child
  }

  /// Ends what the value depended on.
  func end() {
    reading.end()
    reading.readingNode.runtime.graph.remove(reading.readingAttribute)
  }

  /// Whether the view has another geometry, as far as the last value was made of it.
  ///
  /// What is off screen is nowhere.
  var mustLook: Bool {
    element.isInserted
      && (element.wasPlaced || source.isOutdated)
  }
}

/// Which values an action was called with in the current frame.
@MainActor
private struct GeometryLimit<Value: Equatable> {
  private var calls = ActionLimit()
  private var frame: UInt64 = 0
  /// The last three values of the frame.
  private var recent: [Value] = []
  private var hasWarned = false

  /// Whether the action may be called with a value; if not, the framework says so.
  mutating func allows(_ value: Value, _ node: _ViewNode) -> Bool {
    let runtime = node.runtime
    guard runtime.policy.dropsCyclingGeometry else { return calls.allows("Geometry action", node) }
    if frame != runtime.frame {
      frame = runtime.frame
      recent = []
    }
    guard recent.contains(value) else {
      if recent.count == 3 { recent.removeFirst() }
      recent.append(value)
      return true
    }
    if !hasWarned { runtimeWarning("Geometry action is cycling between duplicate values.") }
    hasWarned = true
    return false
  }
}

/// The node of views whose geometry is watched.
final class GeometryActionNode<C: View, Value: Equatable>:
  PassThroughNode<ModifiedContent<C, _GeometryActionModifier<Value>>, C>, FrameReading, NodeOwner
{
  private var modifier: _GeometryActionModifier<Value>
  private var watches: [GeometryWatch<Value>] = []
  private var seed: UInt32 = 0

  init(_ value: ModifiedContent<C, _GeometryActionModifier<Value>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    runtime.frameReaders.append(self)
  }

  override func update(_ new: ModifiedContent<C, _GeometryActionModifier<Value>>) {
    modifier = new.modifier
    for watch in watches where watch.last != nil { watch.element.wasPlaced = true }
    super.update(new)
  }

  /// What was observed changed: the value is made again when the round ends.
  override func evaluate() {
    for watch in watches where watch.reading.isStale { watch.element.wasPlaced = true }
  }

  func checkFrame() {
    for watch in watches where watch.mustLook { look(at: watch) }
  }

  private func look(at watch: GeometryWatch<Value>) {
    watch.element.wasPlaced = false
    watch.source.forgetReads()
    seed &+= 1
    let proxy = GeometryProxy(source: watch.source, seed: seed)
    let value = watch.source.noting {
      watch.reading.read {
        runtime.owned(by: owner) { runtime.runningUserCode { modifier.value(proxy) } }
      }
    }
    let old = watch.last
    guard old != value else { return }
    watch.last = value
    guard watch.limit.allows(value, self) else { return }
    runtime.layoutActions += 1
    runtime.callbacks.add(self, "onGeometryChange") { [runtime, action = modifier.action] in
      runtime.report(.actionRan)
      action(old ?? value, value)
    }
  }

  override func collect(into elements: inout [RenderElement]) {
    var inner: [RenderElement] = []
    super.collect(into: &inner)
    var old: [ObjectIdentifier: GeometryWatch<Value>] = [:]
    for watch in watches {
      if let child = watch.element.child { old[ObjectIdentifier(child)] = watch }
    }
    watches = inner.map { child in
      old.removeValue(forKey: ObjectIdentifier(child)) ?? GeometryWatch(child, self)
    }
    for watch in old.values { watch.end() }
    for watch in watches { elements.append(watch.element) }
  }

  nonisolated func label(of node: NodeID) -> String { "geometry" }

  override func tearDown() {
    runtime.frameReaders.removeAll { $0 === self }
    for watch in watches { watch.reading.end() }
    super.tearDown()
  }
}

extension View {
  /// Adds an action to be performed when a value, created from a geometry proxy, changes.
  ///
  /// The action is performed after the first layout, too.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> ModifiedContent<Self, _GeometryActionModifier<T>> {
    ModifiedContent(
      content: self, modifier: _GeometryActionModifier(value: transform) { action($1) })
  }

  /// Adds an action to be performed when a value, created from a geometry proxy, changes; the action gets the
  /// old and the new value, which are the same after the first layout.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedContent<Self, _GeometryActionModifier<T>> {
    ModifiedContent(
      content: self, modifier: _GeometryActionModifier(value: transform, action: action))
  }
}
