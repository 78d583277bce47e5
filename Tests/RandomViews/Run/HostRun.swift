// A program of screens on a simulated device: stacks, tabs and sheets come and go by what the app writes and
// by what a user does, and after each change everything is compared with the reference runtime, which knows
// screens as views like others. A write may follow another while screens still move; what was told on the way is
// compared in its sum then.

import Foundation
@_spi(Runtime) import SimComponents
import SimDevice
@_spi(Runtime) import SimViews
import SimSwiftUI

/// A run of a trial whose program shows screens.
@MainActor
final class HostRun {
  private let trial: Trial
  private let world: World
  private let reference: ReferenceRuntime
  private let device: SimulatedDevice
  private var broken: [String] = []
  private let hasLists: Bool
  /// Whether screens moved while something else was written.
  private var isHasty = false
  /// The number of the reference runtime's update when nothing moved last.
  private var settled = 0
  /// Those of whom the reference runtime says that they were told, before what is to be compared.
  private var expectedCalls: [String] = []
  private var expectedBodies: [Int] = []
  /// The views in which the user touched something since then, by their paths.
  private var touched: [Int] = []
  /// What those who hear of preferences were told last, by path.
  private var totals: [Int: Int] = [:]

  private init(_ trial: Trial) {
    self.trial = trial
    world = World(trial.shape)
    world.isOnDevice = true
    reference = ReferenceRuntime(world)
    hasLists = world.programs.contains { $0.kind == .roster || $0.kind == .outline }
    // Up to iOS 17 all tabs exist at once; from iOS 18 on each is made when it is selected.
    reference.makesAllTabs = trial.shape.salt >> 13 & 1 == 0
    reference.isOfYear2024 = !reference.makesAllTabs
    var policy: SystemPolicy = reference.makesAllTabs ? .iOS16 : .iOS18
    // What no system is known to do (mechanism.md#7.4).
    if world.programs.contains(where: { $0.kind == .growing }) { policy.layoutRoundsInFrame = 2 }
    // The reference runtime shows all screens of a stack in every update.
    policy.defersCoveredScreens = false
    device = SimulatedDevice(system: SimulatedSystem(policy))
  }

  static func difference(in trial: Trial) -> Difference? {
    let run = HostRun(trial)
    return run.world.asCurrent { run.compareAll() }
  }

  private func compareAll() -> Difference? {
    let runtime = device.engine.runtime
    runtime.inspection.isOn = true
    runtime.graph.onBrokenInvariant = { [weak self] in self?.broken.append($0) }
    let world = world
    let root = Place(program: world.programs[0], path: 0, input: 0)
    device.launch {
      VStack { interpret(root) }
        .environmentObject(world.objects[0])
        .environment(world.models[0])
    }
    if let what = settle() { return Difference(update: 0, what: what) }
    for (index, edits) in trial.steps.enumerated() {
      for edit in edits {
        if let what = make(edit) { return Difference(update: index + 1, what: what) }
      }
      if isHasty, let what = settle() { return Difference(update: index + 1, what: what) }
    }
    device.engine.shutDown()
    let left = world.owned.values.reduce(0) { $0 + $1.count }
    let what = broken.first ?? (left == 0 ? nil : "\(left) objects outlived the app")
    return what.map { Difference(update: trial.steps.count + 1, what: $0) }
  }

  /// Does what a user can do, or writes what can be written, and compares or goes on in haste.
  private func make(_ edit: Edit) -> String? {
    if edit.choice % 3 == 0, !reference.possible.isEmpty {
      // A user waits until nothing moves.
      if isHasty, let what = settle() { return what }
      let possible = reference.possible
      guard !possible.isEmpty else { return nil }
      let action = possible[edit.choice / 3 % possible.count]
      if perform(action) { reference.perform(action) }
      if action.kind.isTap { touched.append(action.path) }
      return settle()
    }
    // What leads to screens is written more often.
    // What is to be made in the end may not exist yet while screens move.
    let all = reference.targets(bornBy: isHasty ? settled : .max)
    let screens = all.filter(\.leadsToScreens)
    let targets = edit.choice % 3 == 1 && !screens.isEmpty ? screens : all
    let target = targets[edit.choice / 3 % targets.count]
    // Screens may be taken off together with a change of what they show.
    let second = Target.number(0)
    let takesOff = if case .route = target { (3...5).contains(edit.value % 8) } else { false }
    let isDouble = takesOff && edit.value >> 10 & 1 == 1
    reference.write(target, edit.value)
    if isDouble { reference.write(second, edit.value + 1) }
    var isWritten = true
    world.screensMade = []
    world.hostsInSight = reference.hostsInSight
    world.destinations = []
    device.post { [world] in
      isWritten = world.write(target, edit.value)
      if isDouble { isWritten = world.write(second, edit.value + 1) && isWritten }
    }
    var what: String?
    // Which rows are made while screens move is the host's business.
    if edit.value >> 6 & 3 == 0, !hasLists {
      isHasty = true
      device.advance(by: .milliseconds(50 + 10 * (edit.value % 40)))
      _ = updateReference()
      if reference.isWaiting(since: settled) { what = settle() }
    } else {
      what = settle()
    }
    // What is taken off its stack, or was and is still on its way, takes no new value (mechanism.md#9.3); a stack that is on its
    // way out itself, with its sheet, goes on by what is read in there.
    let lost = world.destinations.first {
      !reference.screens.contains($0) && reference.records[world.paths.parent($0)] != nil
    }
    if let lost { return what ?? "the screen of \(lost) took a new value on its way out" }
    return isWritten ? what : "there is no \(target) to write"
  }

