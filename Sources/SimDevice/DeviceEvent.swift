import SimCore

/// Every kind of event on the device's queue.
package enum DeviceEvent: Sendable {
  /// A touch was delivered: the position of the gesture in the device's table.
  case input(Int)
  /// A block or a job is due: its position in the device's table.
  case work(Int)
  /// The display link of a scroll or an animation fires at a vsync.
  case displayLink
  /// The animation between two screens has ended: its position in the device's table.
  case transitionEnded(Int)
  /// A point of time of the runtime's own has come: an animation or a removal ends.
  case motion
  /// A timer of the run loop has to fire.
  case timer
  /// A worker has something to do.
  case worker
  /// A frame is shown.
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
