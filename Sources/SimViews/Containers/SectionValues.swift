// Sections as values, for custom containers.

/// Specifies the contents of a section.
nonisolated public struct SectionConfiguration: Identifiable {
  /// A unique identifier for a section.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }
  /// The place of the section.
  public let id: ID
  /// The header of the section.
  public let header: SubviewsCollection
  /// The footer of the section.
  public let footer: SubviewsCollection
  /// The content of the section.
  public let content: SubviewsCollection
  /// The container values of the section.
  public let containerValues: ContainerValues
}

/// An opaque collection representing the sections of view.
nonisolated public struct SectionCollection: RandomAccessCollection {
  let all: [SectionConfiguration]
  /// The position of the first section.
  public var startIndex: Int { all.startIndex }
  /// The position after the last section.
  public var endIndex: Int { all.endIndex }
  public subscript(index: Int) -> SectionConfiguration { all[index] }
}

/// Container values are key-value pairs that are set on a view and accessed by its container.
public struct ContainerValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [Any] = []

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type, if there is one.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0 as? V }.first
  }

  /// Whether there is a tag with a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  mutating func add(tag: Any) { tags.append(tag) }
}

/// A key for accessing container values.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// A modifier that sets a value for the container around the view.
nonisolated public struct _ContainerValueModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  /// A node that hands on its content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PassThroughNode(value, inputs) { $0.content }
  }
}

extension View {
  /// Sets a particular container value of a view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> ModifiedContent<Self, _ContainerValueModifier<V>> {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
