// A branch on its way out is there as it was: it takes no new value, hears of what it reads, and if it comes back in
// time it is the same.

extension Twin {
  func leaving(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    if let until = record.leavingUntil, let seen = record.seen, time >= until {
      forget(place.child(0, input: seen, slot: 97).path)
      record.seen = nil
      record.leavingUntil = nil
    }
    let inside = around.made(leave(place.path, &record))
    if Leaving.isShown(place) {
      keep(place.path) {
        if $0.seen == nil { $0.shownIn = rounds }
        $0.seen = place.input
        $0.leavingUntil = nil
      }
      return show(place.child(0, input: place.input, slot: 97), inside).stacked.stacked
    }
    guard let seen = record.seen else { return Shown().stacked }
    // What was made and went before it was on screen has no place to stay.
    guard record.shownIn != rounds else {
      keep(place.path) { $0.seen = nil }
      return Shown().stacked
    }
    keep(place.path) { $0.leavingUntil = record.leavingUntil ?? time + Leaving.duration }
    // What leaves hands nothing up.
    let left = show(place.child(0, input: seen, slot: 97), around.made(false))
    return Shown(pieces: left.pieces).stacked.stacked
  }
}
