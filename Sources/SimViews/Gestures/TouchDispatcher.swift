// Who gets a touch. The view under the finger and those around it have gestures; all of them are notified of the
// touch, and the first that recognises something wins, an inner one before an outer one where two do at the
// same moment. A control keeps those around it waiting while the finger is on it; a gesture of several
// taps keeps them waiting between its taps. Simultaneous gestures neither win nor lose.

import Foundation

/// A recogniser, whatever its value.
@MainActor
struct ErasedRecogniser {
  enum Stage { case possible, tentative, active, ended, failed }
  let receive: (TouchEvent, inout GestureOutput) -> Stage
  let cancel: (inout GestureOutput) -> Void
  let deadline: () -> Double?
  let needsTime: Bool

  init<Value>(_ recogniser: _GestureRecogniser<Value>) {
    receive = { event, output in
      switch recogniser.receive(event, &output) {
      case .possible: return .possible
      case .active: return recogniser.isTentative ? .tentative : .active
      case .ended: return .ended
      case .failed: return .failed
      }
    }
    cancel = { recogniser.cancel(&$0) }
    deadline = { recogniser.deadline }
    needsTime = recogniser.needsTime
  }
}

/// Hands the touches of one finger to recognisers.
@MainActor
package final class TouchDispatcher: RuntimeFeature {
  private struct Entry {
    let responder: TouchResponder
    let recogniser: ErasedRecogniser
    let isSimultaneous: Bool
    /// Whether it comes before what scrolls inside of it.
    var outranksScrolls = false
    /// Whether it keeps others waiting as long as it may still come.
    let claimsTouch: Bool
    var stage = ErasedRecogniser.Stage.possible
    var output = GestureOutput()
    var hasActed = false
    /// Whether it was held back for one before it.
    var waits = false

    var isOver: Bool { stage == .ended || stage == .failed }
  }

  private unowned(unsafe) let runtime: ViewRuntime
  /// In the order of precedence.
  private var entries: [Entry] = []
  package private(set) var isDown = false
  private var label = ""
  /// The control under the finger, which has that label.
  private weak var touched: TouchElement?
  /// The buttons that leave their touches to the row under the finger.
  private var rowButtons: [TouchElement] = []
  /// That row, until it has its place among those who get the touch.
  private var row: TouchResponder?
  /// What is to be called for the moment that is delivered, in order.
  private var calls: [(writer: CauseName, action: GestureAction)] = []

  package init(_ runtime: ViewRuntime) { self.runtime = runtime }

  /// The time at which a recogniser has to be notified, in seconds since launch.
  package var deadline: Double? {
    entries.filter { !$0.isOver }.compactMap { $0.recogniser.deadline() }.min()
  }

  /// Whether a recogniser needs every movement of the touch.
  package static func needsTime(_ chain: [TouchResponder]) -> Bool {
    chain.contains { responder in
      switch responder.kind {
      case .control(let control): return control.onPress != nil
      case .gesture(let gesture): return gesture.gesture.makeRecogniser().needsTime
      case .menu, .row: return false
      }
    }
  }

  /// A finger comes down on a chain of views, the outermost first.
  ///
  /// - Parameter label: what the control is called where its action is a cause.
  package func begin(_ event: TouchEvent, on chain: [TouchResponder], label: String = "") {
    self.label = label
    findControls(chain)
    let old = entries
    entries = []
    for responder in chain.reversed() { add(responder, old) }
    let kept = Set(entries.map(\.responder.identity))
    // A touch elsewhere ends what still waited for one here.
    var rest = old.filter { !kept.contains($0.responder.identity) }
    if !rest.isEmpty {
      swap(&rest, &entries)
      for index in entries.indices where !entries[index].isOver { fail(index) }
      resolve()
      entries = rest
    }
    isDown = true
    receive(event)
  }

  private func findControls(_ chain: [TouchResponder]) {
    (touched, row, rowButtons) = (nil, nil, [])
    for responder in chain {
      switch responder.kind {
      case .control(let control): touched = control
      case .row(_, let buttons): (row, rowButtons) = (responder, buttons)
      case .gesture, .menu: break
      }
    }
  }

  private func isOfRow(_ control: TouchElement) -> Bool {
    rowButtons.contains { $0 === control }
  }

  private func add(_ responder: TouchResponder, _ old: [Entry]) {
    if case .row = responder.kind {
      guard row != nil else { return }
      row = nil
    }
    if let known = old.first(where: { $0.responder.identity == responder.identity && !$0.hasActed })
    {
      entries.append(known)
      return
    }
    switch responder.kind {
    case .menu: return
    case .control(let control):
      guard isOfRow(control) else { return addPress(of: [control], responder) }
      // Gestures around a button come after it, so after the row that acts for it.
      if let row { add(row, old) }
    case .row(let row, let buttons):
      // A cell that is being edited can only be selected.
      if row.row.editing == nil { addPress(of: buttons, responder) }
    case .gesture(let attachment):
      let gesture = attachment.gesture
      if !gesture.mask.contains(.subviews) { entries = [] }
      guard gesture.mask.contains(.gesture), gesture.isEnabled else { return }
      let entry = Entry(
        responder: responder, recogniser: gesture.makeRecogniser(),
        isSimultaneous: gesture.rank == .simultaneous,
        outranksScrolls: gesture.rank == .high && runtime.policy.dragsStopScrolls,
        claimsTouch: false)
      if gesture.rank == .high { entries.insert(entry, at: 0) } else { entries.append(entry) }
    }
  }

  private func addPress(of controls: [TouchElement], _ responder: TouchResponder) {
    let enabled = controls.filter { $0.isEnabled && $0.takesTouches }
    guard !enabled.isEmpty else { return }
    let recogniser = ErasedRecogniser(PressRecogniser(enabled, frame: responder.frame))
    entries.append(
      Entry(
        responder: responder, recogniser: recogniser, isSimultaneous: false, claimsTouch: true))
  }

  /// The touch goes on, ends or is taken away, or time passes.
  package func receive(_ event: TouchEvent) {
    if event.phase == .ended || event.phase == .cancelled { isDown = false }
    for index in entries.indices where !entries[index].isOver {
      GestureScope.origin = entries[index].responder.frame.origin
      GestureScope.element = entries[index].responder.element
      let stage = entries[index].recogniser.receive(event, &entries[index].output)
      let goesOn = entries[index].stage == .active || entries[index].stage == .tentative
      if stage == .possible, goesOn { continue }
      entries[index].stage = stage
    }
    resolve()
    if event.phase == .cancelled || !isDown && entries.allSatisfy(\.isOver) {
      entries = []
      rowButtons = []
    }
  }

  /// Whether a gesture has the touch for itself that is on a view inside of something that scrolls, or comes before that.
  ///
  /// - Parameter level: how many lists and scroll views are around that.
  package func isTaken(inside level: Int) -> Bool {
    entries.contains { entry in
      !entry.isSimultaneous && !entry.waits && entry.stage == .active
        && (entry.responder.level > level || entry.outranksScrolls)
    }
  }

  /// Something else has the touch from now on: only simultaneous gestures still receive it.
  package func yield() {
    for index in entries.indices where !entries[index].isSimultaneous && !entries[index].isOver {
      exclude(index)
    }
    callActions()
  }

  private func fail(_ index: Int) {
    entries[index].recogniser.cancel(&entries[index].output)
    entries[index].stage = .failed
  }

  /// Lets those act whose turn it is.
  private func resolve() {
    var mustWait = false
    var mayComeFirst = false
    var isWon = false
    for index in entries.indices {
      if entries[index].isSimultaneous {
        act(index)
        continue
      }
      if isWon {
        if !entries[index].isOver || !entries[index].hasActed {
          exclude(index)
        } else if entries[index].stage == .failed {
          // What it began before, as a press, ends with the touch that another one has won.
          act(index)
        }
        continue
      }
      switch entries[index].stage {
      case .failed:
        if entries[index].hasActed { act(index) } else { entries[index].output.actions = [] }
      case .possible, .tentative:
        if entries[index].stage == .tentative { act(index) }
        if entries[index].stage == .possible { mayComeFirst = true }
        if entries[index].claimsTouch || !isDown { mustWait = true }
      case .active, .ended:
        // What was held back once, as between two taps, waits until the others have failed.
        if mustWait || (entries[index].waits && mayComeFirst) {
          entries[index].waits = true
          continue
        }
        isWon = true
        // Nothing comes any more of what was only possible, as of a tap in what was held long enough.
        for earlier in 0..<index
        where !entries[earlier].isSimultaneous && entries[earlier].stage == .possible {
          exclude(earlier)
        }
        act(index)
      }
    }
    callActions()
  }

  /// Another recogniser has won: active ones are cancelled, waiting ones are dropped.
  private func exclude(_ index: Int) {
    let hasActed = entries[index].hasActed
    if !hasActed { entries[index].output.actions = [] }
    if entries[index].stage != .failed { fail(index) }
    if hasActed || entries[index].claimsTouch { act(index) }
    entries[index].output.actions = []
  }

  private func act(_ index: Int) {
    let actions = entries[index].output.actions
    guard !actions.isEmpty else { return }
    entries[index].output.actions = []
    entries[index].hasActed = true
    for action in actions { calls.append((writer(of: action), action)) }
  }

  private func writer(of action: GestureAction) -> CauseName {
    guard case .press(let control, _) = action else { return gestureName }
    let isElsewhere = isOfRow(control) && control !== touched
    let name = isElsewhere ? ScreenReader.label(of: control) : label
    return runtime.causes.name("action of \(control.name) \"\(name)\"")
  }

  private var gestureName: CauseName {
    runtime.causes.name("action of a gesture on \"\(label)\"")
  }

  /// Calls what the moment led to: closures that change a gesture state belong to its delivery and run before
  /// all others, what they changed is written in its turn (mechanism.md#15.2, #15.3).
  private func callActions() {
    let calls = self.calls
    self.calls = []
    let actions: [(() -> Void)?] = calls.map { call in
      switch call.action {
      case .call(let action), .press(_, let action): action
      case .update(let update): runtime.runningUserCode(update)
      }
    }
    for (call, action) in zip(calls, actions) {
      // Recognisers and what they call stay on the device's own thread.
      nonisolated(unsafe) let action = action
      if let action { runtime.performAction(by: call.writer) { action() } }
    }
  }

  /// A view with a gesture is gone: what its gesture began is taken back with the other closures of the update.
  func wasRemoved(_ attachment: GestureAttachment) {
    guard
      let index = entries.firstIndex(where: {
        $0.responder.identity == ObjectIdentifier(attachment) && !$0.isOver
      })
    else { return }
    fail(index)
    let writer = gestureName
    for case .call(let action) in entries[index].output.actions where entries[index].hasActed {
      runtime.enqueue(by: writer, action)
    }
    entries[index].output.actions = []
  }
}

extension ViewRuntime {
  /// Who gets the touches of the finger.
  package var touches: TouchDispatcher { feature(TouchDispatcher.self) }
}
