import SimPublishers
import SimGraph
public import SimReflection

/// A property wrapper type for an observable object supplied by a parent or ancestor view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: RuntimeManaged {
  private var object: ObjectType?
  /// When the object announced a change last, as of the body that it was bound for.
  private var seed: UInt64 = 0

  /// Creates an environment object.
  public nonisolated init() {}

  /// The underlying object provided by the environment.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A \
        View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Makes the reading and the subscription of one identity.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<EnvironmentObject<ObjectType>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    Box(inputs)
  }

  private final class Box: _PropertyBox {
    private let reading: EnvironmentReading<ObjectType?>
    private let subscription: ObjectSubscription

    override init(_ inputs: _PropertyInputs) {
      // Another object is another one, whatever its class calls equal (mechanism.md#11.6).
      reading = EnvironmentReading(inputs, isSame: { $0 === $1 }) {
        $0[objectOf: ObjectKey<ObjectType>.self]
      }
      subscription = ObjectSubscription(inputs)
      super.init(inputs)
    }

    override func bind(_ property: UnsafeMutableRawPointer) {
      let wrapper = property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
      let object = reading.get()
      if let object {
        subscription.follow(object)
        subscription.declare()
      }
      wrapper.pointee.object = object
      wrapper.pointee.seed = subscription.changedAt
    }

    override var changedAt: UInt64 { max(subscription.changedAt, reading.changedAt) }
    override var cause: CauseID {
      subscription.changedAt > reading.changedAt ? subscription.cause : reading.cause
    }

    override func remove() { subscription.cancel() }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension EnvironmentObject: DynamicProperty {}

extension EnvironmentObject: CaptureComparable {
  package static func isSameCapture(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.object === rhs.object && lhs.seed == rhs.seed
  }
}

/// The key under which an object stands in the environment: its type.
enum ObjectKey<ObjectType: AnyObject>: EnvironmentKey, NamedEnvironmentKey {
  static var nameInCauses: String { typeName(ObjectType.self) }
  static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
  subscript<Object: AnyObject>(objectOf key: ObjectKey<Object>.Type) -> Object? {
    get { self[key] }
    set { self[key] = newValue }
  }

  subscript<Object: AnyObject>(_object tag: ObjectTag<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

/// The type of an environment object as the argument of a key path.
struct ObjectTag<Object: AnyObject>: Hashable {}

extension View {
  /// Supplies an observable object to a view's hierarchy.
  nonisolated public func environmentObject<T: ObservableObject>(
    _ object: T
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<T?>> {
    ModifiedContent(
      content: self,
      modifier: _EnvironmentKeyWritingModifier(
        keyPath: \EnvironmentValues[_object: ObjectTag<T>()], value: object))
  }
}
