import SimCore

/// One change of what the views show: which of the things that can be written, and what is written.
package struct Edit: Equatable, Sendable, CustomStringConvertible {
  /// Which target, counted round and round.
  package var choice: Int
  /// What becomes of it.
  package var value: Int

  static func random(using random: inout RandomStream) -> Edit {
    Edit(choice: random.index(below: 1 << 16), value: random.index(below: 1 << 12))
  }

  /// Whether it and what follows in the same update are written under another transaction.
  var isApart: Bool { choice >> 14 == 3 }

  package var description: String { "\(choice)/\(value)" }
}

/// Something that an edit can write.
enum Target: Equatable {
  /// The number of the identity with a path.
  case number(Int)
  /// The number that only the contents of a `ForEach` read.
  case bias(Int)
  /// The elements of a `ForEach`.
  case items(Int)
  /// A published property of an object.
  case object(ObjectKey, isSecond: Bool)
  /// A property of an `@Observable` object.
  case model(Int, isSecond: Bool)
  /// The path of a navigation stack.
  case route(Int)
  /// Whether a sheet or a screen is shown.
  case flag(Int)
  /// The item that a sheet is shown for.
  case choice(Int)
  /// What is stored beside all views, by an identity that reads it.
  case stored(Int)
  /// A number whose identity is gone.
  case gone(Int)
}

extension Target {
  /// Whether a value of before can be kept from whoever reads it.
  var isState: Bool {
    switch self {
    case .object, .model: false
    default: true
    }
  }
}

/// Who owns an object.
enum ObjectKey: Hashable {
  /// One of those that all share.
  case shared(Int)
  /// The identity with a path.
  case owned(Int)

  var code: Int {
    switch self {
    case .shared(let index): -1 - index
    case .owned(let path): path
    }
  }
}

/// An element of a `ForEach`, or what a sheet is shown for.
struct Item: Identifiable, Equatable {
  let id: Int
  var value: Int
}

extension Item? {
  /// The item that a number says, or none.
  init(choice value: Int) {
    self = value % 4 == 0 ? nil : Item(id: value % 3, value: value / 4 % 3)
  }
}

extension [Int] {
  /// Pushes a screen, pops one or all, or takes another path, as a number says.
  ///
  /// An element says at which level it stands, so that no path has one twice.
  mutating func travel(_ value: Int) {
    let place = value / 8
    switch value % 8 {
    case 0...2 where count < 4: append(count * 4 + place % 4)
    case 3, 4: self = dropLast()
    case 5: removeAll()
    default: self = (0..<place % 4).map { $0 * 4 + place >> (2 * $0 + 2) & 3 }
    }
  }
}

extension [Item] {
  /// Inserts, removes, moves, turns round or changes an element, as a number says.
  ///
  /// - Parameter limit: the most elements.
  mutating func edit(_ value: Int, limit: Int = 6) {
    let place = value / 8
    switch value % 8 {
    case 0, 1, 2:
      let ids = 0..<limit * 3 / 2
      guard count < limit, let id = ids.first(where: { id in !contains { $0.id == id } }) else {
        return removeAll()
      }
      insert(Item(id: id, value: value % 5), at: place % (count + 1))
    case _ where isEmpty: append(Item(id: place % 9, value: value % 3))
    case 3, 4: remove(at: place % count)
    case 5 where place % 2 == 0 && limit < 9, 7 where place % 2 == 0 && limit < 9 && count > 2:
      self = [self[place / 2 % count]]
    case 5:
      let target = place / 7 % count
      insert(remove(at: place % count), at: target)
    case 6: reverse()
    default: self[place % count].value += 1
    }
  }
}
