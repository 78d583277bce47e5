public import Foundation

/// An element with a list of children.
@MainActor
@_spi(Runtime) open class ContainerElement: RenderElement {
  @exclusivity(unchecked) package var children: [RenderElement] = []

  /// Children that stay at their old places until their transition ends.
  @exclusivity(unchecked) private var outgoing = OutgoingElements()

  /// Outgoing children are drawn below the others, so they get a touch only where nothing else lies.
  @_spi(Runtime) open override func forEachChild(_ body: (RenderElement) -> Void) {
    outgoing.forEach(body)
    children.withUnretained { $0.forEach(body) }
  }

  override func placeOutgoing(_ runtime: LayoutRuntime) { outgoing.stay(runtime) }

  /// Whether a child stays until its transition ends, or is about to be one that does.
  final var hasOutgoing: Bool { !outgoing.isEmpty || children.contains(where: \.isOutgoing) }

  override func remove(outgoing child: RenderElement) -> Bool { outgoing.remove(child) }

  /// Takes the children that the structure now gives, and invalidates the layout if they differ.
  package final func replaceChildren(with new: [RenderElement], in runtime: LayoutRuntime) {
    guard !isSame(new) else { return }
    let old = children
    for child in old where child.parent === self { child.parent = nil }
    new.withUnretained { $0.forEach { $0.parent = self } }
    children = new
    for child in old where child.parent == nil { outgoing.take(child, in: self, runtime) }
    invalidateLayout()
  }

  private func isSame(_ new: [RenderElement]) -> Bool {
    guard new.count == children.count else { return false }
    for (lhs, rhs) in zip(new, children) where lhs !== rhs { return false }
    return true
  }
}

/// An element that puts its children at places which an arrangement gives them.
@MainActor
@_spi(Runtime) open class ArrangedElement: ContainerElement {
  /// Calls the closure with the number of each child and its place in the size that the element chose under
  /// a proposal.
  func forEachPlace(
    in size: CGSize, _ proposal: ProposedSize, _ runtime: LayoutRuntime,
    _ body: (Int, Place) -> Void
  ) {
    preconditionFailure("\(Self.self) does not say where its children lie.")
  }

  @_spi(Runtime) open override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    children.withUnretained { children in
      forEachPlace(in: size, proposal, runtime) { index, place in
        children.at(index) {
          $0.layout(at: place.origin, size: place.size, proposal: place.proposal, runtime)
        }
      }
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat? {
    var guides = GuideCombination(key)
    forEachPlace(in: size, proposal, runtime) { index, place in
      guides.add(children[index], place, runtime)
    }
    return guides.value
  }
}

/// An element that holds one other and is as large as it.
@MainActor
@_spi(Runtime) open class HolderElement: ContainerElement {
  @_spi(Runtime) open override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime)
    -> CGSize
  {
    children.sizeInDepth(proposal, runtime)
  }

  @_spi(Runtime) open override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    let proposal = proposal
    for child in children {
      let childSize = child.sizeThatFits(proposal, runtime)
      child.layout(
        at: CGPoint(
          x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
        size: childSize, proposal: proposal, runtime)
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat? {
    guard let child = children.first else { return nil }
    let childSize = child.sizeThatFits(proposal, runtime)
    return child.explicitGuide(key, proposal, childSize, runtime).map {
      $0 + (size.along(key.axis) - childSize.along(key.axis)) / 2
    }
  }
}

extension [RenderElement] {
  /// Returns the size of the elements stacked in depth: the greatest width and the greatest height.
  @MainActor
  package func sizeInDepth(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    var size = CGSize.zero
    for element in self {
      let elementSize = element.sizeThatFits(proposal, runtime)
      size.width = Swift.max(size.width, elementSize.width)
      size.height = Swift.max(size.height, elementSize.height)
    }
    return size
  }
}
