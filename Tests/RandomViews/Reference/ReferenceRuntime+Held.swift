// Views that are distinguished by what their state begins with, or not at all.

extension ReferenceRuntime {
  func seeder(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let part = place.part(0, input: 0)
    var own = enter(part.path, value(part) + [place.input], inside) {
      $0.number = Versioned(place.input)
      $0.holds = [.number]
    }
    let runs = leave(part.path, &own, reads: [own.number.version])
    return show(
      part.child(0, input: place.program.mix(0, own.number.value)), inside.made(runs))
  }

  func holder(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let isWhole = place.program.has(0)
    let part = place.part(isWhole ? 0 : 1, input: place.input)
    var own = enter(part.path, value(part), inside) {
      $0.holds = [.number]
    } areSame: {
      $0[0] == $1[0] && $0[1] / 2 == $1[1] / 2
    }
    // An equal value is held all the same, unless all that the body gives is equal.
    if inside.isMade, !isWhole { own.value = value(part) }
    let runs = leave(part.path, &own, reads: [own.number.version])
    let used = inUse(own, part)
    // What the last body made of the value that it had; the one that is held now may be another.
    let made = runs ? used.program.mix(used.input, own.number.value) : own.contentReads[0]
    keep(part.path) { $0.contentReads = [made] }
    let shown = show(used.child(0, input: made), inside.made(runs))
    return isWhole ? shown : shown + text(place.text, place.path, around)
  }
}
