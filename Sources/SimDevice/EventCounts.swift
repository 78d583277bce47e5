/// How often what happened to views of each type.
@MainActor
package final class EventCounts {
  /// The counts of one type, by `CountedEvent`.
  package struct Row: Sendable {
    package let view: String
    package var values: [Int]

    /// How often one of them happened.
    package subscript(event: SimulatedDevice.CountedEvent) -> Int { values[event.rawValue] }
  }

  @exclusivity(unchecked) private var rows: [Row] = []
  @exclusivity(unchecked) private var places: [ObjectIdentifier: Int] = [:]
  // The type that was counted last: events come in runs of one type.
  @exclusivity(unchecked) private var lastKey: ObjectIdentifier?
  @exclusivity(unchecked) private var lastPlace = 0

  package init() {}

  /// The counts, sorted by the name of the type.
  package var sorted: [Row] { rows.sorted { $0.view < $1.view } }

  /// Counts an event of a view type.
  func add(_ event: SimulatedDevice.CountedEvent, _ type: Any.Type) {
    let key = ObjectIdentifier(type)
    let place: Int
    if key == lastKey {
      place = lastPlace
    } else if let known = places[key] {
      place = known
    } else {
      place = rows.count
      places[key] = place
      rows.append(
        Row(
          view: "\(type)",
          values: Array(repeating: 0, count: SimulatedDevice.CountedEvent.allCases.count)))
    }
    lastKey = key
    lastPlace = place
    rows[place].values[event.rawValue] += 1
  }

  /// The names of all types for which anything was counted, sorted.
  var names: [String] { Set(rows.map(\.view)).sorted() }

  /// Whether anything was counted for views of a name.
  func knows(_ view: String) -> Bool { rows.contains { $0.view == view } }

  func count(_ event: SimulatedDevice.CountedEvent, of view: String) -> Int {
    rows.filter { $0.view == view }.reduce(0) { $0 + $1.values[event.rawValue] }
  }

  func total(_ event: SimulatedDevice.CountedEvent) -> Int {
    rows.reduce(0) { $0 + $1.values[event.rawValue] }
  }
}
