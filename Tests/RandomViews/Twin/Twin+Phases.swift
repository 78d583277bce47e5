// Views that take enums, and closures that are called for the value with which a view appears.

extension Twin {
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
    if let seen = record.seen, seen != place.input {
      calls.append("change \(place.path) \(seen) \(place.input)")
    }
    record.seen = place.input
    record.isInitial = true
    let inside = around.made(leave(place.path, &record))
    let shown = show(place.child(0, input: place.program.has(0) ? place.input : 0), inside)
    keep(place.path) { $0.hasViews = !shown.pieces.isEmpty }
    return shown
  }
}
