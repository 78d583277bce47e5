// One program on the runtime and on its reference runtime, edited and compared.

import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import SimSwiftUI

/// A run of one trial.
@MainActor
package final class Run: RuntimeObserver, RuntimeHost {
  private let trial: Trial
  private let world: World
  private let reference: ReferenceRuntime
  private let runtime: ViewRuntime
  private var diagnostics: [String] = []
  /// What was said of closures that feed themselves.
  private var warnings: [String] = []
  /// How often it was said that an update writes a state.
  private var refusals = 0
  private var publications = 0
  private var states = 0
  private var nodes = 0
  private var layers: Set<UInt32> = []
  /// Something that was written, and when the identity was made that owns it.
  private typealias Write = (target: Target, value: Int, birth: Int?)
  /// What was written and the reference runtime was not told yet, by transaction.
  private var waiting: [[Write]] = [[]]

  /// Whether what comes next follows from no rule.
  private var isUndecided = false

  private init(_ trial: Trial) {
    self.trial = trial
    world = World(trial.shape)
    reference = ReferenceRuntime(world)
    reference.isOfYear2024 = trial.shape.salt >> 15 & 1 == 1
    runtime = ViewRuntime(policy: reference.isOfYear2024 ? .iOS18 : .iOS17)
    runtime.host = self
  }

  /// Runs a trial.
  ///
  /// - Returns: the first difference, or nil.
  package static func difference(in trial: Trial) -> Difference? {
    switch trial.place {
    case .bare: break
    case .rows: return ScreenRun.difference(in: trial)
    case .screens: return HostRun.difference(in: trial)
    }
    let run = Run(trial)
    run.runtime.observer = run
    run.runtime.inspection.isOn = true
    run.runtime.graph.onBrokenInvariant = { [unowned run] in run.diagnostics.append($0) }
    let difference = run.world.asCurrent { run.compareAll() }
    run.runtime.observer = nil
    return difference
  }

  /// Collects the warnings of the framework by kind.
  package func show(diagnostic message: String) {
    if message.hasSuffix("multiple times per frame.") {
      warnings.append(message)
    } else if message.hasPrefix("Modifying state during view update") {
      refusals += 1
    } else if message.hasPrefix("Publishing changes from within view updates") {
      publications += 1
    } else if message.hasSuffix("this will give undefined results!") {
      // That two elements have one id is meant.
    } else {
      diagnostics.append(message)
    }
  }

  package func layOutBetweenTransactions() -> Bool {
    _ = runtime.window?.layout(in: ProposedSize(CGSize(width: 400, height: 800)))
    return true
  }

  private func compareAll() -> Difference? {
    launch()
    if let what = compareUpdate() { return Difference(update: 0, what: what) }
    for (index, edits) in trial.steps.enumerated() {
      if let what = edit(edits) { return Difference(update: index + 1, what: what) }
      if isUndecided { break }
      if let what = compareUpdate() { return Difference(update: index + 1, what: what) }
    }
    runtime.terminate()
    return compareEnd().map { Difference(update: trial.steps.count + 1, what: $0) }
  }

  // MARK: The runtime

  private func launch() {
    let root = Place(program: world.programs[0], path: 0, input: 0)
    runtime.launch {
      VStack { interpret(root) }
        .environmentObject(world.objects[0])
        .environment(world.models[0])
    }
  }

  /// Writes, some of it under another transaction than the rest; the reference runtime does when it is updated.
  private func edit(_ edits: [Edit]) -> String? {
    var isWritten = true
    var isApart = false
    waiting = [[]]
    forgetLog()
    for edit in edits {
      let targets = reference.targets
      let target = targets[edit.choice % targets.count]
      if edit.isApart, !isApart {
        isApart = true
        if !(waiting.last?.isEmpty ?? true) { waiting.append([]) }
      }
      // An object that changes under another transaction waits until what was written before is up to date
      // (mechanism.md#6.4), if anybody observes it.
      let isLate = isApart && !target.isState && waiting.count > 1
      let isImmediate = isLate && isFirst(target)
      if isLate, !isImmediate {
        // What an object was before nobody can see who is updated later.
        if let what = compareUpdate() { return what }
        isApart = false
        waiting = [[]]
        forgetLog()
        guard reference.targets.contains(target) else { continue }
      }
      waiting[waiting.count - 1].append((target, edit.value, reference.birth(of: target)))
      if isForeign(edit, target), !isApart {
        isWritten = world.write(target, edit.value)
      } else {
        runtime.perform {
          var transaction = Transaction()
          if isApart { transaction.isContinuous = true }
          withTransaction(transaction) { isWritten = world.write(target, edit.value) }
        }
      }
      guard isWritten else { return "there is no \(target) to write" }
      if isImmediate, let what = compareFlush(before: target) { return what }
      if isUndecided { return nil }
    }
    return nil
  }

  /// Whether no code of the device writes, but somebody who has the object, too.
  private func isForeign(_ edit: Edit, _ target: Target) -> Bool {
    guard case .model = target else { return false }
    return world.isParticular && edit.value >> 8 & 1 == 1
  }

  /// Whether a target is an object with which another transaction begins, and which some view observes.
  private func isFirst(_ target: Target) -> Bool {
    (waiting.last?.isEmpty ?? true) && !reference.publishes
      && !reference.watchers(of: target).isEmpty
  }

  /// Compares what an object that changed has brought up to date before.
  private func compareFlush(before target: Target) -> String? {
    var written: [Write] = []
    let watchers = reference.watchers(of: target)
    for (index, writes) in waiting.dropLast().enumerated() {
      write(writes)
      reference.flush(isFirst: index == 0)
      written += reference.feedback.map { ($0.0, $0.1, reference.birth(of: $0.0)) }
    }
    reference.tellAll(endsRound: false)
    // Whoever writes an object holds it meanwhile.
    if case .object(.owned(let path), _) = target {
      reference.deaths = reference.deaths.map { $0.filter { $0 != path } }
    }
    // What the flush itself led to waits already when the change of the object comes (mechanism.md#6.4, #6.5).
    waiting = (written.isEmpty ? [] : [written]) + waiting.suffix(1)
    let what = compareBodies() ?? compareCalls()
    forgetLog()
    // Whether those hear of the change who begin to observe the object meanwhile, nobody has said.
    isUndecided = watchers != reference.watchers(of: target)
    return what
  }

  /// Lets the reference runtime write; what an identity held that has ended is not what the one holds that took its place meanwhile.
  private func write(_ writes: [Write]) {
    for write in writes where reference.birth(of: write.target) == write.birth {
      reference.write(write.target, write.value)
    }
  }

  /// Updates both, and compares them.
  private func compareUpdate() -> String? {
    update()
    var shown: [String] = []
    // What closures of the update write, they write when it has ended.
    var written: [(Target, Int)] = []
    for (index, writes) in waiting.enumerated() {
      write(writes)
      shown = reference.update(goesOn: index > 0, isLast: index == waiting.count - 1)
      written += reference.feedback
    }
    while !written.isEmpty {
      for (target, value) in written { reference.write(target, value) }
      shown = reference.update(goesOn: true, isNextRound: true)
      written = reference.feedback
    }
    return compare(shown)
  }

  private func forgetLog() {
    world.bodies = []
    world.calls = []
    world.measured = []
    world.asked = [:]
    world.deaths = []
    warnings = []
    refusals = 0
    publications = 0
  }

  /// How many rounds an update may have: closures that feed themselves give up after a few.
  private static let mostRounds = 16

  private func update() {
    forgetLog()
    reference.time += Leaving.step
    runtime.motion.begin(at: reference.time)
    runtime.motion.tick(at: reference.time)
    runtime.motion.reach(reference.time)
    runtime.runActions()
    runtime.beginFrame()
    var rounds = 0
    repeat {
      rounds += 1
      runtime.update()
      _ = layOutBetweenTransactions()
      runtime.finishUpdate()
      if let window = runtime.window {
        runtime.inScope { window.show() }
      }
      runtime.runActions(endsRound: true)
    } while (runtime.needsUpdate || runtime.hasActions) && rounds < Self.mostRounds
    if rounds == Self.mostRounds { diagnostics.append("The update did not end.") }
    runtime.motion.finishFrame(changed: !runtime.mutations.isEmpty)
    for mutation in runtime.mutations { note(mutation) }
    runtime.mutations.removeAll(keepingCapacity: true)
  }

  private func note(_ mutation: RenderMutation) {
    switch mutation {
    case .insert(let id, _, _, _):
      if !layers.insert(id).inserted { diagnostics.append("The layer \(id) was inserted twice.") }
    case .remove(let id):
      if layers.remove(id) == nil { diagnostics.append("The layer \(id) was removed twice.") }
    case .update, .layout, .image: break
    }
  }

  package func runtime(did event: RuntimeEvent) {
    switch event {
    case .nodeCreated: nodes += 1
    case .nodeRemoved: nodes -= 1
    case .stateMade: states += 1
    case .stateRemoved: states -= 1
    default: break
    }
  }

  // MARK: Comparing

  private func compare(_ expected: [String]) -> String? {
    if let what = diagnostics.first ?? world.complaints.first { return what }
    runtime.checkInvariants()
    if let diagnostic = diagnostics.first { return diagnostic }
    let shown = pieces()
    let wanted = ["(\(expected.joined(separator: " ")))"]
    if shown != wanted { return "the screen is \(shown), not \(wanted)" }
    return compareStates() ?? compareBodies() ?? compareCalls() ?? reference.differenceInFacts()
      ?? reference.differenceInAsks()
      ?? compareLayers()
  }

  private func compareStates() -> String? {
    if let what = reference.differenceInState() { return what }
    let expected = reference.stateCount
    return states == expected ? nil : "\(states) states exist, not \(expected)"
  }

  private func compareBodies() -> String? {
    let optional = reference.optional
    let found = world.bodies.filter { !optional.contains($0) }
    let expected = reference.bodies.filter { !optional.contains($0) }
    return found == expected ? nil : "the bodies \(found) ran, not \(expected)"
  }

  private func compareCalls() -> String? {
    let unordered = ReferenceRuntime.unordered(in: reference.calls)
    let found = ReferenceRuntime.plain(world.calls, unordered)
    let expected = ReferenceRuntime.plain(reference.calls, unordered)
    // In which order those go that only lost their views, nobody has said.
    let isOrdered = { (call: String) in !unordered.contains(call) }
    if found.sorted() != expected.sorted()
      || !reference.hasOtherPrograms && found.filter(isOrdered) != expected.filter(isOrdered)
    {
      return "the calls were \(found), not \(expected)"
    }
    let (said, wanted) = (warnings.sorted(), reference.warnings.sorted())
    if said != wanted { return "what was said is \(said), not \(wanted)" }
    if refusals != reference.refusals {
      return "\(refusals) writes were refused, not \(reference.refusals)"
    }
    if publications != reference.publications {
      return "\(publications) updates published, not \(reference.publications)"
    }
    for expected in reference.deaths where !reference.hasOtherPrograms {
      let found = world.deaths.filter(expected.contains)
      if found != expected { return "the objects of \(found) went, not of \(expected)" }
    }
    let (measured, asked) = (world.measured.sorted(), reference.measured.sorted())
    return measured == asked
      ? nil : "the geometry was read by \(measured), not by \(asked)"
  }

  /// What the frames' mutations left must be what is there.
  private func compareLayers() -> String? {
    var count = 0
    var missing: UInt32?
    func visit(_ element: RenderElement) {
      count += 1
      if !layers.contains(element.id) { missing = missing ?? element.id }
      element.forEachChild(visit)
    }
    if let window = runtime.window { visit(window.element) }
    if let missing { return "the layer \(missing) was never inserted" }
    return count == layers.count ? nil : "\(layers.count) layers are left of \(count)"
  }

  private func compareEnd() -> String? {
    if nodes != 0 { return "\(nodes) nodes outlived the app" }
    if states != 0 { return "\(states) states outlived the app" }
    // What is stored beside all views stays as long as the device.
    let left = runtime.graph.nodeCount - 2 * reference.storedKeys.count
    if left != 0 { return "\(left) attributes outlived the app" }
    let alive = world.owned.values.reduce(0) { $0 + $1.count }
    return alive == 0 ? nil : "\(alive) objects outlived the app"
  }

  // MARK: The screen

  private func pieces() -> [String] {
    runtime.window.map { RandomViews.pieces(of: $0.element) } ?? []
  }
}
