// One program on the runtime and on its naive twin, edited and compared.

import Foundation
import SimViews
import SwiftUI

/// A run of one trial.
@MainActor
package final class Run: RuntimeObserver {
  private let trial: Trial
  private let world: World
  private let twin: Twin
  private let runtime: ViewRuntime
  private var diagnostics: [String] = []
  private var states = 0
  private var nodes = 0
  private var layers: Set<UInt32> = []

  private init(_ trial: Trial) {
    self.trial = trial
    world = World(trial.shape)
    twin = Twin(world)
    runtime = ViewRuntime(policy: .iOS17)
  }

  /// Runs a trial.
  ///
  /// - Returns: the first difference, or nil.
  package static func difference(in trial: Trial) -> Difference? {
    if trial.shape.kind.scrolls { return ScreenRun.difference(in: trial) }
    let run = Run(trial)
    let outer = World.current
    World.current = run.world
    defer { World.current = outer }
    run.runtime.observer = run
    run.runtime.inspection.isOn = true
    run.runtime.graph.onBrokenInvariant = { [unowned run] in run.diagnostics.append($0) }
    run.runtime.onDiagnostic = { [unowned run] in run.diagnostics.append($0) }
    let difference = run.compareAll()
    run.runtime.observer = nil
    return difference
  }

  private func compareAll() -> Difference? {
    launch()
    if let what = compare(twin.update()) { return Difference(update: 0, what: what) }
    for (index, edits) in trial.steps.enumerated() {
      if let what = edit(edits) { return Difference(update: index + 1, what: what) }
      if let what = compare(twin.update()) { return Difference(update: index + 1, what: what) }
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
    update()
  }

  private func edit(_ edits: [Edit]) -> String? {
    var isWritten = true
    for edit in edits {
      let targets = twin.targets
      let target = targets[edit.choice % targets.count]
      twin.write(target, edit.value)
      runtime.perform { isWritten = world.write(target, edit.value) }
      guard isWritten else { return "there is no \(target) to write" }
    }
    update()
    return nil
  }

  private func update() {
    world.bodies = []
    world.calls = []
    runtime.beginFrame()
    var rounds = 0
    repeat {
      rounds += 1
      runtime.update()
      _ = runtime.window?.layout(in: ProposedSize(CGSize(width: 400, height: 800)))
      runtime.finishUpdate()
      if let window = runtime.window {
        if window.isAppeared { window.flushAppearances() } else { window.setAppeared(true) }
      }
      runtime.runActions()
    } while (runtime.needsUpdate || runtime.hasActions) && rounds < 4
    if rounds == 4 { diagnostics.append("The update did not end.") }
    for mutation in runtime.mutations { note(mutation) }
    runtime.mutations.removeAll(keepingCapacity: true)
  }

  private func note(_ mutation: RenderMutation) {
    switch mutation {
    case .insert(let id, _, _):
      if !layers.insert(id).inserted { diagnostics.append("The layer \(id) was inserted twice.") }
    case .remove(let id):
      if layers.remove(id) == nil { diagnostics.append("The layer \(id) was removed twice.") }
    case .update, .layout: break
    }
  }

  package func runtime(_ runtime: ViewRuntime, did event: RuntimeEvent) {
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
    if let diagnostic = diagnostics.first { return diagnostic }
    runtime.checkInvariants()
    if let diagnostic = diagnostics.first { return diagnostic }
    let shown = pieces()
    let wanted = ["(\(expected.joined(separator: " ")))"]
    if shown != wanted { return "the screen is \(shown), not \(wanted)" }
    return compareStates() ?? compareBodies() ?? compareCalls() ?? compareLayers()
  }

  private func compareStates() -> String? {
    var expectedStates = 0
    for path in twin.order {
      guard let record = twin.records[path] else { continue }
      if record.holds.contains(.number) {
        expectedStates += 1
        let found = world.numbers[path]?.wrappedValue
        if found != record.number.value {
          return "the state of \(path) is \(found ?? -1), not \(record.number.value)"
        }
      }
      if record.holds.contains(.items) {
        expectedStates += 2
        let found = world.items[path]?.wrappedValue
        if found != record.items.value {
          return "the items of \(path) are \(found ?? []), not \(record.items.value)"
        }
        if world.biases[path]?.wrappedValue != record.bias.value {
          return "the bias of \(path) is not \(record.bias.value)"
        }
      }
      if record.holds.contains(.object), let what = compareObject(path, record.object) {
        return what
      }
    }
    if states != expectedStates { return "\(states) states exist, not \(expectedStates)" }
    for (path, objects) in world.owned.sorted(by: { $0.key < $1.key }) where !objects.isEmpty {
      if twin.records[path]?.holds.contains(.object) != true {
        return "the object of \(path) outlived its identity"
      }
    }
    return nil
  }

  private func compareObject(_ path: Int, _ expected: Pair) -> String? {
    guard let objects = world.owned[path], objects.count == 1, let object = objects.first else {
      return "\(world.owned[path]?.count ?? 0) objects exist for \(path)"
    }
    let found = (object.counter.first, object.counter.second)
    return found == (expected.first.value, expected.second.value)
      ? nil : "the object of \(path) holds \(found)"
  }

  private func compareBodies() -> String? {
    let optional = twin.optional
    let found = world.bodies.filter { !optional.contains($0) }
    let expected = twin.bodies.filter { !optional.contains($0) }
    return found == expected ? nil : "the bodies \(found) ran, not \(expected)"
  }

  private func compareCalls() -> String? {
    let (found, expected) = (world.calls.sorted(), twin.calls.sorted())
    return found == expected ? nil : "the calls were \(found), not \(expected)"
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
    if runtime.graph.nodeCount != 0 {
      return "\(runtime.graph.nodeCount) attributes outlived the app"
    }
    let alive = world.owned.values.reduce(0) { $0 + $1.count }
    return alive == 0 ? nil : "\(alive) objects outlived the app"
  }

  // MARK: The screen

  private func pieces() -> [String] {
    runtime.window.map { RandomViews.pieces(of: $0.element) } ?? []
  }
}
