import SimLab
import SwiftUI

/// Changes from outside, as an app would receive them: the position of the item that changed.
final class Feed {
  let changes = PassthroughSubject<Int, Never>()

  @MainActor init(_ updates: UpdateFeed) {
    let changes = changes
    updates.onUpdate { changes.send($0) }
  }
}
