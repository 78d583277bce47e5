// In which order closures are told. The graph comes to subgraphs, the outer ones before those inside, of those beside each
// other to what was made last first, and within one to what was made last (mechanism.md#8.2 to #8.4). Every view that a program
// shows stands in a branch, and so in a subgraph of its own. What goes is told when all others were, and when the bodies have
// run that these caused (8.9); what one container loses goes in the order in which it is left in the container's array.

/// Where a view stands in the list of views of a container.
struct Spot {
  var container: Int
  /// The modifiers around it, from the container in, by their paths.
  var modifiers: [Int] = []
  /// The view of the list in which it lies; nil for one of the list itself.
  var element: Int?
}

/// A view of a container's list: which, and the modifiers around it in there.
struct Element: Equatable {
  let key: Int
  let modifiers: [Int]
}

/// A closure that waits for the end of a round.
struct Waiting {
  let text: String
  /// The number of the update.
  var update: Int
  /// The subgraphs around the view, from outside in, by when they were made; nil for what keeps its place.
  var place: [Int]?
  /// Which of the closures of one view comes first.
  var turn = 0
  /// The container that loses the view, and the subgraphs around the view.
  var loss: Loss?
  var home: [Int] = []

  /// Of a view that went: which, and the objects inside it that live until it is told.
  var left: (path: Int, owners: Set<Int>)?
  /// Whether it only lost its views: in which order such are told nobody has said.
  var isUnordered = false

  /// The place of a view among what a container loses.
  struct Loss {
    let container: Int
    /// Where the container stands.
    let place: [Int]
    /// How many containers were there when it was.
    let age: Int
    /// When its turn comes.
    let rank: Int
  }
}

extension [Waiting] {
  /// The closures in the order in which the graph comes to their views; those without a place stay where they are.
  var inGraphOrder: [Waiting] {
    rearranged(indices.filter { self[$0].place != nil }) { lhs, rhs in
      if lhs.update != rhs.update { return lhs.update < rhs.update }
      if let order = Self.isBefore(lhs.place ?? [], rhs.place ?? []) { return order }
      return lhs.turn < rhs.turn
    }
  }

  /// The closures in the order in which containers lose their views; the others stay where they are.
  var inOrderOfRemovalBatches: [Waiting] {
    rearranged(indices.filter { self[$0].loss != nil }) { lhs, rhs in
      guard let left = lhs.loss, let right = rhs.loss else { return false }
      if lhs.update != rhs.update { return lhs.update < rhs.update }
      if left.container == right.container {
        if left.rank != right.rank { return left.rank < right.rank }
        return Self.isBefore(lhs.home, rhs.home) ?? (lhs.turn < rhs.turn)
      }
      return Self.isBefore(left.place, right.place) ?? (left.age > right.age)
    }
  }

  private func rearranged(
    _ places: [Int], _ comesBefore: (Waiting, Waiting) -> Bool
  ) -> [Waiting] {
    var all = self
    // Insertion keeps those in their order of which none comes before the other.
    var sorted: [Waiting] = []
    for place in places {
      let index = sorted.lastIndex { !comesBefore(self[place], $0) }.map { $0 + 1 } ?? 0
      sorted.insert(self[place], at: index)
    }
    for (place, entry) in zip(places, sorted) { all[place] = entry }
    return all
  }

  /// Whether the graph comes to one place first; nil where both are the same.
  static func isBefore(_ lhs: [Int], _ rhs: [Int]) -> Bool? {
    for (one, other) in zip(lhs, rhs) where one != other { return one > other }
    return lhs.count == rhs.count ? nil : lhs.count < rhs.count
  }
}
