// The views that show screens. Here they are views like others: what their state says is shown, in its place;
// what it said before and says no longer is dead. All screens of a stack are shown, and the topmost is in
// sight; so are all tabs that exist, and the selected one is. All of them hand up what they prefer, while sheets and covers
// hand up nothing. What a screen is made of anew it takes when all else is up to date.

extension ReferenceRuntime {
  func navigator(_ place: Place, _ around: Surroundings) -> Shown {
    let form = place.program.form
    var record = enter(place.path, value(place), around) {
      $0.route = Versioned(form < 2 ? Navigator.initialRoute(place.program) : [])
      $0.holds = form < 2 ? [.route, .bias] : form == 3 ? [.flag] : []
    }
    let place = inUse(record, place)
    let hasPendingChanges = hasPendingChanges(of: .bias, record.bias.version, &record)
    let runs = leave(place.path, &record, hasPendingChanges: hasPendingChanges)
    let inside = around.made(runs)
    let route = form < 2 ? record.route.value : record.flag.value ? [0] : []
    let kept = zip(route, record.shownRoute).prefix { $0 == $1 }.count
    for element in record.shownRoute.dropFirst(kept) {
      forget(Navigator.pushed(element, bias: 0, at: place).path)
    }
    if form == 1, !route.isEmpty { note(.bias, of: place.path) }
    keep(place.path) { $0.shownRoute = route }
    if around.isInSight {
      noteStack(place, route, in: around.scene)
      hosts.append((place.path, around.scene))
    }
    var first = inside
    first.isInArea = true
    first.isInSight = around.isInSight && route.isEmpty
    let hasLink = form == 0 || form == 2
    var screens = hasLink ? text(Navigator.link(place.path), place.path, first) : Shown()
    screens =
      (screens + show(place.child(0, input: place.input, slot: 50), first)).stacked
    var above = around.made(runs)
    above.isInArea = true
    for (level, element) in route.enumerated() {
      let bias = form == 1 ? record.boundBias : 0
      let new = Navigator.pushed(element, bias: bias, at: place)
      self.screens.insert(new.path)
      above.isInSight = around.isInSight && level == route.count - 1
      let (content, isOther) = performHostUpdates(new, &above, from: around, isThere: level < kept)
      screens = screens + show(content, above.made(runs || isOther)).stacked
    }
    return Shown(pieces: ["<\(screens.pieces.joined(separator: " "))>"], total: screens.total)
  }

  private func noteStack(_ place: Place, _ route: [Int], in scene: Int) {
    for (level, element) in route.enumerated() {
      let content = Navigator.pushed(element, bias: 0, at: place).path
      actions.append(Action(kind: .leave(content, level), path: place.path, scene: scene))
    }
    if !route.isEmpty {
      actions.append(Action(kind: .back, path: place.path, scene: scene))
    } else if place.program.form == 0 || place.program.form == 2 {
      actions.append(Action(kind: .link, path: place.path, scene: scene))
    }
  }

  func tabbed(_ place: Place, _ around: Surroundings) -> Shown {
    let isFree = place.program.has(1)
    var record = enter(place.path, value(place), around) {
      $0.number = Versioned(Tabbed.initialNumber(place.program))
      $0.holds = isFree ? [] : [.number]
    }
    let place = inUse(record, place)
    let runs = leave(place.path, &record)
    let tabs = Tabbed.hasThird(place) ? [0, 1, 2] : [0, 1]
    let wanted = isFree ? record.touched : record.number.value
    let candidates = [wanted, record.seen].compactMap { $0 }
    let selected = candidates.first { tabs.contains($0) } ?? 0
    let made = makesAllTabs ? Set(tabs) : record.made.intersection(tabs).union([selected])
    keep(place.path) {
      $0.seen = selected
      $0.made = made
      $0.touched = nil
    }
    var inside = around.made(runs)
    inside.isInArea = true
    var shown = Shown()
    for tab in tabs where made.contains(tab) {
      inside.isInSight = around.isInSight && tab == selected
      let content = show(place.child(tab, input: place.input, slot: 60 + tab), inside).stacked
      shown = shown + Shown(pieces: [tab == selected ? "*" : "-"]) + content
    }
    if around.isInSight {
      for tab in tabs {
        actions.append(Action(kind: .tab(tab), path: place.path, scene: around.scene))
      }
    }
    return Shown(pieces: ["<\(shown.pieces.joined(separator: " "))>"], total: shown.total)
  }

