// A hash of the sequence of events that a run delivered, and of other values that are added to it.
//
// Two runs with the same fingerprint delivered the same kinds of events at the same instants with
// the same priorities in the same order. A record's fingerprint includes more: the times and bodies
// of each frame, and the screen at the end (`Documentation/records.md`). It is FNV-1a in 64 bits
// (Fowler, Noll, Vo; offset basis 14695981039346656037, prime 1099511628211) over, for each event,
// the time as 8 bytes, the priority as 1 and the kind as 2, least significant first: the same on
// every machine. It detects accidental differences, not forgery.

/// An event with a number for its kind, for the fingerprint of a run.
@usableFromInline
package protocol FingerprintedEvent {
  /// The number of the event's kind, which must never change, because records depend on it.
  var kindCode: UInt16 { get }
}

/// A running hash of delivered events.
@usableFromInline
package struct Fingerprint: Hashable, Codable, Sendable {
  /// The hash of all values added so far.
  @usableFromInline package private(set) var value: UInt64 = 14_695_981_039_346_656_037

  /// Creates the fingerprint of no events.
  @usableFromInline package init() {}

  /// Adds one delivered event.
  @usableFromInline package mutating func add(
    time: Instant, priority: EventPriority, kindCode: UInt16
  ) {
    add(UInt64(bitPattern: time.value), bytes: 8)
    add(UInt64(priority.rawValue), bytes: 1)
    add(UInt64(kindCode), bytes: 2)
  }

  /// Adds a number as 8 bytes.
  package mutating func add(_ number: Int64) { add(UInt64(bitPattern: number), bytes: 8) }

  /// Adds the UTF-8 bytes of a text, without its length.
  @usableFromInline package mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte), bytes: 1) }
  }

  /// Adds bytes, without their number.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { add(UInt64(byte), bytes: 1) }
  }

  private mutating func add(_ word: UInt64, bytes: Int) {
    var rest = word
    for _ in 0..<bytes {
      value = (value ^ (rest & 0xFF)) &* 1_099_511_628_211
      rest >>= 8
    }
  }
}

extension Fingerprint: CustomStringConvertible {
  /// The hash as 16 lower-case hexadecimal digits.
  @usableFromInline package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
