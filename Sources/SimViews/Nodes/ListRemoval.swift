// The order in which a container removes views in one update.
//
// The container keeps its views in an array and searches for each new view from its target index
// on. A view that is found is swapped with the view at the target index; a new view is appended and
// swapped likewise. The views after the last target index are removed first to last, or last to
// first if they have no transition (DynamicContainer, as read from the binaries twice: updateItems,
// tryRemovingItem). The order is that of the data only if no view behind them was swapped with one
// of them.

/// Computes the order in which views of a list are removed.
enum ListRemoval {
  /// The indices of the removed views, in order.
  ///
  /// - Parameter old: the ids before the update.
  /// - Parameter new: the ids after the update.
  /// - Parameter behind: how many views follow these in the container, before and after.
  /// - Complexity: O(n)
  static func order<ID: Hashable>(
    old: some Collection<ID>, new: some Collection<ID>, behind: Int
  ) -> [Int] {
    var known: [ID: Int] = [:]
    for (index, id) in old.enumerated() { known[id] = index }
    // Old views are labelled by their index, views behind them by the indices after these, new
    // views by -1.
    var items = Array(0..<(old.count + behind))
    var places = items
    var target = 0
    func take(_ label: Int?) {
      let found: Int
      if let label {
        found = places[label]
      } else {
        found = items.count
        items.append(-1)
      }
      items.swapAt(target, found)
      if items[found] >= 0 { places[items[found]] = found }
      if items[target] >= 0 { places[items[target]] = target }
      target += 1
    }
    for id in new { take(known.removeValue(forKey: id)) }
    for label in 0..<behind { take(old.count + label) }
    return items[target...].filter { $0 >= 0 && $0 < old.count }
  }
}

extension _ViewNode {
  /// How many elements follow those of the node in the surrounding list of views.
  ///
  /// - Complexity: O(n) of these elements
  final var elementsBehind: Int {
    var elements: [RenderElement] = []
    var node = self
    while let parent = node.parent {
      parent.forEachChild { child in
        if child.position > node.position { child.collect(into: &elements) }
      }
      if parent.flags.contains(.container) { break }
      node = parent
    }
    return elements.count
  }
}
