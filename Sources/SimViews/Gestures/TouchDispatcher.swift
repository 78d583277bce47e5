// Who gets a touch. The view under the finger and those around it have gestures; all of them are told of the
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
  /// What is to be called for the moment that is delivered, in order.
  private var calls: [(writer: CauseName, action: GestureAction)] = []

  package init(_ runtime: ViewRuntime) { self.runtime = runtime }

  /// When somebody wants to be told that time has passed, in seconds since launch.
  package var deadline: Double? {
    entries.filter { !$0.isOver }.compactMap { $0.recogniser.deadline() }.min()
  }

  /// Whether somebody wants to be told of every moment of the touch.
  package static func needsTime(_ chain: [TouchResponder]) -> Bool {
    chain.contains { responder in
      switch responder.kind {
      case .control(let control): return control.onPress != nil
      case .gesture(let gesture): return gesture.gesture.makeRecogniser().needsTime
      case .menu: return false
      }
    }
  }

  /// A finger comes down on a chain of views, the outermost first.
  ///
  /// - Parameter label: what the control is called where its action is a cause.
  package func begin(_ event: TouchEvent, on chain: [TouchResponder], label: String = "") {
    self.label = label
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

  private func add(_ responder: TouchResponder, _ old: [Entry]) {
    if let known = old.first(where: { $0.responder.identity == responder.identity && !$0.hasActed })
    {
      entries.append(known)
      return
    }
    switch responder.kind {
    case .menu: return
    case .control(let control):
      guard control.isEnabled, control.takesTouches else { return }
      let recogniser = ErasedRecogniser(
        PressRecogniser(control, frame: responder.frame, runtime: runtime))
      entries.append(
        Entry(
          responder: responder, recogniser: recogniser, isSimultaneous: false, claimsTouch: true))
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
    if event.phase == .cancelled { entries = [] }
    if !isDown, entries.allSatisfy(\.isOver) { entries = [] }
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

  /// Something else has the touch from now on: only simultaneous gestures go on being told of it.
  package func yield() {
    for index in entries.indices where !entries[index].isSimultaneous && !entries[index].isOver {
      lose(index)
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
        if !entries[index].isOver || !entries[index].hasActed { lose(index) }
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
          lose(earlier)
        }
        act(index)
      }
    }
    callActions()
  }

  /// Another one has won: what went on is told so, what waited never was.
  private func lose(_ index: Int) {
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
    let writer = writer(entries[index].responder)
    for action in actions { calls.append((writer, action)) }
  }

  private func writer(_ responder: TouchResponder) -> CauseName {
    switch responder.kind {
    case .control(let control):
      return runtime.causes.name("action of \(control.name) \"\(label)\"")
    case .gesture, .menu: return runtime.causes.name("action of a gesture on \"\(label)\"")
    }
  }

  /// Calls what the moment led to: closures that change a gesture state belong to its delivery and run before
  /// all others, what they changed is written in its turn (mechanism 15.2, 15.3).
  private func callActions() {
    let calls = self.calls
    self.calls = []
    let actions: [(() -> Void)?] = calls.map { call in
      switch call.action {
      case .call(let action): action
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
    let writer = writer(entries[index].responder)
    for case .call(let action) in entries[index].output.actions where entries[index].hasActed {
      runtime.enqueue(by: writer, action)
    }
    entries[index].output.actions = []
  }
}

/// Recognises the press of a control: down and up again without leaving it.
final class PressRecogniser: _GestureRecogniser<Void> {
  /// How far outside a control a finger may be without leaving it: 70 points, as on a UIControl [estimate].
  static let slop: CGFloat = 70

  private let control: TouchElement
  private let frame: CGRect
  private let runtime: ViewRuntime
  private var isPressed = false

  init(_ control: TouchElement, frame: CGRect, runtime: ViewRuntime) {
    self.control = control
    self.frame = frame.insetBy(dx: -Self.slop, dy: -Self.slop)
    self.runtime = runtime
  }

  override func receive(_ event: TouchEvent, _ output: inout GestureOutput) -> GesturePhase<Void> {
    switch event.phase {
    case .began: press(true)
    case .moved: press(frame.contains(event.location))
    case .waited: break
    case .cancelled:
      press(false)
      return .failed
    case .ended:
      let isInside = frame.contains(event.location)
      press(false)
      guard isInside, let action = control.action else { return .failed }
      output.actions.append(.call(action))
      return .ended(())
    }
    return .possible
  }

  /// The look of a control changes at once, whoever wins.
  private func press(_ isDown: Bool) {
    guard isDown != isPressed else { return }
    isPressed = isDown
    control.onPress?(isDown)
  }

  override func cancel(_ output: inout GestureOutput) { press(false) }
}

extension ViewRuntime {
  /// Who gets the touches of the finger.
  package var touches: TouchDispatcher { feature(TouchDispatcher.self) }
}
