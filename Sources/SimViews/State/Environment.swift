public import Observation
import SimGraph

/// A property wrapper that reads a value from a view's environment.
@propertyWrapper
public struct Environment<Value>: RuntimeManaged {
  private let extract: (EnvironmentValues) -> Value
  private var value: Value?

  /// Creates an environment property to read the specified key path.
  public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    extract = { $0[keyPath: keyPath] }
  }

  /// Creates an environment property to read an observable object from the environment.
  public nonisolated init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    extract = { values in
      guard let object = values[ObjectKey<Value>.self] else {
        fatalError(
          """
          No Observable object of type \(Value.self) found. A View.environment(_:) for \
          \(Value.self) may be missing as an ancestor of this view.
          """)
      }
      return object
    }
  }

  /// Creates an environment property to read an observable object that may be missing.
  public nonisolated init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    extract = { $0[ObjectKey<T>.self] }
  }

  /// The current value of the environment property.
  public var wrappedValue: Value {
    value ?? extract(EnvironmentValues())
  }

  /// Makes the reading of one identity.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<Environment<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    Box(property.pointee.extract, inputs)
  }

  private final class Box: _PropertyBox {
    private let reading: EnvironmentReading<Value>

    init(_ extract: @escaping (EnvironmentValues) -> Value, _ inputs: _PropertyInputs) {
      reading = EnvironmentReading(inputs, extract: extract)
      super.init(inputs)
    }

    override func bind(_ property: UnsafeMutableRawPointer) {
      let wrapper = property.assumingMemoryBound(to: Environment<Value>.self)
      wrapper.pointee.value = reading.get()
    }

    override var changedAt: UInt64 { reading.changedAt }
    override var cause: CauseID { reading.cause }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension Environment: DynamicProperty {}

extension Environment: CaptureComparable {
  package static func isSameCapture(_ lhs: Self, _ rhs: Self) -> Bool {
    areEqualInputs(lhs.value, rhs.value)
  }
}
