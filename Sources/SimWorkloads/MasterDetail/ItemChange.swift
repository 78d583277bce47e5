// Changes of the items from outside. A change has a name, so that a script can contain it: "insert
// 0" adds an item at the top, "swap 1 998" exchanges two.

/// A change of the list from outside, as from a server or a clock.
package enum ItemChange: Equatable, Sendable {
  /// Gives the item at a position a new revision.
  case update(Int)
  /// Gives every n-th item a new revision, starting with the first.
  case updateEvery(Int)
  /// Selects the item at a position, and no other.
  case select(Int)
  /// Inserts a new item at a position.
  case insert(at: Int)
  /// Appends a number of new items.
  case append(Int)
  /// Replaces all items by a number of new ones.
  case replace(Int)
  /// Exchanges two items.
  case swap(Int, Int)
  /// Removes the item at a position.
  case remove(Int)
  case clear
  /// Advances the clock by a tenth of a second.
  case tick
  /// Changes the text of the search field.
  case search(String)
  /// Switches between light and dark.
  case theme

  /// Creates the change with a name; `nil` if there is none.
  init?(_ name: String) {
    let words = name.split(separator: " ", maxSplits: 1)
    let rest = words.count > 1 ? String(words[1]) : ""
    let numbers = rest.split(separator: " ").compactMap { Int($0) }.filter { $0 >= 0 }
    switch (words.first.map(String.init), numbers.count) {
    case ("update", 1): self = .update(numbers[0])
    case ("update-every", 1) where numbers[0] > 0: self = .updateEvery(numbers[0])
    case ("select", 1): self = .select(numbers[0])
    case ("insert", 1): self = .insert(at: numbers[0])
    case ("append", 1): self = .append(numbers[0])
    case ("replace", 1): self = .replace(numbers[0])
    case ("swap", 2): self = .swap(numbers[0], numbers[1])
    case ("remove", 1): self = .remove(numbers[0])
    case ("clear", 0): self = .clear
    case ("tick", 0): self = .tick
    case ("search", _): self = .search(rest)
    case ("theme", 0): self = .theme
    default: return nil
    }
  }

  /// The name, as used in a script.
  var name: String {
    switch self {
    case .update(let position): "update \(position)"
    case .updateEvery(let step): "update-every \(step)"
    case .select(let position): "select \(position)"
    case .insert(let position): "insert \(position)"
    case .append(let count): "append \(count)"
    case .replace(let count): "replace \(count)"
    case .swap(let one, let other): "swap \(one) \(other)"
    case .remove(let position): "remove \(position)"
    case .clear: "clear"
    case .tick: "tick"
    case .search(let text): "search \(text)"
    case .theme: "theme"
    }
  }
}
