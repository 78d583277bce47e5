// What is looked at after the bodies of each transaction, not only at the end of an update (mechanism 2.5): which views came and went,
// and what those are told who hear of preferences; where a size matters to what is below, after a layout.

extension ViewRuntime {
  /// How often what the layout asks for may lead to another layout.
  private static let mostLayouts = 8

  /// Looks at what the next transaction might change again.
  func lookBetweenTransactions() {
    lookAtGeometry()
    let roots = rootsWithNews
    rootsWithNews.removeAll(keepingCapacity: true)
    for root in roots where !root.isRemoved && root.isAppeared { root.show() }
  }

  /// Lays out where somebody goes by that: readers of geometry are made anew and look in each transaction (mechanism 14.1, 14.3),
  /// and to ask for a preference of what is made under the size that layout gives is to ask for the layout (12.2).
  private func lookAtGeometry() {
    guard let layOut, callbacks.observersFollowLayout || !frameReaders.isEmpty else { return }
    var layouts = 0
    repeat {
      layouts += 1
      layOut()
      // What moved may go with the next transaction.
      lookAtPlaces()
      updating { walkTrees() }
      enqueueCallbacks(isBeforeLayout: false)
    } while callbacks.observersWait && layouts < Self.mostLayouts
  }

  /// Looks what lies elsewhere since it was laid out: readers that asked where they are, and views that move there.
  func lookAtPlaces() {
    updating {
      for reader in frameReaders { reader.lookAtFrame() }
      motion.askForMoves()
    }
  }

  /// Whether somebody waits for a preference of what the layout asked for, which the next round makes.
  package var preferencesWait: Bool { callbacks.waitsForContents }

  /// Has those look who hear of preferences, and queues the closures of the update.
  func enqueueCallbacks(isBeforeLayout: Bool) {
    let observers = callbacks.takeStaleObservers(isBeforeLayout: isBeforeLayout)
    if !observers.isEmpty {
      reductions.beginPass()
      for observer in observers { observer.lookAtPreference() }
    }
    callbacks.endLooks()
    if callbacks.haveClosures { for action in callbacks.take(in: self) { enqueue(action) } }
    features.settle()
  }
}
