// The order in which the views that a container loses in one update go.
//
// The container keeps its views in an array and searches for each wanted one starting at its new place: what is found is
// swapped with what is there, and what is new is added at the end and swapped likewise. What is left after the last wanted
// one goes from there on, first to last; without a transition it goes at once, last to first (DynamicContainer, as read from
// the binaries twice: updateItems, tryRemovingItem). So the order is that of the data only if nothing after the views was
// swapped with them.

/// The order in which views of a list go.
enum ListRemoval {
  /// The places of the views that go, first to last.
  ///
  /// - Parameter old: the ids of the views that were there.
  /// - Parameter new: the ids of those that are wanted.
  /// - Parameter behind: how many views stand behind them in the container, before and after.
  /// - Complexity: O(n)
  static func order<ID: Hashable>(
    old: some Collection<ID>, new: some Collection<ID>, behind: Int
  ) -> [Int] {
    var known: [ID: Int] = [:]
    for (index, id) in old.enumerated() { known[id] = index }
    // Views of before by their places, those behind them after these, and new ones as less than zero.
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
  /// How many elements stand behind those of the node in the list of views around it.
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
