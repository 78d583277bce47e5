// Elements: what is on screen. Each leaf, container and visual modifier has one; views of the user's
// own, conditionals and tuples have none and pass on what is below them.
//
// An element asks its children for their size under a proposal, chooses its own, and places them
// relative to itself, so that moving a parent touches no child. Answers are kept until something below
// changed: an element whose content changed without changing its size invalidates no other.

public import Foundation

/// Names apart from the element, since few elements have any.
private final class AccessibilityBox {
  let names: AccessibilityNames
  init(_ names: AccessibilityNames) { self.names = names }
}

/// One element on screen.
@MainActor
@_spi(Runtime) open class RenderElement: LayoutItem {
  package let id: UInt32
  /// The view to which the element belongs.
  package let owner: ViewOwner
  // The flags lie where the number leaves room: there is an element for everything on screen.
  @exclusivity(unchecked) private var standing: Standing = .unplaced
  /// What is known of what is inside; nothing when the structure changed.
  @exclusivity(unchecked) final var holding: Holding = []
  @exclusivity(unchecked) package unowned(unsafe) var parent: RenderElement?
  /// The place in the parent, in points.
  @exclusivity(unchecked) package private(set) var origin: CGPoint = .zero
  /// The size, in points.
  @exclusivity(unchecked) package private(set) var size: CGSize = .zero
  @exclusivity(unchecked) private var answers: (Answer, Answer, Answer) = (.none, .none, .none)
  /// The proposal that led to the size.
  @exclusivity(unchecked) private var placing = PackedProposal.none

  private struct Standing: OptionSet {
    let rawValue: UInt8
    static let unplaced = Standing(rawValue: 1)
    static let inserted = Standing(rawValue: 2)
    static let outgoing = Standing(rawValue: 4)
    static let targetLayout = Standing(rawValue: 8)
    static let rightToLeft = Standing(rawValue: 16)

    subscript(_ flag: Standing) -> Bool {
      get { contains(flag) }
      set { if newValue { formUnion(flag) } else { subtract(flag) } }
    }
  }

  private var needsPlacing: Bool {
    get { standing[.unplaced] }
    set { standing[.unplaced] = newValue }
  }
  package private(set) var isInserted: Bool {
    get { standing[.inserted] }
    set { standing[.inserted] = newValue }
  }

  /// Whether the children lie from right to left; known once the element has a place.
  package internal(set) final var isRightToLeft: Bool {
    get { standing[.rightToLeft] }
    set { standing[.rightToLeft] = newValue }
  }
  /// The direction that is set for what is inside; nil for that of what is around.
  var ownDirection: LayoutDirection? { nil }
  /// Where what is inside is drawn, in the element's own space; nil if it is drawn where it was laid out.
  var drawing: CGAffineTransform? { nil }

  private struct Answer {
    var proposal: PackedProposal
    var size: CGSize
    static let none = Answer(proposal: .none, size: .zero)
  }

  /// Makes an element; its number is the runtime's.
  @_spi(Runtime) public init(id: ElementID) { (self.id, owner) = (id.number, id.owner) }

  /// What an accessibility client calls the element, where a modifier says so.
  package final var accessibility: AccessibilityNames? {
    get { namesBox?.names }
    set { namesBox = newValue.map(AccessibilityBox.init) }
  }
  @exclusivity(unchecked) private var namesBox: AccessibilityBox?

  /// What modifiers say of touches, if any does.
  @exclusivity(unchecked) package var touch: TouchTraits?

  /// What modifiers say of touches, made when the first of them says something.
  package var touchTraits: TouchTraits {
    if let touch { return touch }
    let traits = TouchTraits()
    touch = traits
    return traits
  }

  // MARK: To be replaced

  /// Whether the view was removed and is on screen only for its transition.
  package var isOutgoing: Bool {
    get { standing.contains(.outgoing) }
    set { standing[.outgoing] = newValue }
  }

  /// Whether content comes to rest at the views that the layout inside lays out.
  var isTargetLayout: Bool {
    get { standing.contains(.targetLayout) }
    set { standing[.targetLayout] = newValue }
  }

  /// The kind of element, for dumps and mutations.
  @_spi(Runtime) open var kind: RenderKind { .group }
  /// What the element shows, for dumps.
  @_spi(Runtime) open var contentDescription: String { "" }
  /// The size under a proposal.
  @_spi(Runtime) open func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize
  {
    .zero
  }
  /// Places the children within the size that was chosen.
  @_spi(Runtime) open func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {}
  /// The elements inside, with the place of each.
  @_spi(Runtime) open func forEachChild(_ body: (RenderElement) -> Void) {}
  /// The spacing between an edge of the element and a neighbour there.
  package func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing { EdgeSpacing() }
  /// What a modifier says for a key of the layout around the element.
  package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  /// Called when the answers that were kept are no longer true.
  package func layoutWasInvalidated() {}
  /// The axis of the stack that children belong to; nil if there is none.
  package var axisOfChildren: Axis? { nil }
  /// How far a stack favours this element.
  package var priority: Double { 0 }
  /// The length along an axis, where no proposal changes it; saves a stack from asking three times.
  package func fixedLength(_ axis: Axis) -> CGFloat? { nil }
  /// Whether the element only takes up space.
  package var isSpacer: Bool { false }

