// The views that call closures.

extension Twin {
  func appearing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place) + [Twin.appearanceMark], around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let shown = show(place.child(0, input: place.input), inside)
    keep(place.path) { $0.hasViews = !shown.pieces.isEmpty }
    return shown
  }

  func changing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    if let seen = record.seen, seen != place.input, allows(Twin.changing, &record) {
      calls.append("change \(place.path) \(seen) \(place.input)")
    }
    record.seen = place.input
    let inside = around.made(leave(place.path, &record))
    return show(place.child(0, input: place.program.has(0) ? place.input : 0), inside)
  }

  func preferring(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let transforms = place.program.has(0)
    var shown = show(
      place.child(0, input: place.input, slot: transforms ? 1 : 2), inside)
    shown.total = place.input + (transforms ? shown.total ?? 0 : 0)
    return shown
  }

  func preferenceReader(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let shown = show(place.child(0, input: place.input), inside)
    let total = shown.total ?? 0
    if record.seen != total, allows("Bound preference Total", &record) {
      calls.append("total \(place.path) \(total)")
    }
    let told = record
    keep(place.path) {
      $0.seen = total
      $0.hearsTotals = true
      $0.tellings = told.tellings
      $0.frame = told.frame
    }
    return shown
  }
}
