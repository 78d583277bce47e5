// What `@AppStorage` and `@SceneStorage` are made of: places in the store, and how each property sees its own.

public import Foundation
package import SimGraph
import SimReflection

/// What defaults can store as it is.
public protocol _StorableValue {}

extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension URL: _StorableValue {}
extension Data: _StorableValue {}

extension ValueStorage {
  /// The place of a key, which is empty until something is stored there.
  func location<Value>(
    for key: String, inDefaults defaultsKey: String?, _: Value.Type, _ inputs: _PropertyInputs
  ) -> StateLocation<Value?> {
    let name = key
    let key = "\(key): \(typeName(Value.self))"
    if let known = locations[key] as? StateLocation<Value?> { return known }
    let outside = _PropertyInputs(
      nodeRuntime: inputs.nodeRuntime, node: inputs.node, name: inputs.name, place: inputs.place,
      state: inputs.runtime.causes.name(name), subgraph: .none)
    let stored = defaultsKey.flatMap(defaults.read).flatMap { decoded($0, as: Value.self) }
    let location = StateLocation<Value?>(stored, outside)
    locations[key] = location
    if let defaultsKey {
      let take: (Any?) -> Void = { value in
        let new = value.flatMap { decoded($0, as: Value.self) }
        if !areEqualStates(location.get(), new) { location.set(new) }
      }
      receivers[defaultsKey, default: []].append((location, take))
      if notifiesAlways(defaultsKey) {
        announcers.append((location, { [unowned location] in location.announce() }))
      }
    }
    return location
  }
}

/// A value of the defaults as a property has it: as it is, or made of its raw value.
private func decoded<Value>(_ stored: Any, as _: Value.Type) -> Value? {
  if let value = stored as? Value { return value }
  func make<R: RawRepresentable>(_: R.Type) -> Any? {
    (stored as? R.RawValue).flatMap(R.init(rawValue:))
  }
  return (Value.self as? any RawRepresentable.Type).flatMap { make($0) } as? Value
}

/// A value of a property as the defaults keep it; nil for an optional that is nil.
private func encoded(_ value: Any) -> Any? {
  if let optional = value as? any AnyOptional { return optional.erased.flatMap(encoded) }
  if value is any _StorableValue { return value }
  return (value as? any RawRepresentable)?.rawValue ?? value
}

private protocol AnyOptional { var erased: Any? { get } }
extension Optional: AnyOptional { fileprivate var erased: Any? { self } }

/// A place of a key as one property sees it: until something is stored, the value is the property's own default, and two
/// properties with one key may have different ones, as with the real defaults.
final class StoredLocation<Value>: Location<Value> {
  private let base: StateLocation<Value?>
  private let initial: Value
  /// Writes the new value to the defaults.
  private let store: (Value) -> Void

  init(
    _ base: StateLocation<Value?>, initially value: Value, store: @escaping (Value) -> Void
  ) {
    self.base = base
    initial = value
    self.store = store
  }

  override var gate: ThreadGate? { base.gate }
  override func get() -> Value { base.get() ?? initial }
  override func current() -> Value { base.current() ?? initial }
  override func set(_ value: Value) {
    // A value that shows the same is not a change, whether it is stored or the default.
    guard ViewRuntime.isUpdating || !areEqualStates(get(), value) else { return }
    base.set(value)
    if !ViewRuntime.isUpdating { store(value) }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    (other.place as? StoredLocation).map { $0.base === base } ?? false
  }
  override var changedAt: UInt64? { base.changedAt }
  override var cause: CauseID { base.cause }
}

/// Which store a key belongs to.
enum StoredPlace: String {
  /// The app's defaults, which others can read and write by hand.
  case defaults = "AppStorage"
  /// What is kept for the scene alone.
  case scene = "SceneStorage"
}

/// What a property that refers to a place in a store holds: the key, and the place once it is installed.
struct StoredValue<Value> {
  private let key: String
  private let store: StoredPlace
  private let initial: Value
  fileprivate var bound: BoundValue<Value>?

  init(key: String, in store: StoredPlace, initial: Value) {
    self.key = key
    self.store = store
    self.initial = initial
  }

  /// The stored value.
  ///
  /// Outside an installed view it is what the defaults hold now; what is kept for a scene is then the initial value, and
  /// writing has no effect.
  var value: Value {
    get { bound?.wrappedValue ?? unboundValue }
    nonmutating set {
      if let bound { bound.wrappedValue = newValue } else { write(newValue) }
    }
  }

  var binding: Binding<Value> {
    if let bound { return bound.binding }
    guard store == .defaults else { return .constant(initial) }
    return Binding {
      self.value
    } set: {
      self.write($0)
    }
  }

  private var unboundValue: Value {
    guard store == .defaults else { return initial }
    return ValueStorage.defaults.read(key).flatMap { decoded($0, as: Value.self) } ?? initial
  }

  /// Writes to the defaults, and notifies the other properties of the key.
  func write(_ value: Value, from writer: StoringObject? = nil) {
    guard store == .defaults else { return }
    ValueStorage.write(encoded(value), forKey: key, from: writer)
  }

  /// Notifies the object whose property has the value when others write it.
  func observer(of object: AnyObject) -> StoringObject {
    ValueStorage.observer(of: object, for: key)
  }

  /// The place of the key in the runtime's store.
  @MainActor
  fileprivate func location(_ inputs: _PropertyInputs) -> StoredLocation<Value> {
    let (storage, defaultsKey) = (inputs.runtime.storage, store == .defaults ? key : nil)
    let base = storage.location(
      for: "\(store.rawValue) \(key)", inDefaults: defaultsKey, Value.self, inputs)
    return StoredLocation(base, initially: initial) { value in
      guard let defaultsKey else { return }
      storage.defaults.write(encoded(value), forKey: defaultsKey)
      MainActor.withoutCheck { storage.notify(defaultsKey, but: base) }
    }
  }
}

/// The box of a property that refers to a place in a store, which others may refer to as well.
///
/// A place of the identity's own, such as that of a focus state, ends with it: a field that goes away writes to its focus
/// states when their views are gone (mechanism.md#8.2), and then nothing depends on the place.
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

  /// The box of a property of a key: it finds the key's place, and hands what is there to each copy.
  convenience init<Property>(
    _ property: UnsafeMutablePointer<Property>,
    _ stored: WritableKeyPath<Property, StoredValue<Value>>, _ inputs: _PropertyInputs
  ) {
    self.init(property.pointee[keyPath: stored].location(inputs), inputs) { copy, bound in
      copy.assumingMemoryBound(to: Property.self).pointee[keyPath: stored].bound = bound
    }
  }

  package override func bind(_ property: UnsafeMutableRawPointer) {
    install(property, BoundValue(location: scope, value: scope.current()))
  }

  package override var concernsBody: Bool { scope.wasRead }
  package override var changedAt: UInt64 { scope.changedAt ?? 0 }
  package override var cause: CauseID { scope.cause }

  package override func remove() { own?.detach() }
}
