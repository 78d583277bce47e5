// A device that runs one app: the handler of all events, and the main thread.
//
// The clock of the kernel is at the last delivered event. The clock of the main thread runs ahead of it while priced work is
// done; events that become due meanwhile wait. One turn of the loop is in `Engine+Loop.swift`, one flush with its frame in
// `Engine+Flush.swift`, scrolling in `Engine+Scroll.swift`.

internal import CHostHooks
package import Foundation
@_spi(Runtime) import SimComponents
package import SimCore
@_spi(Runtime) package import SimViews

/// The engine behind `SimulatedDevice`.
@MainActor
package final class Engine {
  package let profile: DeviceProfile
  package let system: SimulatedSystem
  package let conditions: DeviceConditions
  package let runtime: ViewRuntime
  let kernel = Kernel()
  let mainThread: MainThread
  let reports: DeviceReports
  let motion: ScreenMotion
  let frames: FrameController
  package let work: WorkMeter
  package let watchdogs: Watchdogs
  package let cells: CellHost
  package let memory: MemoryMeter

  var inputs = InputQueue()
  let works = WorkQueue()
  var loop = MainRunLoop()
  var timers = TimerTable()
  /// Whether timers are due that the run loop has to fire.
  var areTimersSignalled = false
  /// The time of the last activity other than an endless animation or a repeating timer.
  @exclusivity(unchecked) var lastBusy = Instant.launch
  /// The wakes of the device, and whether they still lead to anything new.
  @exclusivity(unchecked) var repetition = Repetition()
  /// The events for which the kernel wakes the device.
  var wakeUps = WakeUps()

  /// The time at which the last pending key press ends.
  var keysEnd = Instant.launch

  var renderServer: RenderServer
  /// The vsync of the display link that waits for its phase of an update.
  var signalledVsync: Instant?
  /// Whether the last frame belonged to an animation on the main thread.
  var isTicking = false

  let scrolling = Scrolling()
  /// The layers outside the visible areas of scroll views.
  var hiddenLayers = HiddenLayers()
  /// The layers of covered screens.
  var coveredLayers = CoveredLayers()

  /// The memory use of the app compared with the limit of the device.
  var memoryLimit = MemoryLimit()
  /// The number of view nodes created since launch.
  @exclusivity(unchecked) var nodesMade = 0
  /// The reason why the system terminated the app, or nil while it runs.
  package internal(set) var termination: String?

  package let console: Console
  @exclusivity(unchecked) private(set) var context: HostContext?
  @exclusivity(unchecked) var counts: EventCounts?

  package init(
    profile named: DeviceProfile, system: SimulatedSystem, seed: UInt64,
    table standard: PriceTable = .standard, conditions: DeviceConditions = .usual
  ) {
    let profile = conditions.applied(to: named)
    let table = conditions.applied(to: standard)
    self.profile = profile
    self.system = system
    self.conditions = conditions
    let mainThread = MainThread(profile: profile, table: table, conditions: conditions)
    let runtime = ViewRuntime(
      policy: system.policy,
      gate: ThreadGate(
        isInLoop: { HostContext.current != nil },
        standIn: { HostContext.current?.standIn($0) ?? false }))
    self.mainThread = mainThread
    self.runtime = runtime
    reports = DeviceReports(mainThread: mainThread)
    motion = ScreenMotion(
      runtime: runtime, mainThread: mainThread, reports: reports, scrolling: scrolling)
    frames = FrameController(profile: profile, mainThread: mainThread, motion: motion)
    renderServer = RenderServer(clock: frames.clock)
    memory = MemoryMeter(profile: profile, runtime: runtime, mainThread: mainThread)
    watchdogs = Watchdogs(
      runtime: runtime, mainThread: mainThread, memory: memory, motion: motion, reports: reports,
      frameInterval: frames.clock.interval)
    work = WorkMeter(
      runtime: runtime, kernel: kernel, mainThread: mainThread, frames: frames, memory: memory,
      watchdogs: watchdogs, reports: reports)
    cells = CellHost(
      runtime: runtime, memory: memory, motion: motion, work: work, reports: reports)
    console = Console()
    reports.begin(for: self)
    works.device = self
    let context = HostContext(host: works, seed: seed)
    self.context = context
    work.workers = context.workers
    runtime.safeAreaInsets = EdgeInsets(
      top: profile.safeArea.top, bottom: profile.safeArea.bottom)
    runtime.facts = DeviceFacts(
      size: CGSize(width: profile.width, height: profile.height), scale: profile.scale,
      safeArea: runtime.safeAreaInsets, framesPerSecond: profile.refreshRate, name: profile.model,
      systemVersion: system.name.filter { $0.isNumber } + ".0")
    runtime.facts.imageSizes = AssetImages.sizes
    runtime.facts.photoSizes = AssetImages.sizes
    runtime.observer = self
    runtime.causes.symbol = { hostHooksSymbolName($0).map { String(cString: $0) } }
    runtime.host = self
    mainThread.countFrames(from: 0)
    _ = HostLocale.isAdopted
  }

  /// The time up to which the main thread has worked, never earlier than the kernel's clock.
  package internal(set) var mainTime: Instant {
    get { mainThread.time }
    set { mainThread.time = newValue }
  }
  /// Receives the events of the device.
  package var observer: (any DeviceObserver)? {
    get { reports.observer }
    set { reports.observer = newValue }
  }
  /// The work of the app off the main thread since launch.
  package var otherWork: OperationTally { work.otherThreads }
  /// Whether content moves, so that lateness counts.
  package var isTracking: Bool { motion.isTracked }
  /// The total time during which content moved.
  package var trackedTime: Nanoseconds { motion.trackedTime }
  /// The fingerprint of all events so far.
  package var fingerprint: Fingerprint { kernel.events.fingerprint }
  /// The nominal interval between vsyncs at the maximum rate.
  package var frameInterval: Nanoseconds { frames.clock.interval }
  /// The number of events so far.
  package var eventCount: Int { kernel.events.deliveredCount }

  /// Restarts the frame count on which the dispersion depends.
  package func countFrames(from number: Int) { mainThread.countFrames(from: number) }

  /// The bounds of the screen in points.
  package var screen: CGRect {
    CGRect(x: 0, y: 0, width: profile.width, height: profile.height)
  }

  /// The area between the status bar and the home indicator, in points.
  package var safeArea: CGRect {
    CGRect(
      x: 0, y: profile.safeArea.top, width: profile.width,
      height: profile.height - profile.safeArea.top - profile.safeArea.bottom)
  }

  /// Whether the device has been shut down.
  var isShutDown: Bool { context == nil }

  /// Runs user code with the clocks, queues, tasks and random numbers of this device.
  func inside<R>(_ body: () -> R) -> R {
    guard let context else { preconditionFailure("The device has been shut down.") }
    runtime.becomeDriven()
    return context.run { console.capturing(body) }
  }

  // MARK: Launch

  /// Launches an app: its process starts and requests the first window.
  package func launch(_ start: @escaping @MainActor (ViewRuntime) -> Void) {
    memory.begin(in: context)
    work.addOtherWork(.launchProcess)
    inside {
      // The system shows the launch screen until then, so no frame is late and no event of the app is the cause.
      work.during(.callbacks, isForFrame: false) { work.charge(.mountWindow) }
      work.during(.event) { runtime.perform(for: .launch) { start(runtime) } }
    }
    reports.received(ReceivedInput(kind: "launch", label: "", start: .launch, duration: .zero))
    kernel.isLoopWoken = true
  }

  /// Closes the window; the process continues.
  package func closeWindow() {
    stopScroll()
    stopGlides()
    inside { work.during(.callbacks) { runtime.closeWindow() } }
    kernel.isLoopWoken = true
  }

  /// Terminates the app and removes all views.
  package func shutDown() {
    guard context != nil else { return }
    inside { runtime.terminate() }
    // No later frame shows the removed elements, but their memory is still accounted for.
    _ = memory.apply(runtime.mutations)
    runtime.mutations = []
    drainWorks()
    memory.end()
    runtime.observer = nil
    works.device = nil
    work.workers = nil
    context = nil
  }

}

extension Engine {
  /// The environment values that the device and its user set for every app.
  var settings: (inout EnvironmentValues) -> Void {
    let (conditions, profile) = (conditions, profile)
    return { values in
      values.displayScale = CGFloat(profile.scale)
      if profile.width >= Self.regularWidth { values.horizontalSizeClass = .regular }
      conditions.set(in: &values)
    }
  }

  /// The minimum width of a regular size class in points.
  ///
  /// Every iPad in portrait orientation has it, and no phone (Apple, Human Interface Guidelines,
  /// Layout).
  private static let regularWidth = 700.0
}