  /// - Returns: whether the user can; what is off screen cannot be tapped.
  private func perform(_ action: ReferenceRuntime.Action) -> Bool {
    world.screensMade = []
    world.hostsInSight = reference.hostsInSight
    do {
      switch action.kind {
      case .back: try device.goBack()
      case .swipe: try device.dismissSheet()
      case .tab(let tab): try device.selectTab(Tabbed.label(action.path, tab))
      case .link: try device.tap(Navigator.link(action.path))
      case .disclose(let id): try device.tap(Outline.label(action.path, id))
      case .leave(let content, _):
        guard let dismiss = world.dismissals[content] else {
          broken.append("there is no way to leave the screen of \(content)")
          return false
        }
        device.post { dismiss() }
      }
      return true
    } catch {
      if !action.kind.isTap { broken.append("\(action): \(error)") }
      return false
    }
  }

  // MARK: Comparing

  private func updateReference() -> [String] {
    var shown = reference.update()
    while !reference.deferredHostUpdates.isEmpty {
      shown = reference.update(goesOn: true, isNextRound: true)
    }
    expectedBodies += reference.bodies
    expectedCalls += reference.calls
    isHasty = isHasty || reference.isPassing
    return shown
  }

  /// Waits until nothing moves, and compares.
  private func settle() -> String? {
    device.settle()
    let shown = updateReference()
    defer {
      world.bodies = []
      world.calls = []
      expectedBodies = []
      expectedCalls = []
      touched = []
      isHasty = false
      settled = reference.updates
    }
    let runtime = device.engine.runtime
    runtime.checkInvariants()
    if let what = broken.first ?? device.diagnostics.first ?? world.complaints.first { return what }
    let found = runtime.window.map { pieces(of: $0.element) } ?? []
    let wanted = ["(\(shown.joined(separator: " ")))"]
    if found != wanted { return "the screen is \(found), not \(wanted)" }
    let layers = runtime.presentations.map { pieces(of: $0.root.element).joined() }
    if layers != reference.layers { return "the sheets are \(layers), not \(reference.layers)" }
    return reference.differenceInState() ?? reference.differenceInFacts() ?? compareTotals()
      ?? (isHasty ? compareBalance() : compareBodies() ?? compareCalls())
  }

  private func compareBodies() -> String? {
    // What is on its way out with its screen still hears of changes.
    let alive = Set(reference.order)
    let found = world.bodies.filter { alive.contains($0) }.sorted()
    let expected = expectedBodies.filter { alive.contains($0) }.sorted()
    return found == expected ? nil : "the bodies \(found) ran, not \(expected)"
  }

  private func compareCalls() -> String? {
    // What is on its way out with its screen still says why it runs, and what it hears; that it came and went is not much.
    let alive = Set(reference.order)
    let calls = Set(world.calls)
    func isHeard(_ call: String) -> Bool {
      let words = call.split(separator: " ")
      if words[0] == "total" { return false }
      if let path = words.dropFirst().first.flatMap({ Int($0) }), !alive.contains(path) {
        if words[0] == "change" { return false }
        let isPassing = calls.contains("appear \(path)")
        if isPassing, words[0] == "appear" || words[0] == "disappear" { return false }
      }
      // Whether a button around another control is pressed with that nobody has said.
      if words[0] == "style", let button = Int(words[1]) {
        return !touched.contains { world.paths.contains(button, $0) }
      }
      return words[0] != "because" || Int(words[1]).map(alive.contains) ?? false
    }
    let unordered = ReferenceRuntime.unordered(in: expectedCalls)
    let found = ReferenceRuntime.plain(world.calls.filter(isHeard), unordered).sorted()
    let expected = ReferenceRuntime.plain(expectedCalls.filter(isHeard), unordered).sorted()
    return found == expected ? nil : "the calls were \(found), not \(expected)"
  }

  /// A screen on its way out still hands up what it prefers, so that others may be told twice; what they were told last must
  /// be what there is.
  private func compareTotals() -> String? {
    for words in world.calls.map({ $0.split(separator: " ") }) where words[0] == "total" {
      if let path = Int(words[1]) { totals[path] = Int(words[2]) }
    }
    let readers = reference.order.filter { reference.records[$0]?.hearsTotals == true }
    totals = totals.filter { readers.contains($0.key) }
    let expected = readers.map { "\($0): \(reference.records[$0]?.seen ?? 0)" }
    let found = readers.map { path in "\(path): \(totals[path].map { "\($0)" } ?? "nothing")" }
    return found == expected ? nil : "the totals were \(found), not \(expected)"
  }

  /// What came and went in between may have been told or not; who is told in the end must be the same.
  private func compareBalance() -> String? {
    let (found, expected) = (balance(world.calls), balance(expectedCalls))
    return found == expected ? nil : "the balance of calls was \(found), not \(expected)"
  }

  private func balance(_ calls: [String]) -> [String] {
    var sums: [String: Int] = [:]
    for call in calls {
      let words = call.split(separator: " ")
      guard words.count == 2 || words.count == 4 else { continue }
      if words[0] == "appear" { sums["\(words[1])", default: 0] += 1 }
      if words[0] == "disappear" { sums["\(words[1])", default: 0] -= 1 }
    }
    return sums.filter { $0.value != 0 }.map { "\($0.key): \($0.value)" }.sorted()
  }
}

extension Target {
  /// Whether it says which screens are shown: the outermost state reaches what decides whether they are there.
  fileprivate var leadsToScreens: Bool {
    switch self {
    case .route, .flag, .choice, .number(0): true
    default: false
    }
  }
}
