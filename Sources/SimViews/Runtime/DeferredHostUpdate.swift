// Updates that one host passes to another: a screen to present or push, or new content of an
// existing screen.
//
// A host updates its own views for a transaction and runs their callbacks. Only then does it
// render, and what it renders determines which screens there are and what they show. So the content
// of a screen is made after the callbacks of the same change: after `onChange` of the presenter,
// and after `onAppear` of views that came with it [inferred: setting a root view is an asynchronous
// transaction of its host, and presentations are preferences that are read with the outputs of a
// render, as was read from the binaries (mechanism.md#7.4, #16.5); in the log of GT-011 the second body
// of the pushed screen comes after the list's `onAppear`]. Writes of such a callback are applied
// first, so a sheet that it dismisses is never made.

import SimGraph

/// An update that is deferred until the callbacks of the present one have run.
struct DeferredHostUpdate {
  /// The cause of the update and its transaction.
  let cause: CauseID
  let transaction: Transaction?
  let take: @MainActor () -> Void
}

extension ViewRuntime {
  /// Defers an update until the callbacks of this update have run and their writes have been
  /// applied.
  package func deferUntilCallbacksRan(_ take: @escaping @MainActor () -> Void) {
    deferredHostUpdates.append(
      DeferredHostUpdate(cause: graph.currentCause, transaction: motion.current, take: take))
  }

  /// Performs the deferred updates.
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
