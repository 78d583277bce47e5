// Reads the screen across all of its layers: the items that a person or an accessibility client
// would find, the views that a finger would touch, and the areas that have to be laid out.

package import Foundation
@_spi(Runtime) package import SimViews

extension ViewRuntime {
  /// Returns everything that can be read and touched, in the tree's order: bars first, then the
  /// content.
  ///
  /// The topmost layer hides the rest, as for an accessibility client.
  /// - Complexity: O(elements on screen)
  package func screenItems(in bounds: CGRect) -> [ScreenItem] {
    var items = read(only: topLayer, ScreenReader(bounds: bounds)).items
    // A closure would check for each item on which actor it runs, so these are plain loops.
    var named: Set<String> = []
    for item in items where !item.isOnlyTouched {
      if let name = item.names?.label ?? item.names?.identifier { named.insert(name) }
    }
    // An area with a name of its own is found by it, unless an item within it is.
    var kept = 0
    for index in items.indices {
      if items[index].isOnlyTouched {
        let names = items[index].names
        guard let name = names?.label ?? names?.identifier, !named.contains(name) else { continue }
      }
      if kept != index { items.swapAt(kept, index) }
      kept += 1
    }
    items.removeLast(items.count - kept)
    return items
  }

  /// Returns the views that a touch at a point of the screen reaches, the outermost first; views
  /// that were drawn last are on top.
  package func responders(at point: CGPoint, in bounds: CGRect) -> [TouchResponder] {
    touchedItem(at: point, in: bounds)?.responders ?? []
  }

  /// Returns the item that a touch at a point of the screen finds: the one that was drawn last
  /// there.
  package func touchedItem(at point: CGPoint, in bounds: CGRect) -> ScreenItem? {
    let items = read(only: topLayer, ScreenReader(bounds: bounds, looksForTouches: true)).items
    return items.last { $0.isTouched(at: point) }
  }

  /// Returns the lists and scroll views that a touch at a point of the screen would move, outermost
  /// first.
  package func scrollAreas(at point: CGPoint, in bounds: CGRect) -> [ScrollArea] {
    let reader = read(only: topLayer, ScreenReader(bounds: bounds, looksForTouches: true))
    let touched = reader.items.last { $0.isTouched(at: point) }
    return touched?.scrollAreas
      ?? reader.areas.filter { $0.frame.contains(point) }.map(\.area)
  }

  /// Returns the lists and lazy stacks on screen, outermost first; those of the topmost layer come
  /// last.
  package func rowHostsOnScreen() -> [RowHost] { read(layersOnScreen).rowHosts }

  /// Returns the lists and scroll views of the topmost layer, outermost first.
  package func scrollAreasOnTop() -> [ScrollArea] {
    read([topLayer].compactMap { $0 }).areas.map(\.area)
  }

  /// Returns the areas on screen that show roots, outermost first.
  package func areasOnScreen() -> [any ScreenArea] {
    read(layersOnScreen).screenAreas
  }

  /// Returns both kinds of hosts, from one traversal.
  package func hostsOnScreen() -> (areas: [any ScreenArea], rowHosts: [RowHost]) {
    let reader = read(layersOnScreen)
    return (reader.screenAreas, reader.rowHosts)
  }

  /// Recomputes how far scrolling content extends beyond the safe area, if screens were laid out since.
  package func updateReach() {
    guard isReachStale else { return }
    isReachStale = false
    for (area, _) in read(layersOnScreen).areas { area.findReach(self) }
  }

  /// Returns the items with labels that a bar covers, with the bar.
  package func coveredItems(in bounds: CGRect) -> [(item: ScreenItem, bar: String)] {
    read(only: topLayer, ScreenReader(bounds: bounds)).covered
  }

  /// Returns the areas of the topmost layer, outermost first.
  package func areasOnTop() -> [any ScreenArea] { read([topLayer].compactMap { $0 }).screenAreas }

  private var topLayer: HostingRoot? { topPresentation?.root ?? window }

  private func read(_ layers: [HostingRoot]) -> ScreenReader {
    var reader = ScreenReader(bounds: .everywhere, readsHostsOnly: true)
    for layer in layers { reader.visit(layer.element, at: .zero, control: nil) }
    return reader
  }

  private func read(only layer: HostingRoot?, _ reader: ScreenReader) -> ScreenReader {
    var reader = reader
    guard let layer else { return reader }
    let origin = layer.presentation?.origin ?? .zero
    reader.visit(layer.element, at: origin + layer.element.origin, control: nil)
    return reader
  }

  /// Returns the screen as indented text: one element per line, with its place and size in points.
  package func screenDescription() -> String {
    guard let window else { return "" }
    var lines: [String] = []
    describe(window.element, depth: 0, into: &lines)
    for layer in layers.dropFirst() { describe(layer.element, depth: 0, into: &lines) }
    return lines.joined(separator: "\n")
  }

  private func describe(_ element: RenderElement, depth: Int, into lines: inout [String]) {
    var line = String(repeating: "  ", count: depth) + element.kind.rawValue
    if !element.contentDescription.isEmpty { line += " " + element.contentDescription }
    line += " (\(number(element.origin.x)), \(number(element.origin.y)))"
    line += " \(number(element.size.width))x\(number(element.size.height))"
    lines.append(line)
    for child in element.described { describe(child, depth: depth + 1, into: &lines) }
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
