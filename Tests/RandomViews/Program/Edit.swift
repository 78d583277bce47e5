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
  /// A number whose identity is gone.
  case gone(Int)
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

/// An element of a `ForEach`.
struct Item: Identifiable, Equatable {
  let id: Int
  var value: Int
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
    case 5:
      let target = place / 7 % count
      insert(remove(at: place % count), at: target)
    case 6: reverse()
    default: self[place % count].value += 1
    }
  }
}
