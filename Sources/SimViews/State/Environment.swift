public import Observation
import SimGraph
import SimReflection

/// A property wrapper that reads a value from a view's environment.
@propertyWrapper
public struct Environment<Value> {
  private let source: Source
  private var value: Value?

  /// Where the value stands.
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)

    func value(in values: EnvironmentValues) -> Value {
      switch self {
      case .keyPath(let path): values[keyPath: path]
      case .object(let extract): extract(values)
      }
    }

    var keyPath: KeyPath<EnvironmentValues, Value>? {
      if case .keyPath(let path) = self { path } else { nil }
    }
  }

  /// Creates an environment property to read the specified key path.
  public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Creates an environment property to read an observable object from the environment.
  public nonisolated init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { values in
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
    source = .object { $0[ObjectKey<T>.self] }
  }

  /// The current value of the environment property.
  public var wrappedValue: Value {
    if let value { return value }
    if case .keyPath = source {
      runtimeWarning(
        """
        Accessing Environment<\(typeName(Value.self))>'s value outside of being installed on a View. \
        This will always read the default value and will not update.
        """)
    }
    return source.value(in: EnvironmentValues())
  }

  /// Makes the reading of one identity.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<Environment<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    if Value.self == EnvironmentValues.self { return WholeBox(property.pointee.source, inputs) }
    return Box(property.pointee.source, inputs)
  }

  private class Box: _PropertyBox {
    fileprivate let reading: EnvironmentReading<Value>
    private var keyPath: KeyPath<EnvironmentValues, Value>?

    init(
      _ source: Source, _ inputs: _PropertyInputs, isSame: ((Value, Value) -> Bool)? = nil
    ) {
      reading = EnvironmentReading(inputs, isSame: isSame, extract: source.value)
      keyPath = source.keyPath
      super.init(inputs)
    }

    /// A new key path that the view's `init` chose is followed (mechanism.md#11.2).
    override func bind(_ property: UnsafeMutableRawPointer) {
      let wrapper = property.assumingMemoryBound(to: Environment<Value>.self)
      let source = wrapper.pointee.source
      if let path = source.keyPath, path != keyPath {
        keyPath = path
        reading.turn(to: source.value)
      }
      wrapper.pointee.value = reading.observes ? reading.look() : reading.get()
    }

    override var isUpdatedAtVisits: Bool { reading.observes }

    override var changedAt: UInt64 { reading.changedAt }
    override var cause: CauseID { reading.cause }
  }

  /// The box of `@Environment(\.self)`: changed only by the keys that the body asked for (mechanism.md#11.3).
  private final class WholeBox: Box {
    private let tracker = EnvironmentTracker()

    init(_ source: Source, _ inputs: _PropertyInputs) {
      super.init(source, inputs) { [tracker] old, new in
        guard let old = old as? EnvironmentValues, let new = new as? EnvironmentValues else {
          return false
        }
        return tracker.isSame(old, new)
      }
    }

    override func bind(_ property: UnsafeMutableRawPointer) {
      super.bind(property)
      tracker.forget()
      let wrapper = property.assumingMemoryBound(to: Environment<Value>.self)
      guard var values = wrapper.pointee.value as? EnvironmentValues else { return }
      values.tracker = tracker
      wrapper.pointee.value = values as? Value
    }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension Environment: DynamicProperty {}

// What a view's `init` chooses is an input of the view; the value itself is the runtime's.
extension Environment: InputComparable {
  package static func isSameInput(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.source.keyPath == rhs.source.keyPath
  }
}

extension Environment: CaptureComparable {
  package static func isSameCapture(_ lhs: Self, _ rhs: Self) -> Bool {
    areEqualInputs(lhs.value, rhs.value)
  }
}
