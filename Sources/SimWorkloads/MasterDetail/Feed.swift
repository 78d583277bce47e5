import SimDevice
import SimLab
import SimSwiftUI

/// Changes from outside, as an app would receive them, and the surroundings of the screen.
package final class Feed {
  package let changes = PassthroughSubject<ItemChange, Never>()
  /// The initial number of items.
  package let count: Int
  private let stage: Stage?

  @MainActor package init(_ input: LaunchInput) {
    stage = input.stage.flatMap(Stage.init)
    count = stage == .empty ? 0 : input.items
    let changes = changes
    input.updates.onUpdate { changes.send(.update($0)) }
    input.updates.onChange(isKnown: { ItemChange($0) != nil }) { name in
      if let change = ItemChange(name) { changes.send(change) }
    }
  }

  /// Launches a screen on its stage.
  @MainActor package func launch<Root: View>(
    on device: SimulatedDevice, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root
  ) {
    switch stage {
    case nil, .empty: device.launch(root)
    case .tabs: device.launch { TabStage(content: root()) }
    case .search: device.launch { SearchStage(content: root(), feed: self) }
    case .theme: device.launch { ThemeStage(content: root(), feed: self) }
    }
  }
}