  /// What moves the elements inside, if the element scrolls them; the rows of a list are moved by their container.
  package var scrolling: ScrollArea? { nil }

  /// How far what is inside is moved against its place, in points: a scroll view's offset.
  @_spi(Runtime) open var contentShift: CGPoint { .zero }

  /// What the element keeps free around a child, as an inset of the child's safe area, in points.
  @_spi(Runtime) open func safeAreaInsets(around child: RenderElement) -> EdgeInsets {
    EdgeInsets()
  }
  /// What covers the space that it keeps free; nil if that lies in the order of the views.
  @_spi(Runtime) open var barNames: BarNames? { nil }

  /// What is around the root at whose top the element lies; nil if it lies at the top of none, or the screen is around.
  ///
  /// - Parameter frame: a part of the element, in its own space; it is moved into that of what is around.
  /// - Parameter reach: what the part reaches over beyond the root, where nothing is around but the system's bars.
  func aroundRoot(
    _ frame: inout CGRect, _ reach: inout SafeAreaReach, _ axes: Axis.Set, _ runtime: LayoutRuntime
  ) -> RenderElement? { nil }

  /// The rows that fill a lazy stack as they are needed; nil if the children are the element's own.
  package var rowsOnDemand: RowContainer? { nil }

  /// Whether the element is filled by a host: a list or a navigation stack.
  @_spi(Runtime) open var isHost: Bool { false }

  /// Where the element is drawn among its siblings, as `zIndex` says.
  package var drawingIndex: Double { 0 }

  /// Whether code of the user's places what is inside.
  var isCustomLayout: Bool { false }

  /// Whether code of the user's says what the outline of the element is.
  var isOwnOutline: Bool { false }

