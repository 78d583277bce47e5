// Why bodies ran, summed up: chains that differ only in the label of what was touched are one row, so a
// record does not grow with the length of a run.

/// How often bodies of one view type ran for one reason.
public struct CauseCount: Codable, Equatable, Sendable {
  /// The type of the view whose bodies were evaluated.
  public var view: String
  /// The edge that led to it: `_count`, `field title`, `property name`, `new`.
  public var edge: String
  /// The steps between the write and the edge, such as `_items → ListView`, in order.
  public var via: [String]
  /// The state that was written, such as `Store.items`; empty if nothing was.
  public var state: String
  /// In whose code it was written; empty if that is not known.
  public var writer: String
  /// The kind of event that began it, such as `tap`; empty if that is not known.
  public var event: String
  /// How many bodies were evaluated for this cause.
  public var bodies: Int
  /// What came of them; nil in a record that does not have it.
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

/// What came of the bodies that ran for one reason.
public struct CauseOutcome: Codable, Equatable, Sendable {
  /// The bodies that produced something which their view shows itself, not counting first ones.
  public var drawn: Int
  /// The bodies that only passed other values to views inside or to rows.
  public var handedOn: Int
  /// The bodies that gave what the one before gave.
  public var withoutNews: Int
  /// The bodies that gave a list another value with the same rows.
  public var lists: Int
  /// The rows, on screen or of a plain stack, whose contents were made again because of them.
  public var rows: Int
  /// The rows among them in which something was new, and the bodies that gave other rows than before.
  public var newRows: Int
  /// What the main thread took for them: the bodies, what they were compared with, and the rows made again, but not the bodies
  /// that they led to, in nanoseconds.
  public var time: Int64

  /// Makes an outcome, of nothing by default.
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
  /// Adds the bodies of another count and what came of them.
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

  /// The property of the view, or of an observed object, by which the change came: `count` for `_count`.
  package var property: String {
    edge.hasPrefix("property ")
      ? String(edge.dropFirst("property ".count)) : String(edge.drop { $0 == "_" })
  }

  /// Whether nothing is known to have changed except that an event arrived at the view.
  package var isDelivery: Bool { edge.isEmpty && state == "an event" }

  /// How many bodies ran for the reason, and the reason.
  package var text: String { "\(ValueFormatter.bodies(bodies)): \(line)" }
}

/// Why the bodies of a run ran, and what stopped others.
public struct CauseRecord: Codable, Equatable, Sendable {
  /// The most frequent reasons, most bodies first; those of equal number by their text.
  public var counts: [CauseCount]
  /// The bodies that ran for reasons beyond those.
  public var others: Int
  /// Changes that a comparison stopped, sorted by name.
  public var stops: [StopCount]

  /// Makes a record, empty by default.
  public init(counts: [CauseCount] = [], others: Int = 0, stops: [StopCount] = []) {
    self.counts = counts
    self.others = others
    self.stops = stops
  }

  /// How many reasons a record keeps.
  package static let mostCounts = 200

  /// Why the bodies of a view ran again, those for one edge and one state together.
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

  /// Sums reasons up and keeps the most frequent.
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

/// How often comparisons stopped a change at one place.
public struct StopCount: Codable, Equatable, Sendable {
  /// What came out equal.
  public enum Kind: String, Codable, Sendable {
    /// The new value of a view: what is below it was left alone.
    case value
    /// Everything that a body had read, after it was notified of a change.
    case body
    /// A value of the environment, as a property of a view reads it.
    case environment
  }
  /// The view, or the property that reads the environment.
  public var name: String
  /// What came out equal.
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

/// A diagnostic of the framework or the device, and how often it was issued.
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
