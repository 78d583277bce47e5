// @Published: a property that announces each change, to its object first, then to its own subscribers, in the order in
// which they subscribed, and takes the new value last. See Fanout.swift.
//
// OpenCombine is re-exported here, so what this module defines shadows OpenCombine's types of the same name.

@_exported public import OpenCombine
import SimReflection
import Synchronization

/// A type that publishes a property marked with an attribute.
///
/// For properties of classes. The value is published in the property's `willSet`: subscribers receive the new
/// value before it can be read from the property.
@propertyWrapper
public struct Published<Value> {
  /// A publisher for properties marked with the `@Published` attribute.
  public struct Publisher: OpenCombine.Publisher {
    /// The values of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    fileprivate let subject: PublishedSubject<Value>

    /// Attaches a subscriber, which receives the present value first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }

  fileprivate let box: PublishedBox<Value>

  /// Creates the published instance with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates the published instance with an initial wrapped value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// The property for which this instance exposes a publisher.
  public var projectedValue: Publisher {
    mutating get { Publisher(subject: box.subject()) }
    set { _ = box.subject() }
  }

  /// The value, of a property of a structure: there is none.
  @available(
    *, unavailable, message: "@Published is only available on properties of classes"
  )
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only available on properties of classes.") }
    // swift-format-ignore
    set { preconditionFailure("@Published is only available on properties of classes.") }
  }

  /// The value of a property of a class.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }
}

/// Where a published property keeps its value: in itself until it is set or asked for its publisher, then in a subject.
final class PublishedBox<Value> {
  private enum Storage {
    case value(Value)
    case subject(PublishedSubject<Value>)
  }

  private var storage: Storage

  init(_ value: Value) { storage = .value(value) }

  var value: Value {
    switch storage {
    case .value(let value): value
    case .subject(let subject): subject.value
    }
  }

  func set(_ new: Value) {
    switch storage {
    case .value: storage = .subject(PublishedSubject(new))
    case .subject(let subject): subject.send(new)
    }
  }

  func subject() -> PublishedSubject<Value> {
    switch storage {
    case .value(let value):
      let subject = PublishedSubject(value)
      storage = .subject(subject)
      return subject
    case .subject(let subject): return subject
    }
  }
}

/// The value of a published property, and who subscribes to it.
final class PublishedSubject<Value>: Subject {
  typealias Output = Value
  typealias Failure = Never

  private let fanout = Fanout<Value, Never>()
  private let lock = Mutex(())
  private var currentValue: Value
  /// The object's, which is told before anybody else.
  private var objectPublisher: ObservableObjectPublisher?

  init(_ value: Value) { currentValue = value }

  var value: Value {
    lock.withLock { _ in
      nonisolated(unsafe) let value = currentValue
      return value
    }
  }

  /// The publisher of the object that has the property.
  var objectWillChange: ObservableObjectPublisher? {
    get {
      lock.withLock { _ in
        nonisolated(unsafe) let publisher = objectPublisher
        return publisher
      }
    }
    set {
      nonisolated(unsafe) let publisher = newValue
      lock.withLock { _ in objectPublisher = publisher }
    }
  }

  func send(_ input: Value) {
    objectWillChange?.send()
    fanout.send(input)
    let old = lock.withLock { _ in
      nonisolated(unsafe) let old = currentValue
      currentValue = input
      return old
    }
    // The old value is released outside the lock: what it owns may ask for the value.
    withExtendedLifetime(old) {}
  }

  func send(completion: Subscribers.Completion<Never>) {
    preconditionFailure("A published property has no end.")
  }

  func send(subscription: any Subscription) { fanout.keep(subscription, untilWanted: false) }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let subscription = CurrentValueSubscription(
      subscriber, fanout, owner: self, name: "PublishedSubject"
    ) { [unowned self] in value }
    fanout.receive(subscriber, subscription)
  }
}

/// What a published property is to the object that has it, whatever its value.
package protocol PublishedField {
  /// The publisher of the object, if it was handed out; nil until then.
  static func objectWillChange(at place: UnsafeRawPointer) -> ObservableObjectPublisher?
  /// Hands the property the publisher of its object.
  static func setObjectWillChange(
    _ publisher: ObservableObjectPublisher, at place: UnsafeRawPointer)
  /// Where the value is, as long as the object is alive, and how many bytes it takes.
  static func valuePlace(at place: UnsafeRawPointer) -> (UnsafeRawPointer, Int)
}

extension Published: PublishedField {
  package static func objectWillChange(at place: UnsafeRawPointer) -> ObservableObjectPublisher? {
    place.load(as: Self.self).box.publisherOfObject
  }

  package static func setObjectWillChange(
    _ publisher: ObservableObjectPublisher, at place: UnsafeRawPointer
  ) {
    place.load(as: Self.self).box.subject().objectWillChange = publisher
  }

  package static func valuePlace(at place: UnsafeRawPointer) -> (UnsafeRawPointer, Int) {
    (place.load(as: Self.self).box.subject().placeOfValue, MemoryLayout<Value>.size)
  }
}

extension PublishedBox {
  fileprivate var publisherOfObject: ObservableObjectPublisher? {
    if case .subject(let subject) = storage { subject.objectWillChange } else { nil }
  }
}

extension PublishedSubject {
  /// The address of the value within this object.
  fileprivate var placeOfValue: UnsafeRawPointer {
    guard
      let field = storedClassFields(of: Self.self).first(where: { $0.name == "currentValue" })
    else { preconditionFailure("A published subject keeps its value in `currentValue`.") }
    return UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) + field.offset
  }
}

extension Publisher where Failure == Never {
  /// Republishes elements received from a publisher, by assigning them to a property marked as a publisher.
  ///
  /// The subscription ends with the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.subject))
  }
}

/// Hands elements to a published property as long as there is one.
private struct PublishedSubscriber<Value>: Subscriber {
  typealias Failure = Never
  let combineIdentifier = CombineIdentifier()
  private weak var subject: PublishedSubject<Value>?

  init(_ subject: PublishedSubject<Value>) { self.subject = subject }

  func receive(subscription: any Subscription) { subject?.send(subscription: subscription) }

  func receive(_ input: Value) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
