import SimPublishers
import SimGraph
public import SimReflection

/// A property wrapper type that subscribes to an observable object and invalidates a view whenever
/// the object changes.
///
/// The object belongs to the view's value: a new value with another object replaces it.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: InputComparable {
  private let object: ObjectType
  /// When the object announced a change last, as of the body that it was bound for.
  private var seed: UInt64 = 0

  /// Creates an observed object with an initial value.
  public nonisolated init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates an observed object with an initial value.
  public nonisolated init(initialValue: ObjectType) { object = initialValue }

  public var wrappedValue: ObjectType {
    get { object }
    set { self = ObservedObject(wrappedValue: newValue) }
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// A wrapper of the object that can create bindings to its properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object: object, keyPath: keyPath))
    }
  }

  package nonisolated static func isSameInput(
    _ lhs: ObservedObject<ObjectType>, _ rhs: ObservedObject<ObjectType>
  ) -> Bool {
    lhs.object === rhs.object
  }

  /// Makes the subscription of one identity.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<ObservedObject<ObjectType>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    Box(inputs)
  }

  private final class Box: _PropertyBox {
    private let subscription: ObjectSubscription

    override init(_ inputs: _PropertyInputs) {
      subscription = ObjectSubscription(inputs)
      super.init(inputs)
    }

    override func bind(_ property: UnsafeMutableRawPointer) {
      let wrapper = property.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
      subscription.follow(wrapper.pointee.object)
      subscription.declare()
      wrapper.pointee.seed = subscription.changedAt
    }

    override var changedAt: UInt64 { subscription.changedAt }
    override var cause: CauseID { subscription.cause }
    override func remove() { subscription.cancel() }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension ObservedObject: DynamicProperty {}

extension ObservedObject: CaptureComparable {
  package static func isSameCapture(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.object === rhs.object && lhs.seed == rhs.seed
  }
}
