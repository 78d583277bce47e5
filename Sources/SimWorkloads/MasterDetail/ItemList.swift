// The items of the screen and the values that accompany them. Every strategy holds one list, each
// in its own way, and none has code of its own for changes of a list.

/// An element of a list: a value, or an object that changes in place.
protocol ListElement: Identifiable {
  var id: Int { get }
  var title: String { get }
  var isSelected: Bool { get set }

  init(id: Int)
  /// Gives the element a new revision.
  mutating func revise()
}

/// All items, the text of the search field and the time of the clock.
struct ItemList<Element: ListElement> {
  /// All items, whether or not the search finds them.
  var items: [Element]
  /// The text of the search field.
  var query = ""
  /// The time of the clock, in tenths of a second; `nil` without a clock.
  var ticks: Int?

  init(count: Int) { items = (0..<count).map { Element(id: $0) } }

  /// The title of the screen, with the clock if there is one.
  var title: String { ticks.map { "Items, \($0 / 10).\($0 % 10) s" } ?? "Items" }

  /// The items that the search finds: those whose title contains its text.
  var shown: [Element] { query.isEmpty ? items : items.filter { $0.title.contains(query) } }

  /// The item with an id; a removed one is made again, for a screen that still shows it.
  subscript(id id: Int) -> Element {
    if items.indices.contains(id), items[id].id == id { return items[id] }
    return items.first { $0.id == id } ?? Element(id: id)
  }

  /// Applies the change.
  ///
  /// A change of an item that does not exist does nothing.
  mutating func apply(_ change: ItemChange) {
    for position in positions(within: change) { items[position].revise(by: change) }
    switch change {
    case .insert(let place): items.insert(Element(id: nextID), at: min(place, items.count))
    case .append(let count): items += new(count)
    case .replace(let count): items = new(count)
    case .swap(let one, let other):
      if items.indices.contains(one), items.indices.contains(other) { items.swapAt(one, other) }
    case .remove(let place): if items.indices.contains(place) { items.remove(at: place) }
    case .clear: items = []
    case .tick: ticks = (ticks ?? 0) + 1
    case .search(let text): query = text
    case .update, .updateEvery, .select, .theme: break
    }
  }

  /// Returns the positions of the items that the change modifies; none if it changes the list
  /// itself.
  private func positions(within change: ItemChange) -> [Int] {
    switch change {
    case .update(let place): items.indices.contains(place) ? [place] : []
    case .updateEvery(let step): Array(stride(from: 0, to: items.count, by: step))
    case .select(let place):
      items.indices.filter { ($0 == place) != items[$0].isSelected }
    default: []
    }
  }

  private var nextID: Int { (items.lazy.map(\.id).max() ?? -1) + 1 }

  private func new(_ count: Int) -> [Element] {
    let first = nextID
    return (0..<count).map { Element(id: first + $0) }
  }
}

extension ItemList: Equatable where Element: Equatable {}

extension ItemList where Element: AnyObject {
  /// Applies a change to objects of the list, while the list itself stays the same.
  ///
  /// - Returns: Whether it was such a change; otherwise the list has to `apply` it.
  func changeObjects(_ change: ItemChange) -> Bool {
    switch change {
    case .update, .updateEvery, .select:
      for position in positions(within: change) {
        var object = items[position]
        object.revise(by: change)
      }
      return true
    default: return false
    }
  }
}

extension ListElement {
  fileprivate mutating func revise(by change: ItemChange) {
    if case .select = change { isSelected.toggle() } else { revise() }
  }
}
