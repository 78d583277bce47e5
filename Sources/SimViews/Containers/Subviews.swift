// The subviews of a container as values: `Group(subviews:)` and `ForEach(subviews:)`. Structure is taken apart as a value:
// tuples, groups, branches, `ForEach` and sections are replaced by their parts, everything else is one subview. A subview
// is identified by its position, and by the ids on the way to it, so that it keeps its identity wherever a layout puts it.

/// An opaque value representing a subview of another view.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// A unique identifier for a view.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }
  /// The place of the view.
  public let id: ID
  let content: AnyView
  /// The container values associated with the given subview.
  public let containerValues: ContainerValues

  /// The subviews of a view's value.
  package static func all<V: View>(of view: V) -> [Subview] { SubviewCollector.all(of: view) }

  /// A node that shows the view.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, AnyView>(value, inputs) { $0.content }
  }
}

/// An opaque collection representing the subviews of view.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  let all: [Subview]
  /// The position of the first subview.
  public var startIndex: Int { all.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { all.endIndex }
  public subscript(index: Int) -> Subview { all[index] }
  /// Some of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(all: all[bounds])
  }
}

extension SubviewsCollection: View {
  /// The subviews, one after another.
  public var body: some View { ForEach(all) { $0 } }
}

/// A slice of a SubviewsCollection.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  let all: ArraySlice<Subview>
  /// The position of the first subview.
  public var startIndex: Int { all.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { all.endIndex }
  public subscript(index: Int) -> Subview { all[index] }
  /// Some of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(all: all[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// The subviews, one after another.
  public var body: some View { ForEach(all) { $0 } }
}

/// The content of a group that is made of subviews.
nonisolated public struct GroupElementsOfContent<Subviews, Content> {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View where Subviews: View, Content: View {
  /// What the closure makes of the subviews.
  public var body: some View {
    content(SubviewsCollection(all: SubviewCollector.all(of: subviews)))
  }
}

/// The content of a group that is made of sections.
nonisolated public struct GroupSectionsOfContent<Sections, Content> {
  let sections: Sections
  let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View where Sections: View, Content: View {
  /// What the closure makes of the sections.
  public var body: some View {
    content(SectionCollection(all: SubviewCollector.sections(of: sections)))
  }
}

extension Group {
  /// Constructs a group from the subviews of the given view.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }

  /// Constructs a group from the sections of the given view.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }
}

/// The elements of a `ForEach` over subviews, taken when the view is made.
extension ForEach {
  /// Creates an instance that uniquely identifies and creates views across updates based on the subviews of a given view.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == SubviewsCollection, ID == Subview.ID, Content: View {
    self.init(
      identified: SubviewsCollection(all: SubviewCollector.all(of: view)), id: { $0.id },
      content: content)
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the sections of a given view.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
    self.init(
      identified: SectionCollection(all: SubviewCollector.sections(of: view)), id: { $0.id },
      content: content)
  }
}
