// Locations: where the values that wrappers and bindings refer to live.
//
// A value is read in two ways (mechanism.md#1.1). Code of an update (a body, the content closure of a row or a
// sheet) sees the value that was bound into its copy of the view, and the location only notes that it was
// read: from then on its owner's body depends on it, for good. Everybody else sees the newest value. Nodes of
// the runtime's own, such as a toggle's, read the location itself and depend on it alone.

package import SimGraph
import SimReflection

/// A place that holds a value and can be read and written.
@_spi(Runtime) open class Location<Value> {
  /// Makes a place; subclasses say where the value is.
  @_spi(Runtime) public init() {}

  /// The newest value, as closures see it that run outside an update.
  @_spi(Runtime) open func get() -> Value {
    preconditionFailure("A location must say how it is read.")
  }
  /// The value that the graph sees; a node that asks while it is evaluated depends on it.
  package func current() -> Value { get() }
  /// Notes that code of an update read the value out of a bound copy.
  package func noteRead() {}
  /// Whether code of an update ever read the value here; a place that does not know says yes.
  package var wasRead: Bool { true }
  /// Writes the value, and marks what depends on it.
  @_spi(Runtime) open func set(_ value: Value) {
    preconditionFailure("A location must say how it is written.")
  }
  /// The gate of the device whose views depend on the place; nil if there is none.
  package var gate: ThreadGate? { nil }
  /// Writes the value from whichever thread: at once on the device's, otherwise in the next pass of its loop.
  ///
  /// It is handed over as a whole, so a part of a value is put into what is there then, and not into what this thread saw.
  package final func write(_ value: Value) {
    guard ThreadPlace.isOfDevice || gate?.isOpen ?? true else {
      nonisolated(unsafe) let (place, value) = (self, value)
      gate?.enqueueOnMainLoop { place.set(value) }
      return
    }
    set(value)
  }
  /// Whether two locations are the same place.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
  /// The place itself, where this location only stands for another one.
  package var place: Location<Value> { self }
  /// The revision in which the value changed last, where the place knows.
  package var changedAt: UInt64? { nil }
  /// Why the value changed last, where the place knows.
  package var cause: CauseID { .none }
}

