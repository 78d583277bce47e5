// The reasons for which bodies ran, summed up: chains that differ only in the label of the touched
// element are one row, so a record does not grow with the length of a run.

/// The number of times that bodies of one view type ran for one reason.
public struct CauseCount: Codable, Equatable, Sendable {
  /// The type of the view whose bodies were evaluated.
  public var view: String
  /// The edge that led to it: `_count`, `field title`, `property name`, `new`.
  public var edge: String
  /// The steps between the write and the edge, such as `_items → ListView`, in order.
  public var via: [String]
  /// The state that was written, such as `Store.items`; empty if nothing was.
  public var state: String
  /// The code that wrote it; empty if that is not known.
  public var writer: String
  /// The kind of the first event, such as `tap`; empty if that is not known.
  public var event: String
  /// The number of bodies that were evaluated for this cause.
  public var bodies: Int
  /// The outcomes of the bodies; `nil` in a record that does not have them.
  public var outcome: CauseOutcome?

  /// Creates a count with the given values.
  public init(
    view: String, edge: String, via: [String] = [], state: String = "", writer: String = "",
    event: String = "", bodies: Int
  ) {
    self.view = view
    self.edge = edge
    self.via = via
    self.state = state
    self.writer = writer
    self.event = event
    self.bodies = bodies
  }

  /// The reason in one line: `tap → Store.items (action of Button "Add") → _store → ListView`.
  package var line: String {
    let written = writer.isEmpty ? state : "\(state) (\(writer))"
    return ([event, written] + via + [edge, view]).filter { !$0.isEmpty }.joined(separator: " → ")
  }
}

/// The outcomes of the bodies that ran for one reason.
public struct CauseOutcome: Codable, Equatable, Sendable {
  /// The number of bodies that changed what their view itself shows, without first ones.
  public var drawn: Int
  /// The number of bodies that only passed other values to views inside or to rows.
  public var handedOn: Int
  /// The number of bodies that produced the same result as the one before.
  public var withoutNews: Int
  /// The number of bodies that gave a list another value with the same rows.
  public var lists: Int
  /// The number of rows, on screen or of a plain stack, whose contents they made again.
  public var rows: Int
  /// The number of those rows in which something was new, and of bodies that gave other rows than
  /// before.
  public var newRows: Int
  /// The main thread's time for them, in nanoseconds: the bodies, the comparisons of their results
  /// and the rows made again, without the bodies that they led to.
  public var time: Int64

  /// Creates an outcome, zero by default.
  public init(
    drawn: Int = 0, handedOn: Int = 0, withoutNews: Int = 0, lists: Int = 0, rows: Int = 0,
    newRows: Int = 0, time: Int64 = 0
  ) {
    self.handedOn = handedOn
    self.withoutNews = withoutNews
    self.time = time
    self.drawn = drawn
    self.lists = lists
    self.rows = rows
    self.newRows = newRows
  }
}

extension CauseCount {
  /// Adds the bodies of another count and their outcomes.
  mutating func add(_ other: CauseCount) {
    bodies += other.bodies
    guard var sum = outcome, let more = other.outcome else {
      outcome = nil
      return
    }
    sum.drawn += more.drawn
    sum.handedOn += more.handedOn
    sum.withoutNews += more.withoutNews
    sum.lists += more.lists
    sum.rows += more.rows
    sum.newRows += more.newRows
    sum.time += more.time
    outcome = sum
  }

  /// Whether the view was made, or came back on screen.
  package var isOfNewRow: Bool { edge == "new" || edge == "back on screen" }

  /// The property of the view, or of an observed object, through which the change came: `count` for
  /// `_count`.
  package var property: String {
    edge.hasPrefix("property ")
      ? String(edge.dropFirst("property ".count)) : String(edge.drop { $0 == "_" })
  }

  /// Whether the only known reason is that an event arrived at the view.
  package var isDelivery: Bool { edge.isEmpty && state == "an event" }

  /// The number of bodies that ran for the reason, and the reason.
  package var text: String { "\(ValueFormatter.bodies(bodies)): \(line)" }
}

/// The reasons for which the bodies of a run ran, and the comparisons that stopped changes.
public struct CauseRecord: Codable, Equatable, Sendable {
  /// The most frequent reasons, most bodies first; those of equal number by their text.
  public var counts: [CauseCount]
  /// The number of bodies that ran for other reasons.
  public var others: Int
  /// Changes that a comparison stopped, sorted by name.
  public var stops: [StopCount]

  /// Makes a record, empty by default.
  public init(counts: [CauseCount] = [], others: Int = 0, stops: [StopCount] = []) {
    self.counts = counts
    self.others = others
    self.stops = stops
  }

  /// The number of reasons that a record keeps.
  package static let mostCounts = 200

  /// Returns the reasons for which the bodies of a view ran again; those for one edge and one state
  /// count together.
  package func reasons(of view: String) -> [CauseCount] {
    var sums: [CauseCount] = []
    for count in counts where count.view == view && !count.isOfNewRow {
      if let place = sums.firstIndex(where: { $0.edge == count.edge && $0.state == count.state }) {
        sums[place].add(count)
      } else {
        sums.append(count)
      }
    }
    return sums
  }

  /// Sums up reasons and keeps the most frequent.
  package init(all: [CauseCount], stops: [StopCount]) {
    var sums: [CauseCount] = []
    var places: [String: Int] = [:]
    for count in all {
      let key = count.line
      if let place = places[key] {
        sums[place].add(count)
      } else {
        places[key] = sums.count
        sums.append(count)
      }
    }
    sums.sort { ($1.bodies, $0.line) < ($0.bodies, $1.line) }
    counts = Array(sums.prefix(Self.mostCounts))
    others = sums.dropFirst(Self.mostCounts).reduce(0) { $0 + $1.bodies }
    self.stops = stops.sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
  }
}

/// The number of times that comparisons stopped a change at one place.
public struct StopCount: Codable, Equatable, Sendable {
  /// The kind of value that compared equal.
  public enum Kind: String, Codable, Sendable {
    /// The new value of a view: the views below it were left alone.
    case value
    /// All values that a body had read, after it was notified of a change.
    case body
    /// A value of the environment, as a property of a view reads it.
    case environment
  }
  /// The view, or the property that reads the environment.
  public var name: String
  /// The kind of value that compared equal.
  public var kind: Kind
  /// How many times it occurred.
  public var count: Int

  /// Creates a count with the given values.
  public init(name: String, kind: Kind, count: Int) {
    self.name = name
    self.kind = kind
    self.count = count
  }
}

/// A diagnostic of the framework or the device, and the number of times that it was issued.
public struct DiagnosticCount: Codable, Equatable, Sendable {
  /// The message as the app's console shows it.
  public var message: String
  /// How many times it occurred.
  public var count: Int

  /// Creates a count with the given values.
  public init(message: String, count: Int) {
    self.message = message
    self.count = count
  }
}
