// The views that only arrange others.

extension ReferenceRuntime {
  /// What a program shows at a place.
  func show(_ place: Place, _ around: Surroundings) -> Shown {
    if place.program.kind == .text { return text(place.text, place.path, around) }
    let around = inSubgraph(place, around)
    return switch place.program.kind {
    case .text: Shown()
    case .several: several(place, around)
    case .conditional: conditional(place, around)
    case .identified: identified(place, around)
    case .erased: erased(place, around)
    case .rows: rows(place, around)
    case .state: stateful(place, around)
    case .stateObject: objectOwner(place, around)
    case .observed: objectChooser(place, around)
    case .environmentObject: objectReader(place, around)
    case .model: modelChooser(place, around)
    case .environmentModel: modelUser(place, around, model: around.model, holdsModel: false)
    case .environmentWriter: environmentWriter(place, around)
    case .environmentNumber: numberReader(place, around)
    case .plain, .plainEquatable: gate(place, around, areSame: ==)
    case .equatable: gate(place, around) { $0[0] == $1[0] && $0[1] / 2 == $1[1] / 2 }
    case .equatableView:
      gate(place, around.modified(by: place.path)) {
        $0[0] == $1[0] && $0[1] / 2 == $1[1] / 2
      }
    case .closure: closureMaker(place, around)
    case .container: containerUser(place, around)
    case .appearance: appearing(place, around)
    case .change: changing(place, around)
    case .preference: preferring(place, around)
    case .preferenceReader: preferenceReader(place, around)
    case .modifier: modified(place, around)
    case .property: propertyUser(place, around)
    case .list, .lazyStack, .lazyGrid, .sections: screen(place, around)
    case .grid: gridded(place, around)
    case .section: sectioned(place, around)
    case .stored: storedReader(place, around)
    case .bindable: modelBinder(place, around)
    case .phased: phasing(place, around)
    case .initialChange: initiallyChanging(place, around)
    case .seeded: seeder(place, around)
    case .held: holder(place, around)
    case .leaving: leaving(place, around)
    case .closureBinding: closureBinder(place, around)
    case .rebound: rebinder(place, around)
    case .named: naming(place, around)
    case .feeding: feeding(place, around)
    case .roster: roster(place, around)
    case .steady: steady(place, around)
    case .measuring: measuring(place, around)
    case .styling: styling(place, around)
    case .layering: layering(place, around)
    case .writing: writing(place, around)
    case .watching: watching(place, around)
    case .arranged: arranged(place, around)
    case .publishing: publishing(place, around)
    case .outline: outline(place, around)
    case .navigation: navigator(place, around)
    case .tabs: tabbed(place, around)
    case .presenter: presenter(place, around)
    case .capturing: capturing(place, around)
    case .unused: unused(place, around)
    case .unheard: unheard(place, around)
    case .loosening: loosening(place, around)
    case .enabling: enabling(place, around)
    case .choosing: choosing(place, around)
    case .duplicated: duplicated(place, around)
    case .sizing: sizing(place, around)
    case .transacting: transacting(place, around)
    case .carrying: carrying(place, around)
    case .completing: completing(place, around)
    case .moving: moving(place, around)
    case .erasing: erasing(place, around)
    case .handing: handing(place, around)
    case .visiting: visiting(place, around)
    case .probing: probing(place, around)
    case .drawing: drawing(place, around)
    case .backing: backing(place, around)
    case .scrolling: scrolling(place, around)
    case .staging: staging(place, around)
    case .tasking: tasking(place, around)
    case .ticking: ticking(place, around)
    case .spacing: spacing(place, around)
    case .keeping: keeping(place, around)
    case .unwrapping: unwrapping(place, around)
    case .transforming: transforming(place, around)
    case .parting: parting(place, around)
    case .fitting: fitting(place, around)
    case .turning: turning(place, around)
    case .restyling: restyling(place, around)
    case .layered: layered(place, around)
    case .timing: timing(place, around)
    case .growing: growing(place, around)
    case .evicting: evicting(place, around)
    case .hosting: hosting(place, around)
    }
  }

  func text(_ text: String, _ path: Int, _ around: Surroundings) -> Shown {
    Shown(
      pieces: [around.limit.map { "\(text)|\($0)" } ?? text],
      elements: [Element(key: 16 * path + 15, modifiers: around.modifiers)])
  }

