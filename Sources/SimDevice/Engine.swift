// A device that runs one app: the handler of all events.
//
// The clock of the kernel is at the last delivered event. The clock of the main thread runs ahead of it while priced work is
// done; events that become due meanwhile wait. The engine is the run loop: one turn of it is in `Engine+Loop.swift`, one flush
// with its frame in `Engine+Flush.swift`. Its parts hold their own state, and each receives the parts that it needs when it is
// created.

internal import CHostHooks
import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) package import SimViews

/// The engine behind `SimulatedDevice`.
@MainActor
package final class Engine {
  package let profile: DeviceProfile
  package let system: SimulatedSystem
  package let conditions: DeviceConditions
  package let runtime: ViewRuntime
  package let console = Console()
  package let screen: DeviceScreen

  // Time and work.
  let kernel = Kernel()
  let mainThread: MainThread
  package let work: WorkMeter
  package let process: AppProcess
  let timers: TimerController

  // What the user and the app move.
  let user: UserActions
  let inputs: InputQueue
  package let scroll: ScrollController
  let motion: ScreenMotion
  let displayLink: DisplayLink
  let animations: AnimationController

  // From an update to its frame.
  let updater: ScreenUpdater
  package let cells: CellHost
  let frames: FrameController
  let committer: FrameCommitter

  // Accounts and reports.
  let reports: DeviceReports
  package let watchdogs: Watchdogs
  package let memory: MemoryMeter
  package let memoryWatch: MemoryWatch
  let notifications: SystemNotifications
  var counts: EventCounts?

  @exclusivity(unchecked) var loop = MainRunLoop()
  /// The time of the last activity other than an endless animation or a repeating timer.
  @exclusivity(unchecked) var lastBusy = Instant.launch
  /// The wakes of the device, and whether they still lead to anything new.
  @exclusivity(unchecked) var repetition = Repetition()
  /// The event with which the update of the next frame begins.
  var requestedUpdate: EventToken?
  /// The number of consecutive frames with an endless update.
  var cutFrames = 0

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
    let reports = DeviceReports(mainThread: mainThread)
    let screen = DeviceScreen(profile: profile, runtime: runtime)
    let scrolling = Scrolling()
    let motion = ScreenMotion(
      runtime: runtime, mainThread: mainThread, reports: reports, scrolling: scrolling)
    let frames = FrameController(profile: profile, mainThread: mainThread, motion: motion)
    memory = MemoryMeter(profile: profile, runtime: runtime, mainThread: mainThread)
    watchdogs = Watchdogs(
      runtime: runtime, mainThread: mainThread, memory: memory, motion: motion, reports: reports,
      frameInterval: frames.clock.interval)
    work = WorkMeter(
      runtime: runtime, kernel: kernel, mainThread: mainThread, frames: frames, memory: memory,
      watchdogs: watchdogs, reports: reports)
    process = AppProcess(
      runtime: runtime, kernel: kernel, mainThread: mainThread, work: work, console: console,
      seed: seed)
    timers = TimerController(
      runtime: runtime, kernel: kernel, mainThread: mainThread, work: work)
    inputs = InputQueue(
      kernel: kernel, frames: frames, mainThread: mainThread, reports: reports)
    displayLink = DisplayLink(kernel: kernel, frames: frames, mainThread: mainThread)
    scroll = ScrollController(
      runtime: runtime, screen: screen, kernel: kernel, mainThread: mainThread,
      displayLink: displayLink, process: process, inputs: inputs, scrolling: scrolling,
      screenMotion: motion)
    user = UserActions(
      runtime: runtime, screen: screen, mainThread: mainThread, frames: frames, process: process,
      inputs: inputs,
      touches: TouchController(
        runtime: runtime, screen: screen, mainThread: mainThread, inputs: inputs, scroll: scroll),
      scroll: scroll)
    animations = AnimationController(
      runtime: runtime, kernel: kernel, mainThread: mainThread, motion: motion, memory: memory,
      work: work, process: process, displayLink: displayLink)
    cells = CellHost(
      runtime: runtime, memory: memory, motion: motion, work: work, reports: reports)
    updater = ScreenUpdater(
      runtime: runtime, screen: screen, mainThread: mainThread, frames: frames, work: work,
      cells: cells)
    committer = FrameCommitter(
      profile: profile, runtime: runtime, kernel: kernel, mainThread: mainThread, motion: motion,
      frames: frames, memory: memory, watchdogs: watchdogs, work: work, reports: reports)
    notifications = SystemNotifications(runtime: runtime, process: process, screen: screen)
    memoryWatch = MemoryWatch(
      runtime: runtime, memory: memory, cells: cells, process: process,
      notifications: notifications, console: console)
    self.mainThread = mainThread
    self.runtime = runtime
    self.reports = reports
    self.screen = screen
    self.motion = motion
    self.frames = frames
    reports.begin(for: self)
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

  // MARK: Launch

  /// Launches an app: its process starts and requests the first window.
  package func launch(_ start: @escaping @MainActor (ViewRuntime) -> Void) {
    memory.begin(in: process.context)
    work.addOtherWork(.launchProcess)
    process.inside {
      // The system shows the launch screen until then, so no frame is late and no event of the app is the cause.
      work.during(.callbacks, isForFrame: false) { work.charge(.mountWindow) }
      work.during(.event) { runtime.perform(for: .launch) { start(runtime) } }
    }
    reports.received(ReceivedInput(kind: "launch", label: "", start: .launch, duration: .zero))
    kernel.isLoopWoken = true
  }

  /// Closes the window; the process continues.
  package func closeWindow() {
    scroll.stopScroll()
    scroll.stopGlides()
    process.inside { work.during(.callbacks) { runtime.closeWindow() } }
    kernel.isLoopWoken = true
  }

  /// Charges for the snapshot of a UI test that searches for a control.
  ///
  /// Before each interaction a UI test takes a snapshot of the accessibility elements, and the app
  /// pays for each element, visible or not.
  package func takeTestStep() {
    work.addOtherWork(.testStep, units: screen.accessibilityElementCount)
  }

  /// Terminates the app and removes all views.
  package func shutDown() {
    guard !process.hasEnded else { return }
    process.inside { runtime.terminate() }
    // No later frame shows the removed elements, but their memory is still accounted for.
    _ = memory.apply(runtime.mutations)
    runtime.mutations = []
    process.drainWorks()
    memory.end()
    runtime.observer = nil
    process.end()
    inputs.removeAll()
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
