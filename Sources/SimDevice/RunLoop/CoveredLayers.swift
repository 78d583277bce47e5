// The layers of screens that are in no window: those below the top of a navigation stack, and tabs that are not selected.
// The layers exist and keep their backing stores, but are in no tree that the render server draws.
//
// They are computed again when the set of covered screens changes, or when a commit changes the layers.

@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// The layers of covered screens.
@MainActor
struct CoveredLayers {
  private var roots: [ObjectIdentifier] = []
  /// The scroll views in the covered screens.
  private(set) var areas: Set<ObjectIdentifier> = []
  /// The layers that no frame draws.
  private(set) var sum = LayerSum()

  /// Updates the covered layers if a commit or a transition may have changed them.
  ///
  /// - Complexity: O(1) if nothing is covered, or if no element was inserted, removed or moved.
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

  /// Adds an element and its contents: rows, and the visible screens of stacks and tabs.
  private mutating func add(_ element: RenderElement, _ memory: MemoryMeter) {
    guard element.isInserted else { return }
    if let own = memory.drawn(of: element.kind, element.size) { sum = sum + own }
    if let area = element.scrolling { areas.insert(ObjectIdentifier(area)) }
    for child in element.described { add(child, memory) }
  }
}
