// The views with closures of which it matters whether they are called.

extension ReferenceRuntime {
  func steady(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let runs = leave(place.path, &record)
    // What is the same as before is not asked again, from the systems of 2024 on (mechanism.md#5.7).
    if record.isNew || runs && !isOfYear2024 {
      for item in Steady.items { calls.append("content \(place.path) \(item.id)") }
    }
    return Steady.items.reduce(text(place.text, place.path, around)) { shown, item in
      shown + text("\(item.id)s", place.part(item.id, input: 0).path, around)
    }
  }

  func measuring(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let part = place.part(0, input: 0)
    var own = enter(part.path, value(part), inside)
    // A size for which nobody asks is no reason to make the content anew (mechanism.md#14.1).
    if leave(part.path, &own) { keep(part.path) { $0.isMeasured = false } }
    return text("\(inUse(own, part).program.number)g", part.path, inside)
  }

  func styling(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let label = place.child(0, input: place.program.has(0) ? place.input : 0)
    // A style makes a body for another label, and not for a control that was made anew (mechanism.md#5.1).
    let isLoose = label.program.kind == .equatable
    let input = isLoose ? label.input / 2 : label.input
    let contentReads = [label.program.number, input]
    if record.isNew || inside.isMade && record.contentReads != contentReads {
      calls.append("style \(place.path)")
    }
    keep(place.path) { $0.contentReads = contentReads }
    return stack(place.path, 0, inside) { show(label, $0) }
  }

  func layering(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place) + [ReferenceRuntime.appearanceMark], around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    let inside = around.modified(by: place.path)
    var shown = text(place.text, place.path, inside)
    let layer = place.part(0, input: 0).path
    if place.input % 2 == 0 {
      shown.pieces += text("\(place.program.number)o", layer, around).pieces
    }
    return shown
  }

  func layered(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    let inside = around.modified(by: place.path)
    let first = Layered.first(place.input)
    return (0..<Layered.count).reduce(Shown()) { shown, index in
      let name = index < first ? "\(index)f" : "\(index)s"
      var view = text(name, place.part(index < first ? index : 10 + index, input: 0).path, inside)
      let layer = place.part(20 + index, input: 0).path
      view.pieces += text("\(place.program.number)o\(place.input)", layer, around).pieces
      return shown + view
    }
  }

  func writing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.number] }
    let place = inUse(record, place)
    let number = record.number
    let runs = leave(place.path, &record, reads: [number.version])
    // What a body writes is said, and not stored (mechanism.md#2.1).
    if runs, Writing.writes(place) { refusals += 1 }
    return show(
      place.child(0, input: place.program.mix(place.input, number.value)), around.made(runs))
  }

  func watching(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let sum = around.number + models[0].first.value
    let runs = leave(place.path, &record, reads: [around.number, models[0].first.version])
    return show(
      place.child(0, input: place.program.mix(place.input, sum)), around.made(runs))
  }
}

extension ReferenceRuntime {
  func arranged(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place) + [ReferenceRuntime.appearanceMark], around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    // What a layout of the app's lays out is a subgraph of its own, in which the later is told first.
    if record.isNew { isolated.insert(place.path) }
    return stack(place.path, 0, inside, isFlat: true) { inside in
      text("\(place.program.number)a", place.part(0, input: 0).path, inside)
        + text("\(place.program.number)b", place.part(1, input: 0).path, inside)
    }
  }

  /// What an update publishes is said, and is news for the next one (mechanism.md#6.5).
  func publishing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.object] }
    let place = inUse(record, place)
    let object = record.object
    watch(.owned(place.path), by: place.path)
    publishes = true
    let runs = leave(place.path, &record, reads: [object.announcements])
    let first = runs ? object.first.value : record.contentReads[1]
    let isAsked =
      record.isNew || runs && (!isOfYear2024 || record.contentReads[0] != place.input)
    let isPublished = isAsked && object.first.value == 0
    if isPublished {
      publications += 1
      feedback.append((.object(.owned(place.path), isSecond: false), 1))
      isFed = true
    }
    keep(place.path) {
      $0.contentReads = [place.input, first]
      if isPublished { $0.object.first.write(1) }
    }
    let input = place.program.mix(place.input, first)
    return text("\(place.input)p", place.part(0, input: 0).path, around)
      + show(place.child(0, input: input), around.made(runs))
  }

  func outline(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    let isHidden = around.isInArea && staysCovered(around.scene)
    let isSeen = around.isInSight && !isHidden || record.wasSeen
    keep(place.path) { $0.wasSeen = isSeen }
    var rows: [String] = []
    func add(_ branches: [Outline.Branch]) {
      for branch in branches {
        let label = text(Outline.label(place.path, branch.id), place.path, around)
        rows.append("(\(label.pieces[0]))")
        guard let inside = branch.inside else { continue }
        if around.isInSight {
          actions.append(
            Action(kind: .disclose(branch.id), path: place.path, scene: around.scene))
        }
        if record.opened.contains(branch.id) { add(inside) }
      }
    }
    if isSeen { add(Outline.tree) }
    return Shown(pieces: ["[\(rows.joined(separator: ", "))]"])
  }
}

extension ReferenceRuntime.Record {
  /// Opens a branch, or folds it, by which what was open below is forgotten.
  mutating func disclose(_ id: Int) {
    if opened.remove(id) == nil {
      opened.insert(id)
    } else {
      opened = opened.filter { !"\($0)".hasPrefix("\(id)") }
    }
  }
}

extension ReferenceRuntime {
  /// What is laid out makes its content.
  func measure() {
    for path in order where visited[path]?.isMeasured == false {
      measured.append(path)
      keep(path) { $0.isMeasured = true }
    }
  }
}
