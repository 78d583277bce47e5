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
  @exclusivity(unchecked) package var observer: (any DeviceObserver)?
  /// Measures user code on this machine; nil unless a command requests it.
  @exclusivity(unchecked) package var userCodeMeter: (any UserCodeMeter)?

  @exclusivity(unchecked) var simulation = Simulation<DeviceEvent>()
  /// The main thread: its clock and its present work.
  @exclusivity(unchecked) var mainThread: MainThread
  /// The work of the app off the main thread since launch.
  @exclusivity(unchecked) package internal(set) var otherWork = OperationTally()
  package let cells: CellHost
  package let memory: MemoryMeter

  @exclusivity(unchecked) var inputs = InputQueue()
  let works = WorkQueue()
  @exclusivity(unchecked) var loop = MainRunLoop()
  @exclusivity(unchecked) var timers = TimerTable()
  /// Whether timers are due that the run loop has to fire.
  @exclusivity(unchecked) var areTimersSignalled = false
  /// Whether something other than a touch or a block woke the run loop.
  @exclusivity(unchecked) var isWoken = false
  /// The time of the last activity other than an endless animation or a repeating timer.
  @exclusivity(unchecked) var lastBusy = Instant.launch
  /// The wakes of the device, and whether they still lead to anything new.
  @exclusivity(unchecked) var repetition = Repetition()
  /// The events for which the kernel wakes the device.
  @exclusivity(unchecked) var wakeUps = WakeUps()

  /// The time at which the last pending key press ends.
  @exclusivity(unchecked) var keysEnd = Instant.launch

  /// The vsyncs at the maximum rate of the panel.
  let frameClock: FrameClock
  /// The vsyncs of a custom animation.
  let animationClock: FrameClock
  @exclusivity(unchecked) var frames = FrameLedger()
  @exclusivity(unchecked) var renderServer: RenderServer
  /// The start of updates, on systems with the update cycle.
  @exclusivity(unchecked) var cycle = UpdateCycle()
  /// The vsync of the display link that waits for its phase of an update.
  @exclusivity(unchecked) var signalledVsync: Instant?
  /// Whether a row that becomes visible is being created.
  @exclusivity(unchecked) var isMakingRow = false

  @exclusivity(unchecked) var scrolling = Scrolling()
  @exclusivity(unchecked) var transitions = ScreenTransitions()
  @exclusivity(unchecked) var tracking = Tracking()
  /// The layers outside the visible areas of scroll views.
  @exclusivity(unchecked) var hiddenLayers = HiddenLayers()
  /// The layers of covered screens.
  @exclusivity(unchecked) var coveredLayers = CoveredLayers()

  /// The memory use of the app compared with the limit of the device.
  @exclusivity(unchecked) var memoryLimit = MemoryLimit()
  /// The number of view nodes created since launch.
  @exclusivity(unchecked) var nodesMade = 0
  /// The reason why the system terminated the app, or nil while it runs.
  @exclusivity(unchecked) package internal(set) var termination: String?

  package let console: Console
  @exclusivity(unchecked) private(set) var context: HostContext?
  @exclusivity(unchecked) var counts: EventCounts?
  /// The findings of the watchdogs since launch.
  package let watchdogs = WatchdogLog()
  @exclusivity(unchecked) var work = WorkWatch()

  package init(
    profile named: DeviceProfile, system: SimulatedSystem, seed: UInt64,
    table standard: PriceTable = .standard, conditions: DeviceConditions = .usual
  ) {
    let profile = conditions.applied(to: named)
    let table = conditions.applied(to: standard)
    self.profile = profile
    self.system = system
    self.conditions = conditions
    frameClock = profile.clock(for: .interaction)
    animationClock = profile.clock(for: .animation)
    renderServer = RenderServer(clock: frameClock)
    mainThread = MainThread(profile: profile, table: table, conditions: conditions)
    runtime = ViewRuntime(
      policy: system.policy,
      gate: ThreadGate(
        isInLoop: { HostContext.current != nil },
        standIn: { HostContext.current?.standIn($0) ?? false }))
    memory = MemoryMeter(profile: profile)
    cells = CellHost(memory: memory)
    console = Console()
    works.device = self
    context = HostContext(host: works, seed: seed)
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
    countFrames(from: 0)
    _ = HostLocale.isAdopted
  }

  /// The time up to which the main thread has worked, never earlier than the kernel's clock.
  package internal(set) var mainTime: Instant {
    get { mainThread.time }
    set { mainThread.time = newValue }
  }
  /// Whether content moves, so that lateness counts.
  package var isTracking: Bool { tracking.since != nil }
  /// The total time during which content moved.
  package var trackedTime: Nanoseconds { tracking.motion.time(at: mainTime) }
  /// The fingerprint of all events so far.
  package var fingerprint: Fingerprint { simulation.fingerprint }
  /// The nominal interval between vsyncs at the maximum rate.
  package var frameInterval: Nanoseconds { frameClock.interval }
  /// The number of events so far.
  package var eventCount: Int { simulation.deliveredCount }

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
    memory.begin(self)
    otherWork.add(.launchProcess)
    inside {
      // The system shows the launch screen until then, so no frame is late and no event of the app is the cause.
      begin(.callbacks, isForFrame: false)
      charge(.mountWindow)
      end()
      begin(.event)
      runtime.perform(for: .launch) { start(runtime) }
      end()
    }
    report(input: ReceivedInput(kind: "launch", label: "", start: .launch, duration: .zero))
    isWoken = true
  }

  /// Closes the window; the process continues.
  package func closeWindow() {
    stopScroll()
    stopGlides()
    inside {
      begin(.callbacks)
      runtime.closeWindow()
      end()
    }
    isWoken = true
  }

  /// Terminates the app and removes all views.
  package func shutDown() {
    guard context != nil else { return }
    inside { runtime.terminate() }
    // No later frame shows the removed elements, but their memory is still accounted for.
    _ = memory.apply(runtime.mutations)
    runtime.mutations = []
    drainWorks()
    memory.end(self)
    runtime.observer = nil
    works.device = nil
    context = nil
  }

  func report(input: ReceivedInput) { observer?.device(self, received: input) }
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
