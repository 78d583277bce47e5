// When those look who hear of preferences: after the bodies of each transaction, and where a size matters to what is below,
// after a layout.

extension ViewRuntime {
  /// How often what the layout asks for may lead to another layout.
  private static let mostLayouts = 8

  /// Has those look who wait for a layout, before the next transaction: they hear of each (mechanism 12.2), and to ask for
  /// what is made under the size that layout gives is to ask for the layout.
  func lookAtPreferencesBelowLayout() {
    guard let layOut, callbacks.preferencesFollowLayout else { return }
    var layouts = 0
    repeat {
      layouts += 1
      layOut()
      updating {
        for reader in frameReaders { reader.lookAtFrame() }
        walkTrees()
      }
      enqueueCallbacks(isBeforeLayout: false)
    } while callbacks.preferencesWait && layouts < Self.mostLayouts
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
