// ViewThatFits: alternatives of which layout shows one. It tries them in order, and makes one when no earlier one fits, with its
// bodies and states. One that comes after the one that fits and is not shown is discarded at the next layout; so a narrow
// alternative goes for good while there is much room, and a wide one is kept while there is little (SizeFittingState of iOS 18, as
// read from the binaries). What an alternative's own view holds belongs to the list of views, as with rows (mechanism.md#9.1), and
// lives as long as the whole.

import Foundation

/// A view that adapts to the available space by providing the first child view that fits.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Produces a view constrained in the given axes from one of several alternatives.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// A node with an element that shows one child.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ViewThatFitsNode<Content>(value, inputs)
  }

  /// Some of the content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of alternatives, one of which is shown.
final class ViewThatFitsNode<Content: View>:
  ContainerNode<ViewThatFits<Content>, Content, FittingElement>, ChildHosting, AlternativesNode
{
  private struct Writer {
    weak var node: _ViewNode?
  }
  /// The alternative that set a value for a key last while it was shown, by key; looked up only.
  private var writers: [ObjectIdentifier: Writer] = [:]

  init(_ value: ViewThatFits<Content>, _ inputs: _ViewInputs) {
    inputs.runtime.hasAlternatives = true
    super.init(value, inputs, FittingElement(id: inputs.runtime.makeElementID())) { $0.content }
    element.choiceChanged = { [unowned self] before in
      runtime.callbacks.preferencesMayHaveChanged()
      if let before {
        for nested in runtime.roots(shownIn: before) { nested.setAppeared(false) }
      }
      root.alternativesChanged()
    }
  }

  override var childHost: (any ChildHost)? { self }

  func makeHosted<C: View>(
    _ content: C, _ inputs: _ViewInputs, id: AnyHashable?
  ) -> _TypedNode<C> { AlternativeNode<C>(content, inputs) }

  override func makeContent(_ content: Content, _ inputs: _ViewInputs) -> _TypedNode<Content> {
    makeChild(content, inputs)
  }

  override func apply(_ value: ViewThatFits<Content>) {
    guard value.axes != element.axes else { return }
    element.axes = value.axes
    arrangeOtherwise()
  }

  override func collectContent() {
    var alternatives: [any Alternative] = []
    gather(self, &alternatives)
    element.alternatives = alternatives
    super.collectContent()
    // There may be others that are not made yet.
    element.invalidateLayout()
  }

  private func gather(_ node: _ViewNode, _ alternatives: inout [any Alternative]) {
    node.forEachChild { child in
      if let alternative = child as? any Alternative {
        alternatives.append(alternative)
      } else {
        gather(child, &alternatives)
      }
    }
  }

  func shows(_ element: RenderElement) -> Bool {
    var current = element
    while let around = current.parent {
      if around === self.element { return current === self.element.shown }
      current = around
    }
    return false
  }

  /// What the alternative that is shown hands up; where it sets no value, that of the one that last did, so that an app has to
  /// set one in each of them (`SizeFittingState.applyChildren`, read from the binaries, and Shadowfacts, 2025).
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    // Which one that is layout says.
    runtime.callbacks.needLayout()
    guard let shown = element.shown else { return nil }
    var value: K.Value?
    forEachMember { member in
      guard value == nil, member.ownElements.contains(where: { $0 === shown }) else { return }
      value = member.preference(key)
      if value != nil { writers[ObjectIdentifier(key)] = Writer(node: member) }
    }
    return value ?? writers[ObjectIdentifier(key)]?.node?.preference(key) ?? K.defaultValue
  }

  override func tearDown() {
    super.tearDown()
    element.alternatives = []
  }

  override var label: String { "ViewThatFits" }
}
