// The display link: a callback at a vsync, for what moves on the main thread.

import SimCore

/// The requests of one device for a callback at the next vsync.
@MainActor
final class DisplayLink {
  private let kernel: Kernel
  private let frames: FrameController
  private let mainThread: MainThread
  private var requested: EventToken?
  /// The vsync that waits for its phase of an update.
  var signalledVsync: Instant?

  init(kernel: Kernel, frames: FrameController, mainThread: MainThread) {
    self.kernel = kernel
    self.frames = frames
    self.mainThread = mainThread
  }

  /// Requests a callback at the next vsync, unless one is requested.
  func request() {
    guard requested == nil else { return }
    requested = kernel.events.schedule(
      .displayLink, at: frames.nextVsync(after: mainThread.time), priority: .hardware)
  }

  func cancel() {
    if let requested { kernel.events.cancel(requested) }
    requested = nil
  }

  /// Records that the event of the request was delivered.
  func eventArrived() { requested = nil }
}
