// The store behind `@AppStorage` and `@SceneStorage`: in memory, one a device, so that runs know nothing of
// each other or of the machine. Every property with the same key refers to the same place.

public import Foundation
package import SimGraph

/// What defaults can store as it is.
public protocol _StorableValue {}

extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension URL: _StorableValue {}
extension Data: _StorableValue {}

/// Values by key, each of which views can depend on.
@MainActor
final class ValueStorage {
  private var locations: [String: AnyObject] = [:]

  /// The place of a key, which is empty until something is stored there.
  func location<Value>(
    for key: String, _: Value.Type, _ inputs: _PropertyInputs
  ) -> StateLocation<Value?> {
    let name = key
    let key = "\(key): \(typeName(Value.self))"
    if let known = locations[key] as? StateLocation<Value?> { return known }
    let outside = _PropertyInputs(
      runtime: inputs.runtime, node: inputs.node, name: inputs.name, place: inputs.place,
      state: inputs.runtime.causes.name(name), subgraph: .none)
    let location = StateLocation<Value?>(nil, outside)
    locations[key] = location
    return location
  }
}

/// A place of a key as one property sees it: until something is stored, the value is the property's own default, and two
/// properties with one key may have different ones, as with the real defaults.
final class StoredLocation<Value>: Location<Value> {
  private let base: StateLocation<Value?>
  private let initial: Value

  init(_ base: StateLocation<Value?>, initially value: Value) {
    self.base = base
    initial = value
  }

  override func get() -> Value { base.get() ?? initial }
  override func current() -> Value { base.current() ?? initial }
  override func set(_ value: Value) {
    // What shows the same is no change, whether it is stored or the default.
    if ViewRuntime.isUpdating || !areEqualStates(get(), value) { base.set(value) }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    (other.place as? StoredLocation).map { $0.base === base } ?? false
  }
  override var changedAt: UInt64? { base.changedAt }
  override var cause: CauseID { base.cause }
}

/// What a property that refers to a place in the store holds: the key, and the place once it is installed.
struct StoredValue<Value> {
  private let key: String
  private let initial: Value
  var bound: BoundValue<Value>?

  init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The stored value; outside an installed view the initial one, and writing has no effect.
  var value: Value {
    get { bound?.wrappedValue ?? initial }
    nonmutating set { bound?.wrappedValue = newValue }
  }

  var binding: Binding<Value> { bound?.binding ?? .constant(initial) }

  /// The place of the key in the runtime's store.
  @MainActor
  func location(_ inputs: _PropertyInputs) -> StoredLocation<Value> {
    StoredLocation(
      inputs.runtime.storage.location(for: key, Value.self, inputs), initially: initial)
  }
}

/// The box of a property that refers to a place in a store, which others may refer to as well.
///
/// A place of the identity's own, such as that of a focus state, ends with it: a field that goes away writes to its focus
/// states when their views are gone (mechanism 8.2), and then nothing depends on the place.
package final class StoredBox<Value>: _PropertyBox {
  private let scope: ScopedLocation<Value>
  private let own: StateLocation<Value>?
  private let install: (UnsafeMutableRawPointer, BoundValue<Value>) -> Void

  package init(
    _ location: Location<Value>, _ inputs: _PropertyInputs, isOwn: Bool = false,
    install: @escaping (UnsafeMutableRawPointer, BoundValue<Value>) -> Void
  ) {
    scope = ScopedLocation(location)
    own = isOwn ? location as? StateLocation<Value> : nil
    self.install = install
    super.init(inputs)
  }

  package override func bind(_ property: UnsafeMutableRawPointer) {
    install(property, BoundValue(location: scope, value: scope.current()))
  }

  package override var concernsBody: Bool { scope.wasRead }
  package override var changedAt: UInt64 { scope.changedAt ?? 0 }
  package override var cause: CauseID { scope.cause }

  package override func remove() { own?.detach() }
}
