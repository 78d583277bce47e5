// Foundation's run loop on a device: a block that user code gives to the main loop, or that the device's main thread gives to
// its own, runs in a pass of the device's loop. Other threads' loops are left alone.

internal import CHostHooks
import Foundation
@_spi(Runtime) import SimViews

/// The blocks of Foundation's run loops.
enum FoundationBlocks {
  /// Lets devices take them, from the first call on.
  static func install() { isInstalled }

  private static let isInstalled: Void = hostHooksTakeBlocks(take)

  /// A block as it is passed: a closure of a generic type would be called in another way.
  private struct Block { let call: @Sendable () -> Void }

  private static let take: HostHooksBlockTaker = { loop, modes, block in
    guard let context = HostContext.current else { return 0 }
    let loop = Unmanaged<RunLoop>.fromOpaque(loop).takeUnretainedValue()
    guard loop === RunLoop.main || context.isOnMainThread else { return 0 }
    guard let host = ViewRuntime.ambient({ $0.blockHost }) ?? nil else { return 0 }
    let names = modes?.assumingMemoryBound(to: [RunLoop.Mode].self).pointee ?? [.default]
    let block = block.assumingMemoryBound(to: Block.self).pointee.call
    MainActor.withoutCheck { host(HostTimer.Mode(anyOf: names)) { block() } }
    return 1
  }
}

extension HostTimer.Mode {
  /// The mode of what runs once, in whichever of several modes comes first.
  fileprivate init(anyOf names: [RunLoop.Mode]) {
    let modes = names.map(HostTimer.Mode.init)
    let isDefault = modes.contains { $0 == .default || $0 == .common }
    let isTracking = modes.contains { $0 == .tracking || $0 == .common }
    self = isDefault ? (isTracking ? .common : .default) : .tracking
  }
}
