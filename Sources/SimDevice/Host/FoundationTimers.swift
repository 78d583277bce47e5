// Foundation's timers on a device. A timer that user code adds to a run loop fires on the device's loop, in virtual time.
// The device reads from the timer whether it is valid, and fires it. The tolerance is read when the timer is added. On
// Linux, a non-repeating timer without a date loses its interval and fires at once.

internal import CHostHooks
import Foundation
@_spi(Runtime) import SimViews

enum FoundationTimers {
  /// Installs the hook on the first call.
  static func install() { precondition(isInstalled, "Foundation's timers have other methods.") }

  private static let isInstalled: Bool =
    hostHooksTakeTimers(
      unsafeBitCast(RunLoop.self as AnyClass, to: UnsafeRawPointer.self), take, make) == 1

  /// The block of a timer.
  ///
  /// A closure of a generic type would be called with the address of the timer.
  private struct Block { let call: @Sendable (Timer) -> Void }

  /// Creates a timer and adds it to the current run loop in the default mode, like
  /// `Timer.scheduledTimer`.
  private static let make: HostHooksTimerMaker = { interval, repeats, block in
    let block = block.assumingMemoryBound(to: Block.self).pointee.call
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats != 0,
      block: block)
    RunLoop.current.add(timer, forMode: .default)
    return Unmanaged.passRetained(timer).toOpaque()
  }

  /// Takes a timer if the calling thread is the main thread of a device.
  private static let take: HostHooksTimerTaker = { timer, mode in
    guard let context = HostContext.current, context.isOnMainThread else { return 0 }
    nonisolated(unsafe) let timer = Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue()
    let name = mode.assumingMemoryBound(to: RunLoop.Mode.self).pointee
    return MainActor.withoutCheck { start(timer, HostTimer.Mode(name)) } ? 1 : 0
  }

  @MainActor
  private static func start(_ timer: Timer, _ mode: HostTimer.Mode) -> Bool {
    guard let loop = ViewRuntime.current?.runLoop else { return false }
    let interval = timer.timeInterval
    let delay = max(0, timer.fireDate.timeIntervalSinceNow)
    // One host timer keeps the regular dates, unless the first date is irregular.
    let isRegular = interval > 0 && abs(delay - interval) < 1e-6
    var first: HostTimer?
    first = HostTimer(
      interval: isRegular ? interval : delay, tolerance: timer.tolerance, mode: mode,
      repeats: isRegular, isWanted: { timer.isValid }
    ) { _ in
      timer.fire()
      if isRegular, timer.isValid { return }
      first?.cancel()
      first = nil
      guard timer.isValid, interval > 0 else { return }
      var next: HostTimer?
      next = HostTimer(
        interval: interval, tolerance: timer.tolerance, mode: mode, repeats: true,
        isWanted: { timer.isValid }
      ) { _ in
        timer.fire()
        guard !timer.isValid else { return }
        next?.cancel()
        next = nil
      }
      if let next { loop.start(next) }
    }
    if let first { loop.start(first) }
    return true
  }
}
