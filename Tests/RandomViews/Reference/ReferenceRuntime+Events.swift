// The views that call closures.

extension ReferenceRuntime {
  func appearing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place) + [ReferenceRuntime.appearanceMark], around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let shown = show(place.child(0, input: place.input), inside)
    follow(place.path, shown)
    return shown
  }

  func changing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    if let seen = record.seen, seen != place.input, allows(ReferenceRuntime.changing, &record) {
      report("change \(place.path) \(seen) \(place.input)", of: place.path)
    }
    record.seen = place.input
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    return show(place.child(0, input: place.program.has(0) ? place.input : 0), inside)
  }

  func preferring(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let transforms = place.program.has(0)
    let child = place.child(0, input: place.input, slot: transforms ? 1 : 2)
    var shown = stack(place.path, 0, inside) { show(child, $0) }
    shown.total = place.input + (transforms ? shown.total ?? 0 : 0)
    return shown
  }

  func preferenceReader(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    if let seen = record.contentReads.first, seen != place.input,
      allows(ReferenceRuntime.changing, &record)
    {
      // The observer was made when all that is inside was, and so is told before it.
      report("within \(place.path) \(seen) \(place.input)", of: place.path, turn: 1)
    }
    record.contentReads = [place.input]
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let child = place.child(0, input: place.input)
    let shown = stack(place.path, 0, inside) { show(child, $0) }
    let total = shown.total ?? 0
    if record.seen != total, allows("Bound preference Total", &record) {
      report("total \(place.path) \(total)", of: place.path)
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
