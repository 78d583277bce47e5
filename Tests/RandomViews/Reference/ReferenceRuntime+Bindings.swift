// Bindings of closures, which whoever makes them reads, and bindings to another place than before.

extension ReferenceRuntime {
  func closureBinder(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.number] }
    let place = inUse(record, place)
    let state = record.number
    let hasPendingChanges = hasPendingChanges(of: .number, state.version, &record)
    let runs = leave(place.path, &record, hasPendingChanges: hasPendingChanges)
    // To make the binding is to read what its closure reads (mechanism.md#4.4).
    note(.number, of: place.path)
    let part = place.part(0, input: 0)
    // The closures hold the whole view.
    let captured = [place.program.number, place.input, state.value]
    var own = enter(part.path, value(part) + captured, around.made(runs))
    #if !DEBUG
      if own.isChanged { optional.insert(part.path) }
    #endif
    let runsBelow = leave(part.path, &own)
    let reads = place.program.has(3)
    return show(
      part.child(0, input: reads ? place.program.mix(0, state.value) : 0),
      around.made(runsBelow))
  }

  func rebinder(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.number, .bias] }
    let place = inUse(record, place)
    let (number, bias) = (record.number, record.bias)
    let inside = around.made(leave(place.path, &record, reads: [number.version]))
    let isFirst = number.value % 2 == 0
    let state = isFirst ? number : bias
    let part = place.part(0, input: Rebinder.input(place, number.value))
    var own = enter(part.path, value(part) + [isFirst ? 0 : 1, state.value], inside)
    // Whoever hands it on reads the first state, and never the second one. So a view that is made at the second one
    // follows it only once it has read it itself; what was read once is followed for good, at whatever place the
    // binding is now (mechanism.md#3.2, #4.6).
    own.bindingWasRead = own.bindingWasRead || isFirst
    let runs = leave(part.path, &own, reads: own.bindingWasRead ? [state.version] : [])
    let reads = Rebound.reads(part)
    if runs, reads {
      keep(part.path) {
        $0.bindingWasRead = true
        $0.reads = [state.version]
      }
    }
    return show(
      part.child(0, input: reads ? part.program.mix(part.input, state.value) : part.input),
      inside.made(runs))
  }

  func naming(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let part = place.part(place.program.has(0) ? 0 : 1, input: place.input)
    var own = enter(part.path, value(part), inside) { $0.holds = [.number] }
    let state = own.number
    let hasPendingChanges = hasPendingChanges(of: .number, state.version, &own)
    let (observed, versions) = firstProperty(Naming.model(of: part.program))
    let hasChanged = hasChanged(own.reads)
    let runs = leave(part.path, &own, reads: versions, hasPendingChanges: hasPendingChanges)
    let reads = Naming.reads(part)
    if runs {
      if reads { note(.number, of: part.path) }
      var names = hasChanged ? [nameOfObserved] : []
      if own.isNew || own.isChanged { names.append("@self") }
      if own.isNew { names.append("@identity") }
      if own.isNew || hasPendingChanges { names.append("_number") }
      calls.append(
        "because \(part.path) \(Naming.name(part.program)): \(names.joined(separator: ", ")) changed."
      )
    }
    return show(
      part.child(
        0,
        input: (reads ? part.program.mix(part.input, state.value) : part.input)
          + observed), inside.made(runs))
  }

  /// The first property of a model, if there is one, and what a body that reads it is remembered by.
  func firstProperty(_ model: Int?) -> (value: Int, reads: [Int]) {
    guard let model else { return (0, []) }
    return (models[model].first.value, [model, models[model].first.version])
  }

  /// Whether what a body read of a model is another now.
  func hasChanged(_ reads: some Collection<Int>) -> Bool {
    let reads = Array(reads)
    return reads.count == 2 && models[reads[0]].first.version != reads[1]
  }

  /// What a change of the first property of a model is called; it comes before all other names (mechanism.md#19.4).
  var nameOfObserved: String { isOfYear2024 ? "\\Model.first" : "@dependencies" }
}
