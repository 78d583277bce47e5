// A device that runs one app: the handler of all events, and the main thread.
//
// The clock of the kernel stands at the last event that was taken; the main thread's own time runs
// ahead of it while priced work is done, and what falls due meanwhile waits. One turn of the loop is in
// `Device+Loop.swift`, one flush with its frame in `Device+Flush.swift`, scrolling in
// `Device+Scroll.swift`.

internal import CHostHooks
package import Foundation
package import SimCore
@_spi(Runtime) package import SimViews

/// The engine behind `SimulatedDevice`.
@MainActor
package final class Device {
  package let profile: DeviceProfile
  package let system: SimulatedSystem
  package let runtime: ViewRuntime
  @exclusivity(unchecked) package var observer: (any DeviceObserver)?
  /// Who measures what user code computes on this machine; nobody, unless a command asks.
  @exclusivity(unchecked) package var userCodeMeter: (any UserCodeMeter)?

  @exclusivity(unchecked) var simulation = Simulation<DeviceEvent>()
  /// The time up to which the main thread has worked, never before the kernel's clock.
  @exclusivity(unchecked) package internal(set) var mainTime = Instant.launch
  /// The vsyncs of the panel's greatest rate.
  let frameClock: FrameClock
  /// The vsyncs of an animation of the app's own.
  let animationClock: FrameClock
  @exclusivity(unchecked) var renderServer: RenderServer
  /// The prices of the stretch of work that is under way.
  @exclusivity(unchecked) var prices: CostModel
  let warmPrices: CostModel
  let coldPrices: CostModel
  let coldUntil: Instant
  /// Work of the app beside its main thread, since launch.
  @exclusivity(unchecked) package internal(set) var otherWork = OperationTally()
  package let cells: CellHost
  package let memory: MemoryMeter

  // The loop.
  @exclusivity(unchecked) var inputs: [Int: PendingInput] = [:]
  @exclusivity(unchecked) var signalledInputs: [PendingInput] = []
  @exclusivity(unchecked) var nextInput = 0
  let works = WorkQueue()
  @exclusivity(unchecked) var loop = MainRunLoop()
  @exclusivity(unchecked) var timers = TimerTable()
  /// When the loop will wake for a timer.
  @exclusivity(unchecked) var timerWake: (time: Instant, token: EventToken)?
  /// When the workers have something to do next.
  @exclusivity(unchecked) var workerWake: (time: Instant, token: EventToken)?
  /// Whether timers are due that the loop has to fire.
  @exclusivity(unchecked) var areTimersSignalled = false
  /// Something other than a touch or a block woke the loop.
  @exclusivity(unchecked) var isWoken = false
  /// When updates begin, where the system has the update cycle; else it has had none.
  @exclusivity(unchecked) var cycle = UpdateCycle()
  /// The vsync of the display link that waits for its phase of an update.
  @exclusivity(unchecked) var signalledVsync: Instant?
  /// The wake-up for the update of the next frame.
  @exclusivity(unchecked) var updateEvent: EventToken?

  /// The frame that is being made.
  @exclusivity(unchecked) var frame: OpenFrame?
  @exclusivity(unchecked) var category = WorkCategory.event
  @exclusivity(unchecked) var spanStart: Instant?
  /// What the stretch of work did so far, and how long that took.
  @exclusivity(unchecked) var stretch = OperationTally()
  @exclusivity(unchecked) var stretchPicoseconds: Int64 = 0
  /// The parts of that which differ from frame to frame and which do not; kept only where they do.
  @exclusivity(unchecked) var stretchParts: (varying: Int64, exact: Int64) = (0, 0)
  /// How the work of frames differs; nil where it is what the prices say.
  let dispersion: FrameDispersion?
  /// The factor on the work of the frame that is being made.
  @exclusivity(unchecked) var spread = 1.0
  /// How many frames were committed since a run began to be measured.
  var frameNumber = 0
  /// What the next stretch that does anything is to its frame.
  @exclusivity(unchecked) var frameShare = FrameShare()
  /// Where the time of the frame that is being made went.
  @exclusivity(unchecked) var blame = FrameBlame()
  /// Whether a row is being made that comes into view.
  @exclusivity(unchecked) var isMakingRow = false
  /// Where the time went since the last commit that was for no frame.
  @exclusivity(unchecked) var workAhead = FrameBlame()
  /// When the last frame was committed.
  @exclusivity(unchecked) var lastCommit = Instant.launch
  /// The render server came to rest since the last frame.
  @exclusivity(unchecked) var restedSinceFrame = false
  @exclusivity(unchecked) var framesCutInARow = 0
  /// When something else than an endless animation happened last.
  @exclusivity(unchecked) var lastBusy = Instant.launch

  // What moves by itself.
  @exclusivity(unchecked) var scroll: ScrollInMotion?
  @exclusivity(unchecked) var finishScrollAfterFrame = false
  /// What was scrolled last; its indicators stay for a moment.
  @exclusivity(unchecked) var lastScroll: LastScroll?
  /// The finger that is down has stopped a scroll, and does nothing else.
  @exclusivity(unchecked) var isTouchSpent = false
  @exclusivity(unchecked) var displayLink: EventToken?
  /// When the frames of the last jump end, while they last.
  @exclusivity(unchecked) var jumpEnd: Instant?
  @exclusivity(unchecked) var transitions = ScreenTransitions()
  /// Whether the last frame was one of an animation on the main thread.
  @exclusivity(unchecked) var isTicking = false
  /// The next point of time at which the runtime's animations have something to do.
  @exclusivity(unchecked) var motionDeadline: (time: Instant, token: EventToken)?
  @exclusivity(unchecked) package internal(set) var trackedTime = Nanoseconds.zero
  @exclusivity(unchecked) var trackedSince: Instant?
  @exclusivity(unchecked) var framesInFlight = 0
  /// Why the system ended the app; nil while it runs.
  @exclusivity(unchecked) package internal(set) var termination: String?
  @exclusivity(unchecked) var wasWarnedOfMemory = false
  /// Whether the system ends an app that takes too much; off where the engine itself is measured.
  @exclusivity(unchecked) package var hasMemoryLimit = true

  package let console: Console
  @exclusivity(unchecked) private(set) var context: HostContext?
  @exclusivity(unchecked) var counts: EventCounts?
  /// What the watchdogs saw since launch.
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
    frameClock = profile.clock(for: .interaction)
    animationClock = profile.clock(for: .animation)
    renderServer = RenderServer(clock: frameClock)
    warmPrices = CostModel(profile: profile, table: table)
    coldPrices =
      conditions.isCold ? .cold(profile: profile, table: table) : warmPrices
    coldUntil = conditions.coldUntil
    dispersion = conditions.dispersion
    prices = warmPrices
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
    runtime.onDiagnostic = { [unowned self] in console.diagnostic($0) }
    runtime.onRowsRemoved = { [unowned self] in cells.removeAll(of: $0) }
    runtime.onRowLeft = { [unowned self] in tell($0, .left($1)) }
    runtime.onRequest = { [unowned self] in handle($0) }
    runtime.timerHost = { [unowned self] in start($0) }
    countFrames(from: 0)
    runtime.secondsSince1970 = { [unowned self] in
      Double(hostHooksLaunchUnixSeconds()) + Double(mainTime.value) / 1e9
    }
  }

  /// The fingerprint of every event so far.
  package var fingerprint: Fingerprint { simulation.fingerprint }
  /// The nominal interval between vsyncs at the greatest rate.
  package var frameInterval: Nanoseconds { frameClock.interval }
  /// The number of events so far.
  package var eventCount: Int { simulation.deliveredCount }

  /// The screen, in points.
  package var screen: CGRect {
    CGRect(x: 0, y: 0, width: profile.width, height: profile.height)
  }

  /// The area inside the status bar and the home indicator, in points.
  package var safeArea: CGRect {
    CGRect(
      x: 0, y: profile.safeArea.top, width: profile.width,
      height: profile.height - profile.safeArea.top - profile.safeArea.bottom)
  }

  /// Runs user code inside the loop: its clocks, queues, tasks and randomness are this device's.
  func inside<R>(_ body: () -> R) -> R {
    guard let context else { preconditionFailure("The device has been shut down.") }
    return context.run { console.capturing(body) }
  }

  // MARK: Launch

  /// Launches an app: its process starts, and the first window is asked for.
  package func launch(_ start: @escaping @MainActor (ViewRuntime) -> Void) {
    memory.begin(self)
    otherWork.add(.launchProcess)
    inside {
      begin(.event)
      runtime.perform(for: .launch) { start(runtime) }
      end()
    }
    report(input: ReceivedInput(kind: "launch", label: "", start: .launch, duration: .zero))
    isWoken = true
  }

  /// Closes the window; the process goes on.
  package func closeWindow() {
    stopScroll()
    inside {
      begin(.callbacks)
      runtime.closeWindow()
      end()
    }
    isWoken = true
  }

  /// Ends the app: everything is taken down.
  package func shutDown() {
    guard context != nil else { return }
    inside { runtime.terminate() }
    // No frame shows it any more, but the books have what was on screen.
    _ = memory.apply(runtime.mutations)
    runtime.mutations = []
    drainWorks()
    memory.end(self)
    runtime.observer = nil
    runtime.timerHost = nil
    works.device = nil
    context = nil
  }

  func report(input: ReceivedInput) { observer?.device(self, received: input) }

  /// What the runtime asks of the host, at the moment when it asks.
  private func handle(_ request: HostRequest) {
    switch request {
    case .makeNavigationHost:
      charge(PriceList.navigationController)
      console.hostLine("UINavigationController.initWithRootViewController")
    case .makeTabHost, .makePresentationHost:
      charge(PriceList.navigationController)
    case .transition(let transition):
      transitions.waiting.append(transition)
    case .openURL(let address): console.hostLine("UIApplication.open \(address)")
    }
  }
}
