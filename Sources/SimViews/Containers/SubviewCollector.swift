// Taking a view value apart into its subviews. This is like finding the rows of a list, but for a value that is not in
// a tree: so a custom view is one subview, whatever its body holds.

nonisolated struct SubviewCollector: ViewVisiting {
  /// The ids and places on the way to what is visited.
  private var path: [AnyHashable] = []
  /// What is put around each subview.
  private var wrap: (AnyView) -> AnyView = { $0 }
  private var values = ContainerValues()
  private(set) var found: [Subview] = []
  /// The sections, where they are asked for; what stands between them is a section of its own.
  private var sections: [SectionConfiguration]?

  static func all<V: View>(of view: V) -> [Subview] {
    var collector = SubviewCollector()
    collector.visit(view)
    return collector.found
  }

  static func sections<V: View>(of view: V) -> [SectionConfiguration] {
    var collector = SubviewCollector()
    collector.sections = []
    collector.visit(view)
    collector.closeSection()
    return collector.sections ?? []
  }

  /// What was found since the last section becomes a section without a header.
  private mutating func closeSection() {
    guard sections != nil, let first = found.first else { return }
    sections?.append(
      SectionConfiguration(
        id: .init(path: first.id.path), header: .init(all: []), footer: .init(all: []),
        content: .init(all: found), containerValues: ContainerValues()))
    found = []
  }

  mutating func visit<V: View>(_ view: V) {
    if let structure = view as? any SubviewStructure {
      structure._visitSubviews(&self)
    } else {
      add(AnyView(view))
    }
  }

  mutating func visit<V: View>(_ view: V, at place: some Hashable) {
    path.append(AnyHashable(place))
    visit(view)
    path.removeLast()
  }

  mutating func add(_ view: AnyView) {
    found.append(Subview(id: .init(path: path), content: wrap(view), containerValues: values))
  }

  /// Visits with something around each subview, and with other values.
  mutating func visit<V: View>(
    _ view: V, values change: (inout ContainerValues) -> Void = { _ in },
    around wrapper: ((AnyView) -> AnyView)? = nil
  ) {
    let (outer, outerValues) = (wrap, values)
    change(&values)
    if let wrapper { wrap = { outer(wrapper($0)) } }
    visit(view)
    (wrap, values) = (outer, outerValues)
  }

  mutating func visitSection<Parent: View, Content: View, Footer: View>(
    _ header: Parent, _ content: Content, _ footer: Footer
  ) {
    guard sections != nil else {
      visit(header, at: 0)
      visit(content, at: 1)
      visit(footer, at: 2)
      return
    }
    closeSection()
    func parts<V: View>(_ view: V, _ place: Int) -> SubviewsCollection {
      var collector = SubviewCollector()
      collector.path = path
      collector.wrap = wrap
      collector.values = values
      collector.visit(view, at: place)
      return SubviewsCollection(all: collector.found)
    }
    sections?.append(
      SectionConfiguration(
        id: .init(path: path), header: parts(header, 0), footer: parts(footer, 2),
        content: parts(content, 1), containerValues: values))
  }
}

/// A view that gives other views as subviews than itself.
nonisolated protocol SubviewStructure {
  func _visitSubviews(_ collector: inout SubviewCollector)
}

extension TupleView: SubviewStructure {
  func _visitSubviews(_ collector: inout SubviewCollector) {
    var place = 0
    for part in repeat each value {
      collector.visit(part, at: place)
      place += 1
    }
  }
}

extension EmptyView: SubviewStructure {
  func _visitSubviews(_ collector: inout SubviewCollector) {}
}

extension Group: SubviewStructure where Content: View {
  nonisolated func _visitSubviews(_ collector: inout SubviewCollector) { collector.visit(content) }
}

extension Optional: SubviewStructure where Wrapped: View {
  nonisolated func _visitSubviews(_ collector: inout SubviewCollector) {
    if let self { collector.visit(self, at: 0) }
  }
}

extension _ConditionalContent: SubviewStructure {
  func _visitSubviews(_ collector: inout SubviewCollector) {
    switch storage {
    case .trueContent(let content): collector.visit(content, at: 0)
    case .falseContent(let content): collector.visit(content, at: 1)
    }
  }
}

extension ForEach: SubviewStructure where Content: View {
  nonisolated func _visitSubviews(_ collector: inout SubviewCollector) {
    for element in data { collector.visit(content(element), at: id(element)) }
  }
}

extension Section: SubviewStructure where Parent: View, Content: View, Footer: View {
  nonisolated func _visitSubviews(_ collector: inout SubviewCollector) {
    collector.visitSection(header, content, footer)
  }
}

extension Subview: SubviewStructure {
  func _visitSubviews(_ collector: inout SubviewCollector) {
    collector.visit(content) { [containerValues] in $0 = containerValues }
  }
}

extension AnyView: SubviewStructure {
  func _visitSubviews(_ collector: inout SubviewCollector) { box.show(to: &collector) }
}

extension ModifiedContent: SubviewStructure where Content: View, Modifier: ViewModifier {
  nonisolated func _visitSubviews(_ collector: inout SubviewCollector) {
    let modifier = modifier
    let change: (inout ContainerValues) -> Void
    if let setting = modifier as? any ContainerValueSetting {
      change = { setting.set(in: &$0) }
    } else {
      change = { _ in }
    }
    collector.visit(content, values: change) { AnyView($0.modifier(modifier)) }
  }
}

/// A modifier that is heard by the container around the view.
nonisolated protocol ContainerValueSetting {
  func set(in values: inout ContainerValues)
}

extension _ContainerValueModifier: ContainerValueSetting {
  func set(in values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension _TagModifier: ContainerValueSetting {
  func set(in values: inout ContainerValues) { values.add(tag: tag) }
}