  func presenter(_ place: Place, _ around: Surroundings) -> Shown {
    let isItem = place.program.form > 1
    var record = enter(place.path, value(place), around) {
      $0.flag = Versioned(Presenter.isShownFirst(place.program))
      $0.holds = isItem ? [.choice, .bias] : [.flag, .bias]
    }
    let place = inUse(record, place)
    let hasPendingChanges = hasPendingChanges(of: .bias, record.bias.version, &record)
    let runs = leave(place.path, &record, hasPendingChanges: hasPendingChanges)
    let item = record.choice.value
    let wanted: Int? = isItem ? item?.id : record.flag.value ? -1 : nil
    if let wanted, place.program.form % 2 == 1 {
      covered.insert(around.scene)
      covers[around.scene] = [place.path, wanted]
    }
    if around.isInSight { hosts.append((place.path, around.scene)) }
    let base = show(place.child(0, input: place.input, slot: 70), around.made(runs))
    let readsBias = place.program.has(2)
    let new = Presenter.content(item, bias: readsBias ? record.boundBias : 0, at: place)
    let contentReads = wanted == nil ? [] : [item?.value ?? 0]
    if readsBias, wanted != nil { note(.bias, of: place.path) }
    if wanted != nil, wanted != record.seen { begun.insert(around.scene) }
    if let old = record.seen, old != wanted {
      left[around.scene] = updates
      forget(place.child(1, input: 0, slot: 71, id: old).path)
      if Presenter.saysDismissed(place.program) { calls.append("dismiss \(place.path)") }
    }
    keep(place.path) {
      $0.seen = wanted
      $0.contentReads = contentReads
    }
    guard let wanted else { return base }
    if place.program.form % 2 == 1 {
      isPassing = isPassing || wanted != record.seen && (record.isNew || record.seen != nil)
    }
    var above = around
    let (content, isOther) = performHostUpdates(
      new, &above, from: around, isThere: wanted == record.seen)
    above.isMade = runs || isOther || contentReads != record.contentReads
    above.scene = place.path + 1
    above.isInArea = false
    above.isInSight = true
    scenes.append(above.scene)
    if place.program.form % 2 == 0 {
      actions.append(Action(kind: .swipe, path: place.path, scene: above.scene))
    }
    actions.append(Action(kind: .leave(content.path, 0), path: place.path, scene: above.scene))
    let index = layers.count
    layers.append("")
    layers[index] = show(content, above).stacked.pieces.joined()
    return base
  }

  /// Begins an update of what shows screens.
  func beginHosts() {
    dueHostUpdates = deferredHostUpdates
    deferredHostUpdates = []
    if dueHostUpdates.isEmpty {
      coversBefore = covers
      isPassing = false
      begun = []
    }
    covers = [:]
  }

  /// What a screen shows now: one that is there takes another value, and another environment, when all is up to date that the
  /// same change led to (mechanism.md#7.4, #16.5).
  ///
  /// - Parameter inside: what the screen finds around it.
  /// - Returns: the content, and whether it is another one than before.
  private func performHostUpdates(
    _ new: Place, _ inside: inout Surroundings, from around: Surroundings, isThere: Bool
  ) -> (content: Place, isOther: Bool) {
    let wanted = Handed(content: new, environment: around.environment)
    var handed = handed[new.path] ?? wanted
    var isOther = false
    if !isThere {
      handed = wanted
    } else if handed.content.input != new.input || handed.environment != wanted.environment {
      if dueHostUpdates.contains(new.path) {
        isOther = handed.content.input != new.input
        handed = wanted
      } else {
        deferredHostUpdates.insert(new.path)
      }
    } else {
      handed = wanted
    }
    self.handed[new.path] = handed
    inside.environment = handed.environment
    return (handed.content, isOther)
  }

