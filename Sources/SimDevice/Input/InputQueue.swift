// Touches on their way: each waits for its moment, then for the loop.

/// The user's actions that have not been delivered to the app yet.
struct InputQueue {
  private var waiting: [Int: PendingInput] = [:]
  private var next = 0
  /// What the loop has to deliver, in order.
  private(set) var due: [PendingInput] = []

  /// Whether nothing waits for its moment.
  var isEmpty: Bool { waiting.isEmpty }
  /// How many have not been delivered to the app yet.
  var count: Int { due.count + waiting.count }

  /// Adds an input that waits for its moment; returns its number.
  mutating func add(_ input: PendingInput) -> Int {
    defer { next += 1 }
    waiting[next] = input
    return next
  }

  /// Its moment has come.
  mutating func arrive(_ number: Int) {
    if let input = waiting.removeValue(forKey: number) { due.append(input) }
  }

  /// What the loop delivers now.
  mutating func takeDue() -> [PendingInput] {
    let taken = due
    due.removeAll(keepingCapacity: true)
    return taken
  }
}
