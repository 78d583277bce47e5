import SimGraph
@_spi(Runtime) public import SimViews

/// A node that is one tab.
@MainActor
protocol TabPaging: AnyObject {
  var page: TabPage { get }
}

/// The node of one tab: a root that is made when the system's policy requires it.
final class TabPageNode<C: View>: _TypedNode<C>, TabPaging {
  let page: TabPage
  private let value: PendingValue<C>
  private let id: AnyHashable?

  init(_ value: C, _ inputs: _ViewInputs, id: AnyHashable?) {
    let pending = PendingValue(value)
    self.value = pending
    self.id = id
    let editMode = ScreenEditMode()
    let root = HostingRoot(
      runtime: inputs.runtime, kind: .tab, order: inputs.root.order - 1, in: inputs.subgraph,
      parentScope: inputs.environment
    ) {
      editMode.write(into: &$0)
      $0.tabBarPlacement = $0.tabViewPages == nil ? .bottomBar : .pageIndicator
    }
    editMode.begin(in: root)
    root.stack = inputs.root.stack
    root.screen = inputs.root.screen
    root.enclosing = inputs.root
    page = TabPage(root) { root in
      if let value = pending.value { root.install(value) }
      pending.value = nil
    }
    root.host = page
    super.init(inputs)
    describe(value)
  }

  override func update(_ new: C) {
    if page.isInstalled {
      page.root.update(new)
    } else {
      value.value = new
    }
    describe(new)
    page.showItem()
  }

  private func describe(_ value: C) {
    var description = TabDescription(tag: id)
    (value as? any TabDescribing)?.describe(&description)
    page.description = description
  }

  override func tearDown() {
    page.remove()
    value.value = nil
  }

  override var label: String { "tab" }
}

/// A value that is stored until its tab is made.
private final class PendingValue<C> {
  var value: C?
  init(_ value: C) { self.value = value }
}

/// A value that describes the tab that it is.
@MainActor
protocol TabDescribing {
  func describe(_ description: inout TabDescription)
}

extension ModifiedContent: TabDescribing where Content: View, Modifier: ViewModifier {
  @MainActor func describe(_ description: inout TabDescription) {
    (content as? any TabDescribing)?.describe(&description)
    (modifier as? any TabDescribing)?.describe(&description)
  }
}

extension IDView: TabDescribing {
  @MainActor func describe(_ description: inout TabDescription) {
    (content as? any TabDescribing)?.describe(&description)
  }
}

extension _RowTraitModifier: TabDescribing {
  @MainActor func describe(_ description: inout TabDescription) {
    guard keyPath == \RowTraits.badge, let badge = value as? String? else { return }
    description.badge = badge
  }
}

extension _TagModifier: TabDescribing {
  @MainActor func describe(_ description: inout TabDescription) {
    description.tag = selectionTag(tag)
  }
}
