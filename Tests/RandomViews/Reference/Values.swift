// What the naive runtime computes with.

/// A value and how often it was changed.
struct Versioned<Value: Equatable> {
  private(set) var value: Value
  private(set) var version = 0

  init(_ value: Value) { self.value = value }

  /// Writing what is there already is no change.
  mutating func write(_ new: Value) {
    guard new != value else { return }
    value = new
    version += 1
  }
}

/// The properties of an object.
struct Pair {
  var first: Versioned<Int>
  var second = Versioned(0)
  /// How often a property was set, to whatever value.
  var announcements = 0
  init(first: Int) { self.first = Versioned(first) }
}

/// What a view finds around it.
struct Surroundings {
  /// Whether the body around it runs, so that a new value is made.
  var isMade: Bool
  var environment = Environment()
  /// The sheet, or 0 for the window, and whether a stack or tabs show this part of it.
  var scene = 0
  var isInSight = true
  /// Whether it stands on a screen of a stack or a tab view, which lays out what is on screen alone.
  var isInArea = false
  /// The subgraphs around it, by when they were made, and its places in the lists of the containers around it.
  var subgraphs: [Int] = []
  var spots = [Spot(container: ReferenceRuntime.root)]
  var number: Int { environment.number }
  var limit: Int? { environment.limit }
  var object: ObjectKey { environment.object }
  var model: Int { environment.model }

  /// What is found in the environment.
  struct Environment: Equatable {
    var number = 0
    var limit: Int?
    var object = ObjectKey.shared(0)
    var model = 0
  }

  /// The modifiers between the container around it and itself.
  var modifiers: [Int] { spots.last?.modifiers ?? [] }

  func made(_ isMade: Bool) -> Surroundings {
    var copy = self
    copy.isMade = isMade
    return copy
  }

  /// What a view finds inside a modifier of the view with a path.
  func modified(by path: Int) -> Surroundings {
    var copy = self
    copy.spots[copy.spots.count - 1].modifiers.append(path)
    return copy
  }
}

/// What a view shows and hands up.
struct Shown {
  var pieces: [String] = []
  var total: Int?
  /// What it is in the list of the container around it.
  var elements: [Element] = []

  static func + (lhs: Shown, rhs: Shown) -> Shown {
    let total = lhs.total.map { $0 + (rhs.total ?? 0) } ?? rhs.total
    return Shown(
      pieces: lhs.pieces + rhs.pieces, total: total, elements: lhs.elements + rhs.elements)
  }

  /// The same inside a stack of which nobody asks in which order it loses its views.
  var stacked: Shown { Shown(pieces: ["(\(pieces.joined(separator: " ")))"], total: total) }
}

extension ReferenceRuntime.Record {
  /// Whether it stands for a view with `onAppear`.
  var appears: Bool { value.count == 3 && value[2] == ReferenceRuntime.appearanceMark }
  /// Whether it stands for a view that presents a sheet.
  var presents: Bool { holds.contains(.flag) && holds.contains(.bias) || holds.contains(.choice) }
}
