// One update of UIKit's update cycle (iOS 18 and later): a touch, the display links and the commit that shows
// what they changed are one piece of work. See `UpdateCycle` for when it begins.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Whether an update has to begin now.
  var isUpdateDue: Bool { isUpdateWanted && cycle.mayBegin(at: mainTime) }

  /// Whether an update is on its way, for the next frame.
  var isUpdateAwaited: Bool { cycle.isRequested && !cycle.mayBegin(at: mainTime) }

  private var isUpdateWanted: Bool {
    cycle.isRequested || signalledVsync != nil || !inputs.due.isEmpty
  }

  /// Runs the phases of an update, back to back.
  func performUpdate() {
    cycle.begin(now: mainTime)
    if let signalledVsync {
      frames.begin(forVsync: signalledVsync, at: mainTime, pace)
    } else if frames.open == nil {
      frames.begin(at: mainTime, pace)
    }
    for phase in UpdatePhase.inOrder {
      switch phase {
      case .eventDispatch: if !inputs.due.isEmpty { deliverInputs() }
      case .displayLinkDispatch: if signalledVsync != nil { dispatchDisplayLink() }
      // The device is not notified of the others: what the platform animates needs no work of the app.
      case .updateScheduled, .animations, .updateComplete: break
      case .transactionCommit: flush()
      case .lowLatencyEventDispatch, .lowLatencyTransactionCommit: break
      }
    }
    cycle.end(nextFrame: nextVsync(after: mainTime))
    awaitUpdate()
  }

  /// Before the loop sleeps: changes outside an update get one, and bodies already run if it is that of the next frame.
  func requestUpdateForChanges() {
    if isWoken || hasChanges { cycle.request() }
    isWoken = false
    guard isUpdateWanted else {
      // Nothing changed: there is no frame.
      frames.drop()
      return
    }
    if cycle.mayBegin(at: mainTime) {
      performUpdate()
    } else {
      updateViews()
      awaitUpdate()
    }
  }

  /// The flush of the run-loop observer: bodies and what they ask for, without layout.
  ///
  /// What is new in it appears; rows that layout makes do so later.
  private func updateViews() {
    guard runtime.needsUpdate || runtime.hasActions else { return }
    runtime.beginFrame()
    runtime.motion.begin(at: cycle.begin(at: mainTime).seconds)
    var rounds = 0
    repeat {
      rounds += 1
      updateGraph()
      finishRound()
    } while (runtime.needsUpdate || runtime.hasActions) && rounds < Self.maximumRounds
  }

  /// Wakes the loop when the update of the next frame has to begin, if there is something for it.
  func awaitUpdate() {
    guard wakeUps.update == nil, isUpdateWanted, !cycle.mayBegin(at: mainTime) else { return }
    wakeUps.update = simulation.schedule(.update, at: cycle.earliest, priority: .hardware)
  }
}
