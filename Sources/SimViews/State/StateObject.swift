import SimPublishers
import SimGraph
public import SimReflection

/// A property wrapper type that instantiates an observable object.
///
/// The object is made once for each identity, just before the first body, and lives as long as the
/// identity does.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: RuntimeManaged {
  private enum Storage {
    case initially(() -> ObjectType)
    case object(ObjectType)
  }
  private var storage: Storage
  /// When the object announced a change last, as of the body that it was bound for.
  private var seed: UInt64 = 0

  /// Creates a state object with an expression that is evaluated at most once for each identity.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = .initially(thunk)
  }

  /// The underlying object.
  ///
  /// Outside an installed view each access makes a new one.
  public var wrappedValue: ObjectType {
    switch storage {
    case .object(let object): return object
    case .initially(let thunk):
      runtimeWarning(
        """
        Accessing StateObject's object without being installed on a View. This will create a new \
        instance each time.
        """)
      return thunk()
    }
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Makes the storage of one identity; the object itself comes with the first binding.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<StateObject<ObjectType>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    Box(inputs)
  }

  private final class Box: _PropertyBox {
    private let subscription: ObjectSubscription
    private var object: ObjectType?
    private let owner: ViewOwner

    override init(_ inputs: _PropertyInputs) {
      subscription = ObjectSubscription(inputs)
      owner = inputs.node.owner
      super.init(inputs)
    }

    override func bind(_ property: UnsafeMutableRawPointer) {
      let wrapper = property.assumingMemoryBound(to: StateObject<ObjectType>.self)
      let object = object ?? make(wrapper.pointee.storage)
      subscription.follow(object)
      subscription.declare()
      wrapper.pointee.storage = .object(object)
      wrapper.pointee.seed = subscription.changedAt
    }

    private func make(_ storage: Storage) -> ObjectType {
      let made: ObjectType
      switch storage {
      case .initially(let thunk):
        made = runtime.runningUserCode { runtime.graph.withoutRecording(thunk) }
      case .object(let existing): made = existing
      }
      object = made
      return made
    }

    override var changedAt: UInt64 { subscription.changedAt }
    override var cause: CauseID { subscription.cause }

    override var holdsState: Bool { true }

    override func remove() {
      if runtime.isEvicting, subscription.hasDelivered { runtime.found(.stateLost, by: owner) }
      subscription.cancel()
      runtime.retainUntilDisappearCallbacks(object)
      object = nil
    }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension StateObject: DynamicProperty {}

// A new object as the initial value makes a view another one each time, though the object is never used.
extension StateObject {
  package static var beginsWithInput: Bool { true }
}

extension StateObject: CaptureComparable {
  package static func isSameCapture(_ lhs: Self, _ rhs: Self) -> Bool {
    guard case .object(let left) = lhs.storage, case .object(let right) = rhs.storage else {
      return false
    }
    return left === right && lhs.seed == rhs.seed
  }
}
