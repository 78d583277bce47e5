// What is held by screens that are in no window: those below the topmost of a stack, and tabs that are not selected. Their layers
// exist, keep their backing stores, and are in no tree that the render server draws.
//
// They are looked up when other screens are covered than before, or when a commit has changed what there is.

@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// The layers of screens that are covered.
@MainActor
struct CoveredLayers {
  private var roots: [ObjectIdentifier] = []
  /// The scroll views in them.
  private(set) var areas: Set<ObjectIdentifier> = []
  /// What no frame draws of them.
  private(set) var sum = LayerSum()

  /// Looks up again what is covered, if a commit or a transition may have changed that.
  ///
  /// - Complexity: O(1) where nothing is covered, and where nothing came, went or moved.
  mutating func update(
    after mutations: [RenderMutation], roots: [HostingRoot], _ memory: MemoryMeter
  ) {
    let names = roots.map { ObjectIdentifier($0) }
    let isSame = names == self.roots
    guard !isSame || !names.isEmpty && mutations.contains(where: \.changesPlaces) else { return }
    self.roots = names
    areas = []
    sum = LayerSum()
    for root in roots { add(root.element, memory) }
  }

  /// Adds an element and what is inside: rows, and of stacks and tabs what they show.
  private mutating func add(_ element: RenderElement, _ memory: MemoryMeter) {
    guard element.isInserted else { return }
    if let own = memory.drawn(of: element.kind, element.size) { sum = sum + own }
    if let area = element.scrolling { areas.insert(ObjectIdentifier(area)) }
    for child in element.described { add(child, memory) }
  }
}
