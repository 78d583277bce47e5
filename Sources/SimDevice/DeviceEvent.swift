import SimCore

/// The events on the device's queue.
package enum DeviceEvent: Sendable {
  /// A touch was delivered. The value is the index of the gesture in the device's table.
  case input(Int)
  /// A block or a job is due. The value is its index in the device's table.
  case work(Int)
  /// The display link of a scroll or an animation fires at a vsync.
  case displayLink
  /// A screen transition has ended. The value is its index in the device's table.
  case transitionEnded(Int)
  /// A deadline of the runtime is due: an animation or a removal ends.
  case motion
  /// A run loop timer is due.
  case timer
  /// A step of a worker is due.
  case worker
  /// A frame is displayed.
  case presented
  /// The next frame begins, and an update waits for it.
  case update
}

extension DeviceEvent: FingerprintedEvent {
  package var kindCode: UInt16 {
    switch self {
    case .input: return 1
    case .work: return 2
    case .displayLink: return 3
    case .transitionEnded: return 4
    case .presented: return 5
    case .motion: return 6
    case .timer: return 7
    case .update: return 8
    case .worker: return 9
    }
  }
}
