// Views that take enums, and closures that are called for the value with which a view appears.

extension ReferenceRuntime {
  func phasing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let isWhole = place.program.has(0)
    let phase = isWhole || place.input % 3 != 0 ? Phase(place.input) : nil
    let part = place.part(isWhole ? 0 : 1, input: 0)
    // The case and the payload, in numbers.
    let number = place.input % 10
    let code = phase == nil ? -1 : number % 5 == 0 ? 0 : number
    var own = enter(part.path, value(part) + [code], inside)
    let runs = leave(part.path, &own)
    return show(part.child(0, input: Phase.code(phase)), inside.made(runs))
  }

  func initiallyChanging(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    if let seen = record.seen, seen != place.input, allows(ReferenceRuntime.changing, &record) {
      report("change \(place.path) \(seen) \(place.input)", of: place.path)
    }
    record.seen = place.input
    record.isInitial = true
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let shown = show(place.child(0, input: place.program.has(0) ? place.input : 0), inside)
    follow(place.path, shown)
    return shown
  }

  /// A view that writes what it is told of is brought up to date again, in the same frame.
  func feeding(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.number] }
    let place = inUse(record, place)
    publishes = true
    let number = record.number
    let runs = leave(place.path, &record, reads: [number.version])
    if let seen = record.seen, seen != number.value, allows(ReferenceRuntime.changing, &record) {
      report("feed \(place.path) \(seen) \(number.value)", of: place.path)
      if let next = Feeding.next(number.value) {
        feedback.append((.number(place.path), next))
        isFed = true
      }
    }
    let told = record
    keep(place.path) {
      $0.seen = number.value
      $0.tellings = told.tellings
      $0.frame = told.frame
    }
    return show(
      place.child(0, input: place.program.mix(place.input, number.value)),
      around.made(runs).modified(by: place.path))
  }

  static let changing = "onChange(of: Int) action"

  /// Whether what a path is told is told once more in this frame: the third time is one too many, which is said
  /// once a frame (mechanism.md#7.6, #19.13).
  func allows(_ what: String, _ record: inout Record) -> Bool {
    if record.frame != frames {
      record.frame = frames
      record.tellings = [:]
    }
    record.tellings[what, default: 0] += 1
    guard record.tellings[what, default: 0] > 2 else { return true }
    warnings.insert("\(what) tried to update multiple times per frame.")
    return false
  }
}
