// A branch on its way out is there as it was: it takes no new value, hears of what it reads, and if it comes back in
// time it is the same.

extension Twin {
  func leaving(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    if let until = record.leavingUntil, let content = seenContent(record, place), time >= until {
      forget(content.path)
      record.seen = nil
      record.leavingUntil = nil
    }
    let inside = around.made(leave(place.path, &record))
    if Leaving.isShown(place) {
      keep(place.path) {
        if $0.seen == nil { $0.shownIn = rounds }
        $0.seen = place.input
        $0.seenProgram = place.program.number
        $0.leavingUntil = nil
      }
      return show(place.child(0, input: place.input, slot: 97), inside).stacked.stacked
    }
    guard let content = seenContent(record, place) else { return Shown().stacked }
    // What was made and went before it was on screen has no place to stay.
    guard record.shownIn != rounds else {
      keep(place.path) { $0.seen = nil }
      return Shown().stacked
    }
    keep(place.path) { $0.leavingUntil = record.leavingUntil ?? time + Leaving.duration }
    // What leaves hands nothing up.
    let left = show(content, around.made(false))
    return Shown(pieces: left.pieces).stacked.stacked
  }

  /// What the view held when it was shown last, of whatever program that was.
  private func seenContent(_ record: Record, _ place: Place) -> Place? {
    guard let input = record.seen else { return nil }
    return Place(program: world.programs[record.seenProgram], path: place.path, input: input)
      .child(0, input: input, slot: 97)
  }
}
