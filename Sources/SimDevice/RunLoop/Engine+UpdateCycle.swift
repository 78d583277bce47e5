// One update of UIKit's update cycle (iOS 18 and later): a touch, the display links and the commit of their changes are one
// unit. `UpdateCycle` determines when it begins.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Whether an update has to begin now.
  var isUpdateDue: Bool { isUpdateWanted && frames.cycle.mayBegin(at: mainThread.time) }

  /// Whether an update is scheduled for the next frame.
  var isUpdateAwaited: Bool {
    frames.cycle.isRequested && !frames.cycle.mayBegin(at: mainThread.time)
  }

  private var isUpdateWanted: Bool {
    frames.cycle.isRequested || displayLink.signalledVsync != nil || !inputs.due.isEmpty
  }

  /// Runs the phases of an update in sequence.
  func performUpdate() {
    frames.cycle.begin(now: mainThread.time)
    if let vsync = displayLink.signalledVsync {
      frames.begin(forVsync: vsync)
    } else {
      frames.begin()
    }
    for phase in UpdatePhase.inOrder {
      switch phase {
      case .eventDispatch: if !inputs.due.isEmpty { deliverInputs() }
      case .displayLinkDispatch: if displayLink.signalledVsync != nil { dispatchDisplayLink() }
      // The other phases have no effect here: UIKit's own animations need no work of the app.
      case .updateScheduled, .animations, .updateComplete: break
      case .transactionCommit: flush()
      case .lowLatencyEventDispatch, .lowLatencyTransactionCommit: break
      }
    }
    frames.cycle.end(nextFrame: frames.nextVsync(after: mainThread.time))
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
    if frames.cycle.mayBegin(at: mainThread.time) {
      performUpdate()
    } else {
      updater.updateViews()
      awaitUpdate()
    }
  }

  /// Schedules the event at which the update of the next frame has to begin, if there is work for
  /// it.
  func awaitUpdate() {
    guard requestedUpdate == nil, isUpdateWanted, !frames.cycle.mayBegin(at: mainThread.time) else {
      return
    }
    requestedUpdate = kernel.events.schedule(
      .update, at: frames.cycle.earliest, priority: .hardware)
  }

  /// Moves scrolling content and updates animations at the present vsync.
  func dispatchDisplayLink() {
    displayLink.signalledVsync = nil
    let vsync = frames.lastVsync(atOrBefore: mainThread.time)
    scroll.displayLinkFired(at: vsync)
    animations.tick(at: vsync)
  }
}