  /// The value that every view of a program has.
  func value(_ place: Place) -> [Int] { [place.program.number, place.input] }

  /// The place of the value in use, which may be an older one.
  func inUse(_ record: Record, _ place: Place) -> Place {
    Place(
      program: world.programs[record.value[0]], path: place.path, input: record.value[1])
  }

  /// A view whose body reads nothing.
  private func simple(
    _ place: Place, _ around: Surroundings, areSame: ([Int], [Int]) -> Bool = { $0 == $1 }
  ) -> (Place, Surroundings) {
    var record = enter(place.path, value(place), around, areSame: areSame)
    let runs = leave(place.path, &record)
    return (inUse(record, place), around.made(runs))
  }

  private func several(_ place: Place, _ around: Surroundings) -> Shown {
    let (place, inside) = simple(place, around)
    let form = place.program.form
    func all(_ inside: Surroundings) -> Shown {
      (0..<(form % 2 == 0 ? 2 : 3)).reduce(Shown()) { shown, index in
        let child = place.child(index, input: place.input, slot: form * 10 + index)
        if form < 2 { return shown + show(child, inside) }
        let path = place.part(100 + form * 10 + index, input: 0).path
        // In one subgraph the later is told first.
        return shown + told(path, inside, turn: -index) { show(child, $0) }
      }
    }
    return form < 2 ? all(inside) : stack(place.path, form, inside, all)
  }

  private func gridded(_ place: Place, _ around: Surroundings) -> Shown {
    let (place, inside) = simple(place, around)
    let isColumn = place.program.has(0)
    func cell(_ index: Int, _ inside: Surroundings) -> Shown {
      show(
        place.child(index, input: place.input, slot: (isColumn ? 80 : 90) + index), inside)
    }
    return stack(place.path, isColumn ? 0 : 1, inside, isFlat: true) { inside in
      if !isColumn { return stack(place.path, 2, inside) { cell(0, $0) + cell(1, $0) } }
      return stack(place.path, 3, inside) { cell(0, $0) }
        + stack(place.path, 4, inside) { cell(1, $0) }
    }
  }

  private func sectioned(_ place: Place, _ around: Surroundings) -> Shown {
    let (place, around) = simple(place, around)
    let inside = around.modified(by: place.path)
    let header = show(place.child(1, input: place.input), inside)
    return header + show(place.child(0, input: place.input), inside)
  }

  private func conditional(_ place: Place, _ around: Surroundings) -> Shown {
    let (place, inside) = simple(place, around)
    let (isEven, third) = (place.input % 2 == 0, place.input % 3)
    let choice: (Int, Int)? =
      switch place.program.form {
      case 0: isEven ? (0, 0) : (1, 1)
      case 1: isEven ? (0, 10) : nil
      case 2: (third, 20 + third)
      default: (isEven ? 0 : 1, 30)
      }
    guard let (index, slot) = choice else { return Shown() }
    return show(place.child(index, input: place.input, slot: slot), inside)
  }

  private func identified(_ place: Place, _ around: Surroundings) -> Shown {
    let (place, inside) = simple(place, around)
    return show(
      place.child(0, input: place.program.has(0) ? place.input : 0, id: place.input % 3), inside)
  }

  private func erased(_ place: Place, _ around: Surroundings) -> Shown {
    let (place, inside) = simple(place, around)
    let slot = place.program.has(0) ? 0 : 10 + place.input % 2
    let child = place.child(0, input: place.input, slot: slot)
    keep(place.path) { $0.erased = place.program.has(0) ? nil : child.path }
    return show(child, inside)
  }

  private func gate(
    _ place: Place, _ around: Surroundings, areSame: @escaping ([Int], [Int]) -> Bool
  ) -> Shown {
    let (place, inside) = simple(place, around, areSame: areSame)
    return show(place.child(0, input: place.input), inside)
  }

