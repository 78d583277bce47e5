// The queue as text, made for tests and for people: one line per event, in order of delivery.
//
//     @0 ns mainThread #1 launch
//     @16666667 ns hardware #0 vsync

internal import HeapModule

extension EventQueue: CustomStringConvertible {
  /// The pending events in order of delivery, one per line; empty if there are none.
  @usableFromInline package var description: String {
    heap.unordered.filter { !isDead($0) }.sorted().map(line(for:)).joined(separator: "\n")
  }

  private func line(for entry: Entry) -> String {
    let priority = EventPriority(rawValue: UInt8(entry.order >> 56)).map { "\($0)" } ?? "?"
    let payload = slots[Int(entry.slot)].payload.map { "\($0)" } ?? "?"
    return "\(Instant(entry.time)) \(priority) #\(entry.order & (1 << 56 - 1)) \(payload)"
  }
}
