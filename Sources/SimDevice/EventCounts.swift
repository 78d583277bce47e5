/// The counts of events by view type.
@MainActor
package final class EventCounts {
  /// The counts of one view type, indexed by `CountedEvent`.
  package struct Row: Sendable {
    package let view: String
    package var values: [Int]

    /// Returns how often an event occurred.
    package subscript(event: SimulatedDevice.CountedEvent) -> Int { values[event.rawValue] }
  }

  @exclusivity(unchecked) private var rows: [Row] = []
  @exclusivity(unchecked) private var places: [ObjectIdentifier: Int] = [:]
  // The last counted type, because events of one type are often consecutive.
  @exclusivity(unchecked) private var lastKey: ObjectIdentifier?
  @exclusivity(unchecked) private var lastPlace = 0

  package init() {}

  /// The counts, sorted by type name.
  package var sorted: [Row] { rows.sorted { $0.view < $1.view } }

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

  /// The sorted names of all types with any count.
  var names: [String] { Set(rows.map(\.view)).sorted() }

  /// Returns whether a view type of the name has any count.
  func knows(_ view: String) -> Bool { rows.contains { $0.view == view } }

  func count(_ event: SimulatedDevice.CountedEvent, of view: String) -> Int {
    rows.filter { $0.view == view }.reduce(0) { $0 + $1.values[event.rawValue] }
  }

  func total(_ event: SimulatedDevice.CountedEvent) -> Int {
    rows.reduce(0) { $0 + $1.values[event.rawValue] }
  }
}