  /// Tells a reader of the screen what the element shows, and lets it visit what is inside.
  ///
  /// - Parameter frame: where it lies, in points of the screen.
  /// - Parameter control: the control around it, if any.
  @_spi(Runtime) open func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    var children: [RenderElement] = []
    forEachChild { children.append($0) }
    if reader.looksForTouches { children = children.inDrawingOrder }
    for child in children {
      reader.visit(child, at: frame.origin + child.origin, control: control)
    }
  }

  /// What stands inside in a description of the screen.
  @_spi(Runtime) open var described: [RenderElement] {
    var children: [RenderElement] = []
    forEachChild { children.append($0) }
    return children
  }

  // MARK: Layout

  /// The size that the element chooses under a proposal.
  ///
  /// - Complexity: O(1) for one of the three proposals that were asked last, if nothing below changed.
  package final func sizeThatFits(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let asked = PackedProposal(proposal)
    if answers.0.proposal == asked { return answers.0.size }
    if answers.1.proposal == asked { return answers.1.size }
    if answers.2.proposal == asked { return answers.2.size }
    let size = computeSize(proposal, runtime)
    runtime.report(.laidOut)
    answers.2 = answers.1
    answers.1 = answers.0
    answers.0 = Answer(proposal: asked, size: size)
    return size
  }

  /// The proposal under which the element was given its size.
  package final var proposal: ProposedSize { placing.unpacked }
  /// Whether it ever had a place.
  final var hadPlace: Bool { placing != .none }

  /// The size that the element was given under a proposal, if that was the last one and nothing has to be
  /// placed again; nil otherwise.
  final func settledSize(_ proposal: ProposedSize) -> CGSize? {
    isInserted && !needsPlacing && placing == PackedProposal(proposal) ? size : nil
  }

  /// Where a guide of the element lies, in points from its own corner, for a size that it chose.
  package final func guide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat {
    if mayBeExplicit(key, runtime), let value = explicitGuide(key, proposal, size, runtime) {
      return value
    }
    if !key.fraction.isNaN { return size.along(key.axis) * key.fraction }
    return key.defaultValue(in: ViewDimensions(self, proposal, size, runtime))
  }

  /// Whether something inside may set a guide.
  ///
  /// A layout of the user's is always asked, for only it knows (mechanism.md#13.5).
  final func mayBeExplicit(_ key: AlignmentKey, _ runtime: LayoutRuntime) -> Bool {
    runtime.mayBeExplicit(key) || runtime.hasCustomLayouts && holdsLayouts
  }

  /// Gives the element its place and size, and places what is inside if that changed.
  package final func layout(at origin: CGPoint, size: CGSize, _ runtime: LayoutRuntime) {
    layout(at: origin, size: size, proposal: ProposedSize(size), runtime)
  }

  /// Gives the element its place, and the size that it chose under a proposal.
  ///
  /// What is inside is placed under the same proposal, as SwiftUI does: a stack of flexible views that
  /// was asked for its ideal size gives each its ideal length, not an equal share of the sum.
  package final func layout(
    at origin: CGPoint, size: CGSize, proposal: ProposedSize, _ runtime: LayoutRuntime
  ) {
    var origin = origin.isUsable ? origin : origin.usable
    var size = size.isUsable ? size : size.usable
    if runtime.hasRightToLeft { takeDirection(&origin, size) }
    // A difference in the last bits of sums of pixels is not a move.
    if origin != self.origin, abs(origin.x - self.origin.x) < 1e-9,
      abs(origin.y - self.origin.y) < 1e-9
    {
      origin = self.origin
    }
    if size != self.size, abs(size.width - self.size.width) < 1e-9,
      abs(size.height - self.size.height) < 1e-9
    {
      size = self.size
    }
    let packed = PackedProposal(proposal)
    if !isInserted {
      isInserted = true
      willBeInserted(runtime)
      runtime.mutations.append(.insert(id, owner, kind, size))
    } else if origin != self.origin || size != self.size {
      runtime.mutations.append(.layout(id, size))
      if runtime.notesMoves { runtime.movedItems.append(self) }
    }
    let isMoved = origin != self.origin
    let isAsked = size != self.size || packed != placing
    self.origin = origin
    self.size = size
    placing = packed
    if needsPlacing || isAsked {
      needsPlacing = false
      placeChildren(in: size, runtime)
      if runtime.retainsRemovedSubtrees { placeOutgoing(runtime) }
    }
    guard isMoved else { return }
    if runtime.hasCustomLayouts, holdsLayouts { wasMoved(runtime) }
    if runtime.hasOwnOutlines, holdsOutlines { outlineIsOld(runtime) }
  }

  /// Says beforehand what the host has to know of an element that comes on screen.
  package func willBeInserted(_ runtime: LayoutRuntime) {}

  /// Places what is inside of outgoing children.
  func placeOutgoing(_ runtime: LayoutRuntime) {}

  /// Removes an outgoing child, and returns whether there was such a child.
  func remove(outgoing child: RenderElement) -> Bool { false }

  /// Says that what has an outline of the user's inside is drawn anew.
  func outlineIsOld(_ runtime: LayoutRuntime) {
    forEachChild { if $0.holdsOutlines { $0.outlineIsOld(runtime) } }
  }

  /// Lets the layouts of the user's inside place their subviews where they are now.
  func wasMoved(_ runtime: LayoutRuntime) {
    forEachChild { if $0.holdsLayouts { $0.wasMoved(runtime) } }
  }

  /// Forgets every answer here and above: something below has another size than before.
  ///
  /// - Parameter top: what asks again by itself, with everything above it; nil if nothing does.
  package final func invalidateLayout(below top: RenderElement? = nil) {
    var element: RenderElement? = self
    while let current = element, current !== top {
      current.answers = (.none, .none, .none)
      current.needsPlacing = true
      current.holding = []
      current.layoutWasInvalidated()
      element = current.parent
    }
  }

  /// Says that the children have to be placed again though no size has changed.
  package final func placingChanged() { needsPlacing = true }

  /// Says that the content changed; the layout is invalidated only if the size did.
  ///
  /// - Returns: whether it was.
  @discardableResult
  package final func contentChanged(_ runtime: LayoutRuntime) -> Bool {
    if isInserted { runtime.mutations.append(.update(id)) }
    guard
      isOutdated(answers.0, runtime) || isOutdated(answers.1, runtime)
        || isOutdated(answers.2, runtime)
    else { return false }
    invalidateLayout()
    return true
  }

  /// Invalidates the nearest layout of the user's around this element.
  ///
  /// The framework's own containers come to the same if no size changed, so it is not visible that they do not even
  /// look; a layout of the user's is called (mechanism.md#13.1).
  final func invalidateCustomLayout(_ runtime: LayoutRuntime) {
    guard runtime.hasCustomLayouts, isInserted else { return }
    var around = parent
    while let element = around, !element.isCustomLayout { around = element.parent }
    around?.invalidateLayout()
  }

  private func isOutdated(_ answer: Answer, _ runtime: LayoutRuntime) -> Bool {
    answer.proposal != .none && computeSize(answer.proposal.unpacked, runtime) != answer.size
  }

  /// Says that the element and everything inside went off screen.
  package final func wasRemoved(_ runtime: LayoutRuntime) {
    guard isInserted else { return }
    isInserted = false
    needsPlacing = true
    runtime.mutations.append(.remove(id))
    forEachChild { $0.wasRemoved(runtime) }
  }
}
