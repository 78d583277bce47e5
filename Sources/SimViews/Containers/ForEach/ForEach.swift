// Data-driven children: an identity for each element's id. Outside a lazy container all of them exist.

import SimGraph
import SimReflection

/// A structure that computes views on demand from an underlying collection of identified data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of underlying identified data.
  public var data: Data
  /// A function to create content on demand using the underlying data.
  public var content: (Data.Element) -> Content
  let id: ElementIdentity<Data.Element, ID>
  /// Whether only the initial data counts, as with a range without an explicit id.
  var isConstant = false

  /// The new value with the data of this one, where only the initial data counts.
  ///
  /// A different count is reported, as in the real framework.
  func keepingConstantData(_ new: ForEach) -> ForEach {
    guard new.isConstant else { return new }
    if new.data.count != data.count {
      runtimeWarning(
        """
        \(typeName(Self.self)) count (\(new.data.count)) != its initial count (\(data.count)). \
        `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to \
        `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
        """)
    }
    var kept = new
    kept.data = data
    return kept
  }
}

extension ForEach {
  /// Whether the closures of a new value need not be called: data, closures and what they captured are
  /// the same.
  @MainActor func givesSameContents(as new: ForEach, _ policy: SystemPolicy) -> Bool {
    policy.comparesForEach && areEqualInputs(self, new)
  }
}

extension ForEach {
  /// Creates an instance that identifies elements by a function of the underlying data.
  nonisolated package init(
    identified data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = .function(id)
  }
}

extension ForEach: View where Content: View {
  /// Creates an instance that identifies views by the identity of the underlying data.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = .function { $0.id }
  }

  /// Creates an instance that identifies views by a key path of the underlying data.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = .keyPath(id)
  }

  /// Creates an instance over a constant range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = .function { $0 }
    isConstant = true
  }

  /// A node with one child an element.
  public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    ForEachNode<Data, ID, Content>(value, inputs)
  }

  /// Whether there will be elements is not known from the type.
  public static func _visitType(_ visitor: inout _TypeVisitor) {}

  /// Unknown: it depends on the data.
  public static func _countRows(_ contents: _RowCounts) -> Int? { nil }

  /// Rows on demand, if the type of the content tells how many each element has.
  public static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self> {
    if Data.self is any SelfEditing.Type {
      return SelfEditingRowSource(value, inputs) { elementRows($0, $1) }
    }
    return elementRows(value, inputs)
  }

  @MainActor private static func elementRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<
    Self
  > {
    switch Content._rowCount {
    case 1: ElementRowSource<Data, ID, Content>(value, inputs)
    case let rows:
      // Where sections are folded the type does not tell how many rows they give.
      ElementsRowSource<Data, ID, Content>(
        value, inputs, rowsPerElement: inputs.host.foldsSections ? nil : rows)
    }
  }
}

extension ForEach: PrimitiveView where Content: View {}

extension ForEach: Primitive, StructuralView {}
