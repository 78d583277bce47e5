import SimGraph
import SimReflection
@_spi(Runtime) public import SimViews

/// A modifier that presents a screen while an item exists.
nonisolated public struct _PresentationModifier<Item, Content: View>: PrimitiveModifier {
  let style: PresentationStyle
  /// The item, read from a binding.
  let item: () -> Item?
  /// Returns the identity of an item.
  let id: (Item) -> AnyHashable
  /// Sets the binding to no item.
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
  /// Whether the data of the content exists; nil if the content has none.
  ///
  /// Without data the presentation does not begin; once it has begun its content stays the same,
  /// whatever happens to the data.
  var hasData: Bool?

  /// Returns a node that watches the item.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PresenterNode<C, Item, Content>(value, inputs)
  }
}

extension View {
  nonisolated func presenting<V: View>(
    _ style: PresentationStyle, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> V
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, V>> {
    ModifiedContent(
      content: self,
      modifier: _PresentationModifier(
        style: style, item: { isPresented.current ? _PresentedFlag() : nil },
        id: { AnyHashable($0) }, clear: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, content: { _ in content() }))
  }

  nonisolated func presenting<Item: Identifiable, V: View>(
    _ style: PresentationStyle, _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> V
  ) -> ModifiedContent<Self, _PresentationModifier<Item, V>> {
    ModifiedContent(
      content: self,
      modifier: _PresentationModifier(
        style: style, item: { item.current }, id: { AnyHashable($0.id) },
        clear: { item.wrappedValue = nil }, onDismiss: onDismiss, content: content))
  }
}

/// The node of a view that presents something.
final class PresenterNode<C: View, Item, Content: View>:
  PassThroughNode<ModifiedContent<C, _PresentationModifier<Item, Content>>, C>, NodeOwner
{
  private struct Shown {
    var id: AnyHashable
    var item: Item
    let root: HostingRoot
    /// Nil for a screen on a navigation stack.
    let presentation: Presentation?
    weak var node: ScreenContentNode<Content>?
  }
  private var modifier: _PresentationModifier<Item, Content>
  private lazy var reading = NodeReading(self, "presentation")
  private var hasNewValue = true
  /// Whether the closure differs from the one that the content was made with.
  private var hasOtherContent = false
  private var shown: Shown?
  /// Whether it will present when the enqueued actions of this update have run.
  private var isAboutToPresent = false
  /// Whether it is a destination where no stack takes it.
  private let isMisplaced: Bool

  init(
    _ value: ModifiedContent<C, _PresentationModifier<Item, Content>>, _ inputs: _ViewInputs
  ) {
    modifier = value.modifier
    isMisplaced = value.modifier.style == .push && Self.reportsPlace(in: inputs.root)
    super.init(value, inputs) { $0.content }
    flagStale()
  }

  /// Reports a destination that is misplaced.
  ///
  /// - Returns: whether it is ignored.
  private static func reportsPlace(in root: HostingRoot) -> Bool {
    if Item.self == _PresentedFlag.self {
      let presented = "presenting `\(typeName(Content.self))`"
      return MisplacedNavigation.reports("isPresented", of: presented, in: root)
    }
    let presented = "for type `\(typeName(Item?.self))`"
    return MisplacedNavigation.reports("item", of: presented, in: root)
  }

  override func update(_ new: ModifiedContent<C, _PresentationModifier<Item, Content>>) {
    super.update(new)
    if !areEqualInputs(modifier.content, new.modifier.content) { hasOtherContent = true }
    modifier = new.modifier
    runtime.changeCounters.handed &+= 1
    reevaluate()
  }

  override func evaluate() {
    guard hasNewValue || reading.isStale else { return }
    hasNewValue = false
    let isOther = hasOtherContent
    hasOtherContent = false
    reading.following {
      let item = reading.read { modifier.item() }
      if let shown {
        follow(item, shown, withOtherContent: isOther)
      } else if item != nil, modifier.hasData != false, !isAboutToPresent {
        isAboutToPresent = true
        runtime.deferUntilCallbacksRan { [weak self] in self?.presentIfWanted() }
      }
    }
  }

  /// Updates an existing presentation: dismisses it, or passes the new item or content to it.
  private func follow(_ item: Item?, _ shown: Shown, withOtherContent isOther: Bool) {
    if shown.presentation?.isBeingDismissed == true { return }
    guard let item else { return dismiss(shown) }
    if modifier.id(item) != shown.id {
      guard modifier.style == .cover, runtime.policy.keepsCovers else { return dismiss(shown) }
      return exchange(item)
    }
    self.shown?.item = item
    if modifier.hasData != nil { return }
    if isOther || !areEqualInputs(shown.item, item) { renewContent() }
  }

  private func dismiss(_ shown: Shown) {
    if let presentation = shown.presentation {
      presentation.dismiss(byUser: false)
    } else {
      root.navigation?.remove(shown.root)
      reevaluate()
    }
  }

  /// Replaces the item of a cover that stays; when its content is up to date, that disappears and
  /// appears.
  private func exchange(_ item: Item) {
    shown?.id = modifier.id(item)
    shown?.item = item
    renewContent()
    // The content receives the item with the deferred updates.
    runtime.deferUntilCallbacksRan { [weak self, runtime] in
      runtime.deferUntilCallbacksRan { self?.showAgain() }
    }
  }

  /// Makes the content disappear and appear.
  private func showAgain() {
    guard let shown, shown.presentation?.isBeingDismissed == false, shown.root.isAppeared else {
      return
    }
    shown.root.setAppeared(false)
    shown.root.setAppeared(true)
  }

  /// The content is made again.
  private func renewContent() {
    if let shown { shown.node?.take(maker(of: shown.item)) }
  }

  private func maker(of item: Item) -> @MainActor () -> Content {
    let content = modifier.content
    return { content(item) }
  }

  // MARK: Presenting

  /// A closure called meanwhile may have cancelled the presentation.
  private func presentIfWanted() {
    isAboutToPresent = false
    guard shown == nil, !isRemoved else { return }
    // If the view is restored, it evaluates its state again.
    guard !isPendingRemoval else { return reevaluate() }
    guard modifier.hasData != false, let item = modifier.item() else { return }
    if modifier.style == .push {
      push(item)
    } else {
      cover(with: item)
    }
  }

  private func push(_ item: Item) {
    guard !isMisplaced, let navigation = root.navigation else { return }
    _ = navigation.push(environment: environment, source: self, above: root.screen) { screen in
      show(item, in: screen, as: nil)
    }
  }

  private func cover(with item: Item) {
    guard let context else { return }
    guard runtime.overlays.canPresent(over: context) else { return runtime.overlays.wait(self) }
    let target = DismissTarget(runtime)
    let isAlert = modifier.style.isAlert
    let editMode = ScreenEditMode()
    let layer = HostingRoot(
      runtime: runtime, kind: isAlert ? .alert : .presentation, order: context.order - 1_000_000,
      in: context.subgraph, parentScope: environment
    ) {
      editMode.write(into: &$0)
      if isAlert { $0.setAlert() } else { $0.dismissTarget = target }
    }
    if !isAlert { editMode.begin(in: layer) }
    let presentation = Presentation(modifier.style, root: layer, context: context)
    presentation.presenter = self
    target.dismiss = { [weak presentation] in presentation?.dismiss() }
    layer.host = presentation
    runtime.inScope { show(item, in: layer, as: presentation) }
    presentation.begin()
  }

  private func show(_ item: Item, in screen: HostingRoot, as presentation: Presentation?) {
    screen.install { inputs in
      let node = ScreenContentNode<Content>(inputs, make: maker(of: item))
      shown = Shown(
        id: modifier.id(item), item: item, root: screen, presentation: presentation, node: node)
      return node
    }
  }

  var context: HostingRoot? { root.presentationContext }

  // MARK: Tree

  nonisolated func label(of node: NodeID) -> String { "presentation" }

  override func tearDown() {
    if let shown {
      if !shown.root.isRemoved { shown.root.environment.detach() }
      shown.presentation?.presenter = nil
      shown.presentation?.dismiss(byUser: false)
    }
    shown = nil
    reading.end()
    runtime.overlays.stopWaiting(self)
    super.tearDown()
  }
}

extension PresenterNode: Presenting {
  func clear() { runtime.enqueue { [modifier] in modifier.clear() } }

  func presentationWillEnd(byUser: Bool, because cause: CauseID) {
    guard byUser, !isRemoved else { return }
    runtime.enqueue(by: actor("sheet"), for: cause) { [modifier] in
      if modifier.item() != nil { modifier.clear() }
    }
  }

  func presentationDidEnd(because cause: CauseID) {
    shown = nil
    if let onDismiss = modifier.onDismiss {
      runtime.enqueue(by: actor("onDismiss"), for: cause) { onDismiss() }
    }
    reevaluate()
  }

  func reevaluate() {
    guard !isRemoved else { return }
    hasNewValue = true
    reading.wasHanded()
    flagStale()
  }
}

extension PresenterNode: ScreenSource {
  func screenIsOutgoing() { shown = nil }

  func screenWasRemoved() {
    if shown == nil, modifier.item() != nil { modifier.clear() }
  }
}