  private func rows(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) {
      $0.items = Versioned(Rows.initialItems(place.program))
      $0.holds = [.items, .bias]
    }
    let place = inUse(record, place)
    let form = place.program.form
    // Another program of the same identity may read what this one does not: the flag stays (mechanism.md#1.3).
    let hasItemNews = hasPendingChanges(of: .items, record.items.version, &record)
    let hasBiasNews = hasPendingChanges(of: .bias, record.bias.version, &record)
    let runs = leave(place.path, &record, hasPendingChanges: hasItemNews || hasBiasNews)
    if form < 3 { note(.items, of: place.path) }
    let items =
      form < 3 ? record.items.value : (0..<Rows.rangeCount).map { Item(id: $0, value: $0) }
    // The content's closure reads the bias, if it is called at all.
    if form > 1, !items.isEmpty { note(.bias, of: place.path) }
    var observed: [Int: [Int]] = [:]
    let bias = form < 2 ? 0 : record.bias.value
    var keys: [Int: Int] = [:]
    // An element has a subgraph from when it is made, whatever it shows (mechanism.md#8.2); by another form it is another one.
    let known = record.seen == form ? record.observed : [:]
    func all(_ around: Surroundings) -> Shown {
      items.reduce(Shown()) { shown, item in
        let element = place.element(item.id, form: form)
        let around = inElement(element, isNew: known[item.id] == nil, around)
        let (sum, reads) = self.observed(item, place.program)
        observed[item.id] = reads
        let input = place.program.mix(place.input + bias, item.value + sum)
        let isMade = runs || record.observed[item.id] != reads
        let child = place.child(0, input: input, slot: form, id: item.id)
        let part = place.part(200 + item.id, input: 0)
        let one =
          form == 1
          ? told(part.path, around) { show(child, $0.made(isMade)) }
          : show(child, around.made(isMade))
        if one.elements.count == 1 { keys[child.path] = one.elements[0].key }
        return shown + one
      }
    }
    let shown = form == 0 ? stack(place.path, 0, around, all) : all(around)
    for id in record.observed.keys where known[id] == nil || observed[id] == nil {
      pendingRemovals.elements.insert(place.element(id, form: record.seen ?? form).path)
    }
    if form == 0 { noteDeaths(of: record.owners, keys, under: 16 * place.path) }
    keep(place.path) {
      $0.seen = form
      $0.observed = observed
      $0.owners = form == 0 && place.program.children[0].kind == .stateObject ? keys : [:]
    }
    return shown
  }

  func roster(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) {
      $0.items = Versioned(Rows.initialItems(place.program))
      $0.holds = [.items, .bias]
    }
    let place = inUse(record, place)
    let hasPendingChanges = hasPendingChanges(of: .bias, record.bias.version, &record)
    let runs = leave(
      place.path, &record, reads: [record.items.version], hasPendingChanges: hasPendingChanges)
    let readsBias = place.program.has(0)
    // Rows are made once the list was on screen, and follow the data from then on, on screen or not.
    let kept = record.rows
    let isSeen = around.isInSight && !(around.isInArea && staysCovered(around.scene))
    let rows = isSeen || record.wasSeen ? Set(record.items.value.map(\.id)) : []
    // Until a row is made, nobody has read the bias, and the first one sees what the last body bound.
    if readsBias, !rows.isEmpty { note(.bias, of: place.path) }
    keep(place.path) {
      $0.rows = rows
      $0.wasSeen = $0.wasSeen || isSeen
    }
    var shown = Shown()
    for item in record.items.value where rows.contains(item.id) {
      let row = Roster.row(item, bias: readsBias ? record.boundBias : 0, at: place)
      shown = shown + show(row, around.made(runs || !kept.contains(item.id))).stacked
    }
    return Shown(pieces: ["[\(shown.pieces.joined(separator: ", "))]"], total: shown.total)
  }

  /// What the content of an element reads of a model: the sum, and the versions of the properties.
  private func observed(_ item: Item, _ program: Program) -> (Int, [Int]) {
    guard Rows.observes(item, program) else { return (0, []) }
    let model = models[program.constant % World.modelCount]
    guard program.has(2), model.first.value % 2 == 0 else {
      return (model.first.value, [model.first.version])
    }
    return (
      model.first.value + model.second.value, [model.first.version, model.second.version]
    )
  }
}

extension Place {
  /// The place of an element of a `ForEach`, by which of its forms it stands in.
  @MainActor fileprivate func element(_ id: Int, form: Int) -> Place {
    child(0, input: 0, slot: 300 + form, id: id)
  }
}
