// ViewThatFits: alternatives of which layout shows one. All of them exist, since they are measured; the one
// that is shown alone appears.

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

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of alternatives of which one is shown.
final class ViewThatFitsNode<Content: View>:
  ContainerNode<ViewThatFits<Content>, Content, FittingElement>, AlternativesNode
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

  override func apply(_ value: ViewThatFits<Content>) {
    guard value.axes != element.axes else { return }
    element.axes = value.axes
    arrangeOtherwise()
  }
}

/// An element that shows the first of its children whose ideal size fits; the last if none does.
@MainActor
final class FittingElement: ContainerElement {
  var axes: Axis.Set = [.horizontal, .vertical]
  /// The child that layout chose.
  private(set) weak var shown: RenderElement?
  /// Called with the child that was shown before when layout has chosen another.
  var choiceChanged: ((RenderElement?) -> Void)?

  override var kind: RenderKind { .group }

  override func forEachChild(_ body: (RenderElement) -> Void) {
    if let shown, shown.parent === self { body(shown) }
  }

  private func choice(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> RenderElement? {
    let unbounded = ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    return children.dropLast().first { child in
      let ideal = child.sizeThatFits(unbounded, runtime)
      return fits(ideal.width, proposal.width, .horizontal)
        && fits(ideal.height, proposal.height, .vertical)
    } ?? children.last
  }

  private func fits(_ length: CGFloat, _ offered: CGFloat?, _ axis: Axis.Set) -> Bool {
    guard axes.contains(axis), let offered else { return true }
    return length <= offered
  }

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    choice(proposal, runtime)?.sizeThatFits(proposal, runtime) ?? .zero
  }

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    let proposal = proposal
    let next = choice(proposal, runtime)
    if shown !== next {
      let before = shown.flatMap { $0.parent === self ? $0 : nil }
      choiceChanged?(before)
      before?.wasRemoved(runtime)
      shown = next
    }
    guard let next else { return }
    next.layout(
      at: .zero, size: next.sizeThatFits(proposal, runtime), proposal: proposal, runtime)
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat? { choice(proposal, runtime)?.explicitGuide(key, proposal, size, runtime) }
}
