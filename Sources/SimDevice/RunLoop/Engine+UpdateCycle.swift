// One update of UIKit's update cycle (iOS 18 and later): a touch, the display links and the commit of their changes are one
// unit. `UpdateCycle` determines when it begins.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Whether an update has to begin now.
  var isUpdateDue: Bool { isUpdateWanted && frames.cycle.mayBegin(at: mainTime) }

  /// Whether an update is scheduled for the next frame.
  var isUpdateAwaited: Bool { frames.cycle.isRequested && !frames.cycle.mayBegin(at: mainTime) }

  private var isUpdateWanted: Bool {
    frames.cycle.isRequested || signalledVsync != nil || !inputs.due.isEmpty
  }

  /// Runs the phases of an update in sequence.
  func performUpdate() {
    frames.cycle.begin(now: mainTime)
    if let signalledVsync { frames.begin(forVsync: signalledVsync) } else { frames.begin() }
    for phase in UpdatePhase.inOrder {
      switch phase {
      case .eventDispatch: if !inputs.due.isEmpty { deliverInputs() }
      case .displayLinkDispatch: if signalledVsync != nil { dispatchDisplayLink() }
      // The other phases have no effect here: UIKit's own animations need no work of the app.
      case .updateScheduled, .animations, .updateComplete: break
      case .transactionCommit: flush()
      case .lowLatencyEventDispatch, .lowLatencyTransactionCommit: break
      }
    }
    frames.cycle.end(nextFrame: frames.nextVsync(after: mainTime))
    awaitUpdate()
  }

  /// Before the loop sleeps, requests an update for changes outside one, and evaluates bodies early
  /// if it belongs to the next frame.
  func requestUpdateForChanges() {
    if kernel.isLoopWoken || hasChanges { frames.cycle.request() }
    kernel.isLoopWoken = false
    guard isUpdateWanted else {
      // Nothing changed, so there is no frame.
      frames.ledger.drop()
      return
    }
    if frames.cycle.mayBegin(at: mainTime) {
      performUpdate()
    } else {
      updateViews()
      awaitUpdate()
    }
  }

  /// Performs the flush of the run-loop observer: body evaluations and their requests, without
  /// layout.
  ///
  /// New content appears; rows that layout creates appear later.
  private func updateViews() {
    guard runtime.needsUpdate || runtime.hasActions else { return }
    runtime.beginFrame()
    runtime.motion.begin(at: frames.cycle.begin(at: mainTime).seconds)
    var rounds = 0
    repeat {
      rounds += 1
      updateGraph()
      finishRound()
    } while (runtime.needsUpdate || runtime.hasActions) && rounds < Self.maximumRounds
  }

  /// Schedules the event at which the update of the next frame has to begin, if there is work for
  /// it.
  func awaitUpdate() {
    guard wakeUps.update == nil, isUpdateWanted, !frames.cycle.mayBegin(at: mainTime) else {
      return
    }
    wakeUps.update = kernel.events.schedule(.update, at: frames.cycle.earliest, priority: .hardware)
  }
}
