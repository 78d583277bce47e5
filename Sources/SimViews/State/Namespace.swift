public import SimReflection
import Synchronization

/// A property wrapper type that gives a view's identity a unique name.
@propertyWrapper
public struct Namespace: RuntimeManaged {
  private var id = ID(id: 0)
  /// How many names were given outside of identities.
  private static let outside = Atomic<Int>(0)

  /// Creates a namespace; the identity in which it is installed gives it its name.
  public nonisolated init() {}

  /// The name; outside an installed view another one each time.
  public var wrappedValue: ID {
    if id.id != 0 { return id }
    return ID(id: -Self.outside.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// A name that no other identity has.
  public struct ID: Hashable, Sendable {
    package let id: Int
  }

  /// Makes the name of one identity.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<Namespace>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    Box(inputs)
  }

  private final class Box: _PropertyBox {
    private let id: ID

    override init(_ inputs: _PropertyInputs) {
      id = ID(id: Int(inputs.runtime.makeElementID().number))
      super.init(inputs)
    }

    override func bind(_ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: Namespace.self).pointee.id = id
    }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension Namespace: DynamicProperty {}