/// The storage of one `@State` of one identity.
package final class StateLocation<Value>: Location<Value>, NodeOwner {
  private unowned let runtime: ViewRuntime
  private let graph: Graph
  private let threadGate: ThreadGate
  private let name: String
  private let state: CauseName
  @exclusivity(unchecked) private var value: Value
  /// Older values, for updates whose transactions wait: the first is what the graph sees.
  @exclusivity(unchecked) private var saved: SavedValue<Value>?
  @exclusivity(unchecked) var waitsIn: UInt64 = 0
  @exclusivity(unchecked) private var node: NodeID?
  /// Whether code of an update ever read the value; never taken back while the identity lives.
  @exclusivity(unchecked) private var isRead = false
  /// Whether the identity's value was ever changed.
  @exclusivity(unchecked) private(set) var wasWritten = false

  @MainActor
  package convenience init(_ value: Value, _ inputs: _PropertyInputs) {
    self.init(value, named: inputs.name, inputs.state, in: inputs.subgraph, inputs.runtime)
  }

  /// Makes a place that no property of a view refers to.
  @MainActor
  package convenience init(
    _ value: Value, named name: String, in subgraph: SubgraphID, _ runtime: ViewRuntime
  ) {
    self.init(value, named: name, runtime.causes.name(name), in: subgraph, runtime)
  }

  @MainActor
  private init(
    _ value: Value, named name: String, _ state: CauseName, in subgraph: SubgraphID,
    _ runtime: ViewRuntime
  ) {
    self.value = value
    self.runtime = runtime
    graph = runtime.graph
    threadGate = runtime.gate
    self.name = name
    self.state = state
    super.init()
    let node = graph.addSource(owner: self, in: subgraph)
    graph.setTag(state.rawValue, of: node)
    self.node = node
  }

  package override var gate: ThreadGate? { threadGate }

  package override func get() -> Value {
    guard ThreadPlace.isOfDevice || threadGate.isOpen else {
      return threadGate.exclusively { value }
    }
    return value
  }

  package override func current() -> Value {
    guard graph.isEvaluating || ViewRuntime.isUpdating else { return value }
    if let node, graph.isEvaluating { graph.read(node) }
    if let saved { return saved.value }
    return value
  }

  package override func noteRead() { isRead = true }
  package override var wasRead: Bool { isRead }

  /// What an update writes is dropped; an equal value is not a change.
  package override func set(_ new: Value) {
    guard node != nil else { return replace(by: new) }
    let runtime = runtime
    guard !ViewRuntime.isUpdating else {
      return MainActor.withoutCheck { runtime.refuseWrite() }
    }
    guard !areEqualStates(value, new) else { return }
    nonisolated(unsafe) let old = value
    replace(by: new)
    wasWritten = true
    nonisolated(unsafe) let location = self
    // What is noted of a write is the runtime's, not the writer's.
    MainActor.withoutCheck {
      runtime.runningEngine {
        runtime.willWrite()
        location.waitForUpdate(after: old)
      }
    }
  }

  /// Something was written that may have been this value: who depends on it looks again, although it is as it was.
  @MainActor
  func announce() {
    guard node != nil, !ViewRuntime.isUpdating else { return }
    runtime.runningEngine { waitForUpdate(after: value) }
  }

  /// Other threads read only whole values.
  private func replace(by new: Value) {
    let old = value
    threadGate.exclusively { value = new }
    withExtendedLifetime(old) {}
  }

  package override var changedAt: UInt64? { node.map { graph.changedAt($0) } }
  package override var cause: CauseID { node.map { graph.cause(of: $0) } ?? .none }

  package func label(of node: NodeID) -> String { name }

  /// The identity ended; the place can still be read and written, but nothing depends on it.
  func detach() { node = nil }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension StateLocation: PendingWriting {
  /// Keeps the old value for those who do not see the new one yet.
  ///
  /// Apart from the closure that calls it, for an object knows its type, which a closure would look up at each write.
  @inline(never) @MainActor
  private func waitForUpdate(after old: Value) {
    save(old, runtime.causes.write(state, in: graph))
    runtime.postpone(self)
  }

  private func save(_ old: Value, _ cause: CauseID) {
    let new = SavedValue(old, cause)
    guard var last = saved else {
      saved = new
      return
    }
    while let next = last.next { last = next }
    last.next = new
  }

  func merge() {
    guard var last = saved else { return }
    guard last.next != nil else {
      saved = nil
      return
    }
    while let next = last.next, next.next != nil { last = next }
    if let dropped = last.next { last.cause = dropped.cause }
    last.next = nil
  }

  func apply(in runtime: ViewRuntime) {
    guard let first = saved else { return }
    saved = first.next
    if let node { runtime.graph.write(node, cause: first.cause) }
  }
}

/// A value that was written over, why the next one was written, and what was written over later.
///
/// A list of objects: an array of values of any type looks its types up each time that it is touched.
private final class SavedValue<Value> {
  let value: Value
  @exclusivity(unchecked) var cause: CauseID
  @exclusivity(unchecked) var next: SavedValue?

  init(_ value: Value, _ cause: CauseID) {
    self.value = value
    self.cause = cause
  }
}

/// A place as one property of one identity sees it: only that property knows whether it was read here.
final class ScopedLocation<Value>: Location<Value> {
  let base: Location<Value>
  @exclusivity(unchecked) private var isRead: Bool

  init(_ base: Location<Value>, wasRead: Bool = false) {
    self.base = base
    isRead = wasRead
  }

  override func get() -> Value { base.get() }
  override func current() -> Value { base.current() }
  override func noteRead() { isRead = true }
  override var wasRead: Bool { isRead }
  override func set(_ value: Value) { base.set(value) }
  override var gate: ThreadGate? { base.gate }
  override var place: Location<Value> { base.place }
  override func isSame(as other: Location<Value>) -> Bool { place.isSame(as: other.place) }
  override var changedAt: UInt64? { base.changedAt }
  override var cause: CauseID { base.cause }
}

/// A value bound into a copy of a view, and the place that it came from.
package struct BoundValue<Value> {
  package var location: Location<Value>
  var value: Value

  /// The value, as the code sees it that asks.
  package var wrappedValue: Value {
    get {
      guard ViewRuntime.isUpdating else { return location.get() }
      location.noteRead()
      return value
    }
    nonmutating set { location.write(newValue) }
  }

  /// The value without noting that it was read.
  var unnoted: Value { ViewRuntime.isUpdating ? value : location.get() }

  /// A binding to the place; to make it is not to read the value.
  var binding: Binding<Value> { Binding(location: location, value: unnoted) }
}
