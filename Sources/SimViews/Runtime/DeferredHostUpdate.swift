// What one host hands to another: a screen to be presented or pushed, or new content for an existing one.
//
// A host updates its own views for a transaction and runs what they enqueued; only then does it render, and what it renders
// determines which screens there are and what they show. So a screen's content is made after the closures that the same change
// led to: after `onChange` of the presenter, after `onAppear` of what came with it [inferred: setting a root view is an
// asynchronous transaction of the host that has it, and presentations are preferences that are read with the outputs of a
// render, as was read from the binaries (mechanism 7.4, 16.5); the log of GT-011 has the pushed screen's second body after the
// list's `onAppear`]. What such a closure writes is brought up to date first, so a sheet that it takes back is never made.

import SimGraph

/// Something that waits until the closures of an update have run.
struct DeferredHostUpdate {
  /// Why it is handed over, and under which transaction.
  let cause: CauseID
  let transaction: Transaction?
  let take: @MainActor () -> Void
}

extension ViewRuntime {
  /// Makes something wait until what this update enqueues has run, and all that was written meanwhile is up to date.
  package func deferUntilCallbacksRan(_ take: @escaping @MainActor () -> Void) {
    deferredHostUpdates.append(
      DeferredHostUpdate(cause: graph.currentCause, transaction: motion.current, take: take))
  }

  /// Hands over what waits.
  func performDeferredHostUpdates() {
    let due = deferredHostUpdates
    deferredHostUpdates.removeAll()
    for deferredHostUpdate in due {
      let outer = graph.currentCause
      graph.currentCause = deferredHostUpdate.cause
      if let transaction = deferredHostUpdate.transaction {
        motion.changing(under: transaction, deferredHostUpdate.take)
      } else {
        deferredHostUpdate.take()
      }
      graph.currentCause = outer
    }
  }
}
