// Where the parts of a device report what happens. They know neither the observer nor the device that it receives.

import SimCore
@_spi(Runtime) import SimViews

/// The way from the parts of one device to its observer.
@MainActor
final class DeviceReports {
  @exclusivity(unchecked) var observer: (any DeviceObserver)?
  /// The device as the observer receives it; nil until it has been created.
  private unowned var device: Engine?

  private let mainThread: MainThread

  init(mainThread: MainThread) { self.mainThread = mainThread }

  func begin(for device: Engine) { self.device = device }

  func runtime(did event: RuntimeEvent) {
    send { $0.device($1, runtimeDid: event) }
  }

  func worked(_ span: @autoclosure () -> WorkSpan) {
    send { $0.device($1, worked: span()) }
  }

  func committed(_ frame: CommittedFrame) {
    send { $0.device($1, committed: frame) }
  }

  func tracks(_ isTracked: Bool) {
    send { $0.device($1, tracks: isTracked) }
  }

  func received(_ input: ReceivedInput) {
    send { $0.device($1, received: input) }
  }

  func found(_ finding: WatchdogFinding) {
    send { $0.device($1, found: finding) }
  }

  func row(_ row: ListRow, _ step: RowReport.Step) {
    send { $0.device($1, row: RowReport(row, step, at: mainThread.time)) }
  }

  private func send(_ call: (any DeviceObserver, Engine) -> Void) {
    if let observer, let device { call(observer, device) }
  }
}
