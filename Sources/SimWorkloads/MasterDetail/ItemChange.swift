// What can happen to the items from outside. A change has a name, so that a script can say it: "insert 0" is an
// item at the top, "swap 1 998" exchanges two.

/// Something that happens to the list from outside, as from a server or a clock.
package enum ItemChange: Equatable, Sendable {
  /// The item at a position has a new revision.
  case update(Int)
  /// Every so-many-th item has, from the first on.
  case updateEvery(Int)
  /// The item at a position is the selected one, and no other is.
  case select(Int)
  /// A new item stands at a position.
  case insert(at: Int)
  /// So many new items stand at the end.
  case append(Int)
  /// So many new items stand in place of all.
  case replace(Int)
  /// Two items change places.
  case swap(Int, Int)
  /// The item at a position is gone.
  case remove(Int)
  case clear
  /// A tenth of a second has passed on the clock.
  case tick
  /// The search field says something else.
  case search(String)
  /// Light becomes dark, or dark light.
  case theme

  /// The change with a name; nil if there is none.
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

  /// The name, as a script has it.
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
