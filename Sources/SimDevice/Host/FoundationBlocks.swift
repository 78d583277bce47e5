// Foundation's run loop on a device. A block that user code adds to the main run loop, or that the main thread of the device
// adds to its own, runs in a pass of the device's loop. The run loops of other threads are not affected.

internal import CHostHooks
import Foundation
@_spi(Runtime) import SimViews

/// The blocks of Foundation's run loops.
enum FoundationBlocks {
  /// Installs the hook on the first call.
  static func install() { isInstalled }

  private static let isInstalled: Void = hostHooksTakeBlocks(take)

  /// The closure of a block; a closure of a generic type would have another calling convention.
  private struct Block { let call: @Sendable () -> Void }

  private static let take: HostHooksBlockTaker = { loop, modes, block in
    guard let context = HostContext.current else { return 0 }
    let loop = Unmanaged<RunLoop>.fromOpaque(loop).takeUnretainedValue()
    guard loop === RunLoop.main || context.isOnMainThread else { return 0 }
    guard let host = ViewRuntime.ambient({ $0.runLoop }) ?? nil else { return 0 }
    let names = modes?.assumingMemoryBound(to: [RunLoop.Mode].self).pointee ?? [.default]
    let block = block.assumingMemoryBound(to: Block.self).pointee.call
    MainActor.withoutCheck { host.perform(in: HostTimer.Mode(anyOf: names)) { block() } }
    return 1
  }
}

extension HostTimer.Mode {
  /// Creates the mode of a one-time block, which runs in the first of several modes.
  fileprivate init(anyOf names: [RunLoop.Mode]) {
    let modes = names.map(HostTimer.Mode.init)
    let isDefault = modes.contains { $0 == .default || $0 == .common }
    let isTracking = modes.contains { $0 == .tracking || $0 == .common }
    self = isDefault ? (isTracking ? .common : .default) : .tracking
  }
}
