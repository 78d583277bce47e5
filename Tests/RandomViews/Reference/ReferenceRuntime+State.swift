// The views that hold state, and those that take what others hold.

extension ReferenceRuntime {
  func stateful(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) {
      $0.number = Versioned(place.program.mix(place.input, 0))
      $0.holds = [.number]
    }
    let place = inUse(record, place)
    let (program, state) = (place.program, record.number)
    let isReader = Stateful.reads(place)
    let hasPendingChanges = hasPendingChanges(of: .number, state.version, &record)
    let runs = leave(place.path, &record, hasPendingChanges: hasPendingChanges)
    if isReader && runs { note(.number, of: place.path) }
    let inside = around.made(runs)
    var shown = show(
      place.child(0, input: isReader ? program.mix(place.input, state.value) : place.input),
      inside)
    if program.has(1) {
      let wasRead = visited[place.path]?.noted.contains(.number) ?? false
      shown =
        shown + bindingUser(place.part(1, input: 0), inside, of: state, wasRead: wasRead)
    }
    if program.has(2) {
      shown =
        shown
        + closureUser(
          place.part(2, input: 0), inside, captured: [program.number, place.input, state.value],
          result: state.value, capturesSelf: true)
      // The closure is called by another body, and sees what this body was bound with.
      note(.number, of: place.path)
    }
    return shown
  }

  func storedReader(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.stored] }
    let place = inUse(record, place)
    let number = stored[StoredReader.key(place.program)]
    storedKeys.insert(StoredReader.key(place.program) / 2)
    keysOfReaders[place.path] = StoredReader.key(place.program)
    let runs = leave(place.path, &record, reads: [number.version])
    return show(
      place.child(0, input: place.program.mix(place.input, number.value)), around.made(runs))
  }

  /// A view that takes a binding.
  ///
  /// The value that it had when it was made is part of it.
  ///
  /// - Parameter model: which object the binding is to; nil for a state.
  /// - Parameter wasRead: whether the state was read before, by whoever hands the binding on (mechanism.md#3.2).
  func bindingUser(
    _ place: Place, _ around: Surroundings, of state: Versioned<Int>, model: Int? = nil,
    wasRead: Bool = false
  ) -> Shown {
    var record = enter(place.path, value(place) + [model ?? 0, state.value], around) {
      $0.bindingWasRead = wasRead
    }
    let program = inUse(record, place).program
    // To bring the binding up to date is to read an object's property where the body is observed (mechanism.md#6.6).
    // What one program's body read is followed for good, whichever takes its place (mechanism.md#4.6).
    record.bindingWasRead = record.bindingWasRead || program.has(3)
    let isRead = model != nil || record.bindingWasRead
    let runs = leave(place.path, &record, reads: isRead ? [state.version] : [])
    let input = program.has(3) ? program.mix(0, state.value) : 0
    return show(
      inUse(record, place).child(program.children.count - 1, input: input), around.made(runs))
  }

  func closureUser(
    _ place: Place, _ around: Surroundings, captured: [Int], result: Int,
    capturesSelf: Bool = false
  ) -> Shown {
    var record = enter(place.path, value(place) + captured, around)
    #if !DEBUG
      if capturesSelf, record.isChanged { optional.insert(place.path) }
    #endif
    _ = leave(place.path, &record)
    return text("\(inUse(record, place).program.number)c\(result)", place.path, around)
  }

  func closureMaker(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    return show(place.child(0, input: place.input), inside)
      + closureUser(
        place.part(1, input: 0), inside, captured: [place.input / 2], result: place.input / 2)
  }

  func containerUser(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let isBranch = place.program.has(0)
    let part = place.part(isBranch ? 0 : 2, input: 0)
    // What the card holds is compared with it: a view of its own by that view's rule.
    let isLoose = isBranch && place.program.children[0].kind == .equatable
    var card = enter(
      part.path, value(part) + [place.input], inside,
      areSame: { isLoose ? $0[2] / 2 == $1[2] / 2 : $0 == $1 })
    return stack(part.path, 0, inside.made(leave(part.path, &card))) { inside in
      isBranch
        ? show(place.child(0, input: place.input, slot: 1), inside)
        : closureUser(
          place.part(3, input: 0), inside, captured: [place.input], result: place.input)
    }
  }

  func modified(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let part = place.part(1, input: place.input / 2)
    var own = enter(part.path, value(part), inside) { $0.holds = [.number] }
    _ = leave(part.path, &own, reads: [own.number.version])
    let used = inUse(own, part)
    let isShown = !used.program.has(0) || own.number.value % 2 == 0
    let modified = inside.modified(by: place.path)
    let content =
      isShown
      ? show(place.child(0, input: place.input), inPlace(place.part(2, input: 0).path, modified))
      : Shown()
    return content + text("\(used.text)m\(own.number.value)", part.path, modified)
  }

  func propertyUser(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.number] }
    let place = inUse(record, place)
    let (observed, versions) = firstProperty(PropertyUser.model(of: place.program))
    let before = record.reads
    let reads = [record.number.version, around.number] + versions
    let runs = leave(place.path, &record, reads: reads)
    if runs {
      var names: [String] = []
      if hasChanged(before.dropFirst(2)) { names.append(nameOfObserved) }
      if record.isNew || record.isChanged { names.append("@self") }
      if record.isNew { names.append("@identity") }
      // Properties inside the property are known by their places, the first by the name around (mechanism.md#3.6).
      if record.isNew || before[0] != reads[0] { names.append("_sum") }
      if record.isNew || before[1] != reads[1] { names.append("@40") }
      calls.append(
        "because \(place.path) PropertyUser: \(names.joined(separator: ", ")) changed.")
    }
    let input = place.program.mix(
      place.input, record.number.value + around.number + observed)
    return show(place.child(0, input: input), around.made(runs))
  }
}
