// The lives of rows of lists and lazy stacks: when each was made, shown, recycled and discarded.
//
// A row belongs to an element, or to a view, for the lifetime of its identity; it can become
// visible many times. Rows are numbered in the order in which a list made them, lists in the order
// in which they first did something.

/// A step in the life of a row.
public enum RowStep: String, Codable, CaseIterable, Sendable {
  /// It was made on screen, in a new cell or in none.
  case made
  /// It was made on screen, in a cell that another row had used.
  case reused
  /// It was made before it became visible.
  case ahead
  /// It became visible after it had been made ahead, or it was visible when measuring began.
  case shown
  /// It left the screen, and its state is kept.
  case suspended
  /// It left the screen, or was made ahead in vain, and its state was discarded.
  case evicted
  /// Its element or its list was removed.
  case removed

  /// Whether the row exists after the step: on screen, or made ahead.
  package var begins: Bool {
    switch self {
    case .made, .reused, .ahead, .shown: true
    case .suspended, .evicted, .removed: false
    }
  }
}

/// One step of one row.
public struct RowEvent: Equatable, Sendable {
  /// The time, in nanoseconds since launch.
  public var time: Int64
  /// The list or lazy stack, as an index into `RowLog.lists`.
  public var list: Int
  /// The number of the row in its list.
  public var row: Int
  /// The position among the rows of the list at that time.
  public var position: Int
  /// The step that the row took.
  public var step: RowStep

  /// Creates an event with the given values.
  public init(time: Int64, list: Int, row: Int, position: Int, step: RowStep) {
    self.time = time
    self.list = list
    self.row = row
    self.position = position
    self.step = step
  }
}

/// The steps of all rows, in order.
public struct RowLog: Codable, Equatable, Sendable {
  /// The view to which each list or lazy stack belongs.
  public var lists: [String]
  /// The steps, in the order in which they happened.
  @Columns public var steps: [RowEvent]

  /// Creates a log, empty by default.
  public init(lists: [String] = [], steps: [RowEvent] = []) {
    self.lists = lists
    self.steps = steps
  }

  /// Returns the number of times rows of a list took a step.
  package func count(_ step: RowStep, list: Int) -> Int {
    steps.count { $0.list == list && $0.step == step }
  }
}

/// An interval in which a row was in one state.
package struct RowSpan: Equatable, Sendable {
  /// The list, as an index into `RowLog.lists`.
  package var list: Int
  /// The position among the rows of the list at the beginning.
  package var position: Int
  /// The step with which it began.
  package var step: RowStep
  /// Its beginning and its end, in nanoseconds since launch.
  package var time: ClosedRange<Int64>
  /// Whether the row was evicted at the end.
  package var endsInEviction = false
}

extension RowLog {
  /// Returns the states of rows with their intervals; those that have not ended are cut at an end,
  /// in nanoseconds since launch.
  ///
  /// - Complexity: O(steps · log steps)
  package func spans(until end: Int64) -> [RowSpan] {
    struct Key: Hashable {
      let list: Int
      let row: Int
    }
    // The indices of the steps with which the current states began.
    var open: [Key: Int] = [:]
    var spans: [RowSpan] = []
    func close(_ event: RowEvent, at time: Int64, by step: RowStep?) {
      spans.append(
        RowSpan(
          list: event.list, position: event.position, step: event.step,
          time: event.time...max(event.time, time), endsInEviction: step == .evicted))
    }
    for (place, event) in steps.enumerated() {
      let key = Key(list: event.list, row: event.row)
      if let before = open[key] { close(steps[before], at: event.time, by: event.step) }
      open[key] = event.step.begins || event.step == .suspended ? place : nil
    }
    for place in open.values.sorted() { close(steps[place], at: end, by: nil) }
    return spans
  }
}

extension RowEvent: ColumnRow {
  /// The columns of steps.
  public static let columns = ColumnCoding<RowEvent>(
    table: { steps in
      var table = ColumnTable(count: steps.count)
      table.add("time", steps.map(\.time))
      table.add("list", steps.map { Int64($0.list) })
      table.add("row", steps.map { Int64($0.row) })
      table.add("position", steps.map { Int64($0.position) })
      table.add("step", words: steps.map(\.step))
      return table
    },
    rows: { table in
      let (times, lists) = (try table.times("time"), try table.counts("list"))
      let (rows, positions) = (try table.counts("row"), try table.counts("position"))
      let steps = try table.words("step", RowStep.self)
      return times.indices.map {
        RowEvent(
          time: times[$0], list: lists[$0], row: rows[$0], position: positions[$0],
          step: steps[$0])
      }
    })
}
