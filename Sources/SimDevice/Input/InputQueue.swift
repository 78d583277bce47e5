// Scheduled touches, which wait for their time and then for the run loop.

/// The actions of the user that have not been delivered to the app.
struct InputQueue {
  private var waiting: [Int: PendingInput] = [:]
  private var next = 0
  /// The inputs that the run loop has to deliver, in order.
  private(set) var due: [PendingInput] = []

  /// Whether no input waits for its time.
  var isEmpty: Bool { waiting.isEmpty }
  /// The number of inputs that have not been delivered.
  var count: Int { due.count + waiting.count }

  /// Adds an input that waits for its time, and returns its number.
  mutating func add(_ input: PendingInput) -> Int {
    defer { next += 1 }
    waiting[next] = input
    return next
  }

  /// Makes an input due.
  mutating func arrive(_ number: Int) {
    if let input = waiting.removeValue(forKey: number) { due.append(input) }
  }

  /// Removes and returns the due inputs.
  mutating func takeDue() -> [PendingInput] {
    let taken = due
    due.removeAll(keepingCapacity: true)
    return taken
  }
}