  /// What a screen was given.
  struct Handed {
    let content: Place
    let environment: Surroundings.Environment
  }

  /// Whether the cover that hid a scene at the last update still does: what comes into sight below is not on screen.
  ///
  /// Who presents stands before or around it.
  func staysCovered(_ scene: Int) -> Bool {
    covers[scene].map { $0 == coversBefore[scene] } ?? false
  }

  /// Whether something is to be presented where something else is on its way out, so that it has to wait.
  ///
  /// - Parameter update: when nothing moved last.
  func isWaiting(since update: Int) -> Bool {
    begun.contains { (left[$0] ?? 0) > update }
  }

  /// Ends everything at a path and inside.
  func forget(_ path: Int) {
    for inner in records.keys.sorted() where world.paths.contains(path, inner) {
      end(inner)
      records[inner] = nil
    }
  }

  /// What a user can do now.
  struct Action {
    enum Kind: Equatable {
      case back, link, swipe
      case disclose(Int)
      case tab(Int)
      /// The screen that shows what has a path, so many levels above the root, dismisses itself.
      case leave(Int, Int)

      /// Whether it is a touch of a text, which may lie off screen.
      var isTap: Bool {
        switch self {
        case .link, .disclose: true
        default: false
        }
      }
    }
    let kind: Kind
    let path: Int
    /// The scene in which it can be done, while that is on top.
    let scene: Int
  }

  /// What a user can do on the scene on top.
  var possible: [Action] { actions.filter { $0.scene == scenes.last ?? 0 } }

  /// The views that show screens and can be seen.
  var hostsInSight: Set<Int> {
    Set(hosts.filter { $0.scene == scenes.last }.map(\.path))
  }

  /// Does what a user did.
  func perform(_ action: Action) {
    records[action.path].map { record in
      var record = record
      let program = world.programs[record.value[0]]
      switch action.kind {
      case .back: record.leave(level: record.route.value.count - 1)
      case .link:
        if program.form == 0 { record.route.write([Navigator.linked]) }
        record.flag.write(true)
      case .swipe: record.leave(level: 0)
      case .disclose(let id): record.disclose(id)
      case .leave(_, let level): record.leave(level: level)
      case .tab(let tab):
        if program.has(1) { record.touched = tab } else { record.number.write(tab) }
      }
      records[action.path] = record
    }
  }

  /// Tells the views that came into sight and those that went.
  func tellAppearances() {
    var gone: [Int] = []
    for path in order {
      guard let record = visited[path], record.appears || record.isInitial else { continue }
      let isInSight =
        record.isInSight && (losesLater(path, record) || record.hasViews)
        && !covered.contains(record.scene)
      let since = record.followed ?? updates
      keep(path) {
        $0.isReported = isInSight
        $0.followed = nil
      }
      guard record.isReported != isInSight else { continue }
      if record.appears, !isInSight {
        gone.append(path)
      } else if record.appears {
        waiting.append(
          Waiting(text: "appear \(path)", update: since, place: places[path], turn: record.turn))
        guard isolated.contains(path) else { continue }
        let inside = (places[path] ?? []) + [0]
        for index in [1, 0] {
          waiting.append(
            Waiting(
              text: "appear \(path) \(index)", update: since, place: inside, turn: 1 - index))
        }
      } else if isInSight, let seen = record.seen {
        waiting.append(
          Waiting(text: "initial \(path) \(seen) \(seen)", update: since, place: places[path]))
      }
    }
    // What stands around no view any more is told behind all that was removed.
    gone.sort { first, second in
      [Waiting].isBefore(places[first] ?? [], places[second] ?? [])
        ?? ((visited[first]?.turn ?? 0) < (visited[second]?.turn ?? 0))
    }
    for path in gone {
      disappearCallbacks.append(
        Waiting(text: "", update: updates, left: (path, []), isUnordered: true))
    }
  }
}

extension ReferenceRuntime.Record {
  /// Takes off what is presented, or the screens from a level on.
  fileprivate mutating func leave(level: Int) {
    route.write(Array(route.value.prefix(max(0, level))))
    flag.write(false)
    choice.write(nil)
  }
}
