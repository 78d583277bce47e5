// Scheduled actions of the user, which wait for their time and then for the run loop. Each is delivered at the start of a
// frame when the loop runs.

import SimCore
import SimViews

/// The actions of the user that have not been delivered to the app.
@MainActor
final class InputQueue {
  private let kernel: Kernel
  private let frames: FrameController
  private let mainThread: MainThread
  private let reports: DeviceReports
  private var waiting: [Int: PendingInput] = [:]
  private var next = 0
  /// The inputs that the run loop has to deliver, in order.
  private(set) var due: [PendingInput] = []

  init(
    kernel: Kernel, frames: FrameController, mainThread: MainThread, reports: DeviceReports
  ) {
    self.kernel = kernel
    self.frames = frames
    self.mainThread = mainThread
    self.reports = reports
  }

  /// Whether no input waits for its time.
  var isEmpty: Bool { waiting.isEmpty }
  /// The number of inputs that have not been delivered.
  var count: Int { due.count + waiting.count }

  /// Schedules a delivery at the start of the first frame at or after a time.
  func schedule(_ input: PendingInput, at time: Instant) {
    let number = next
    next += 1
    waiting[number] = input
    kernel.events.schedule(
      .input(number), at: frames.start(atOrAfter: time), priority: .input)
  }

  /// Schedules a delivery to a receiver in the app.
  func schedule(
    at time: Instant, _ event: CauseEvent, _ cause: String,
    _ handle: @escaping @MainActor () -> Void
  ) {
    schedule(PendingInput(event: event, cause: cause, handle: handle), at: time)
  }

  /// Reports an action that begins now.
  func note(_ kind: String, _ label: String, _ duration: Nanoseconds) {
    reports.received(
      ReceivedInput(kind: kind, label: label, start: mainThread.time, duration: duration))
  }

  /// Makes an input due.
  func arrive(_ number: Int) {
    if let input = waiting.removeValue(forKey: number) { due.append(input) }
  }

  /// Removes and returns the due inputs.
  func takeDue() -> [PendingInput] {
    let taken = due
    due.removeAll(keepingCapacity: true)
    return taken
  }

  /// Removes all inputs, which nothing receives any more, with what they refer to.
  func removeAll() {
    waiting = [:]
    due = []
  }
}
