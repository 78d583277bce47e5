// The input of the watchdogs: runtime events, the rows that a list or lazy stack creates, and the commits of scroll frames.

@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// The watchdogs of one device.
@MainActor
package final class Watchdogs {
  private let runtime: ViewRuntime
  private let mainThread: MainThread
  private let memory: MemoryMeter
  private let motion: ScreenMotion
  private let reports: DeviceReports
  private let frameInterval: Nanoseconds
  /// The findings since launch.
  package let log = WatchdogLog()
  @exclusivity(unchecked) private var work = WorkWatch()
  /// Measures user code on this machine; nil unless a command requests it.
  @exclusivity(unchecked) package var userCodeMeter: (any UserCodeMeter)?

  init(
    runtime: ViewRuntime, mainThread: MainThread, memory: MemoryMeter, motion: ScreenMotion,
    reports: DeviceReports, frameInterval: Nanoseconds
  ) {
    self.runtime = runtime
    self.mainThread = mainThread
    self.memory = memory
    self.motion = motion
    self.reports = reports
    self.frameInterval = frameInterval
  }

  /// Handles a runtime event.
  func watch(_ event: RuntimeEvent) {
    switch event {
    case .willEvaluateBody:
      work.bodyBegins(at: mainThread.picoseconds, allocationMark: memory.allocationMark)
    case .didEvaluateBody: bodyEnded()
    case .found(let finding):
      report(
        WatchdogFinding(
          watchdog: Watchdog(finding.kind), view: finding.view, amount: finding.amount,
          cause: finding.cause))
    default: break
    }
  }

  private func bodyEnded() {
    let picoseconds = work.bodyEnds(
      at: mainThread.picoseconds, allocationMark: memory.allocationMark,
      allocation: mainThread.prices.picoseconds(of: .heapAllocation, operations: 1, units: 1))
    userCodeMeter?.bodyWasPriced(picoseconds, of: runtime.owner)
    if motion.isScrolling {
      work.bodyTook(
        WorkWatch.Share(
          view: runtime.owner, picoseconds: picoseconds, cause: runtime.cause))
    }
    let time = CostModel.rounded(picoseconds)
    guard time > Watchdog.bodyLimit else { return }
    report(
      WatchdogFinding(
        watchdog: .slowBody, view: runtime.owner, amount: Int(time.value),
        cause: runtime.cause))
  }

  /// Creates a row, and measures it during a scroll.
  func measuringRow(_ make: () -> ListRow) -> ListRow {
    guard motion.isScrolling else { return make() }
    let begin = mainThread.picoseconds
    work.rowBegins()
    let row = make()
    work.rowEnds(
      WorkWatch.Share(
        view: row.owner, picoseconds: mainThread.picoseconds - begin, cause: runtime.cause)
    )
    return row
  }

  /// Adds a span of work of the main thread to the present frame.
  func add(_ duration: Nanoseconds) { work.add(duration) }

  /// Ends the work for a frame, including the rows prepared in its interval.
  ///
  /// - Parameter isOfScroll: whether the frame was committed during a scroll.
  func endFrame(isOfScroll: Bool) {
    if isOfScroll, work.frame > frameInterval {
      let costliest = work.costliest
      report(
        WatchdogFinding(
          watchdog: .slowScrollFrame, view: costliest?.view ?? .app, amount: Int(work.frame.value),
          cause: costliest?.cause ?? runtime.cause))
    }
    work.beginFrame()
  }

  /// Reports the modifier for which most views of a late frame are drawn into buffers of their own, if that takes more than
  /// half of the time between two refreshes.
  func watchDrawing(_ outcome: FrameOutcome, passes: Int) {
    guard outcome.hitch > .zero, outcome.causes.contains(.render), passes > 0 else { return }
    let time = mainThread.warmPrices.time(of: [
      OperationAmount(.gpuOffscreenPass, units: passes)
    ])
    guard time * 2 > outcome.interval else { return }
    let most = runtime.runningEngine { () -> BufferedDrawing? in
      var found: [BufferedDrawing] = []
      for layer in runtime.layers { layer.element.collectBuffered(into: &found) }
      return found.reduce(nil) { best, one in one.count > best?.count ?? 0 ? one : best }
    }
    guard let most else { return }
    report(
      WatchdogFinding(
        watchdog: .slowDrawing, view: most.view, amount: passes, cause: runtime.cause,
        modifier: most.modifier))
  }

  private func report(_ finding: WatchdogFinding) {
    log.note(finding)
    reports.found(finding)
  }
}
