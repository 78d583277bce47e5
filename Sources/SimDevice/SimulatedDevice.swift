// The driver that tests and scenarios use.

public import Foundation
@_spi(Runtime) public import SimComponents
import SimCore
@_spi(Runtime) public import SimViews

/// A simulated device, which runs one app in virtual time.
///
/// The device does not settle automatically: a tap is delivered when `settle()` or `advance(by:)`
/// runs the loop. The same script on the same device produces the same run, event for event.
///
/// ```swift
/// let device = SimulatedDevice(profile: .iPhone13, system: .iOS17)
/// device.launch { ContentView() }
/// device.settle()
/// try device.tap("Play")
/// device.settle()
/// print(device.screenText)
/// ```
@MainActor @preconcurrency
public final class SimulatedDevice {
  package let engine: Engine
  private var counts = EventCounts()
  /// The counts of causes at the last `forgetCauses()`.
  private var marks: ContiguousArray<CauseTally> = []
  /// The tape of actions; nil unless one was requested.
  var tape: ScriptTape?
  /// Whether the loop is running; requests made meanwhile come from the app.
  private(set) var isRunning = false
  /// The time at which the present script ends.
  var deadline: Instant?
  /// Whether the deadline was reached while something was pending.
  var hasMetDeadline = false
  /// The reason why the loop was first cut, or nil if it never was.
  package private(set) var cutReason: String?

  /// Creates a device that is switched on and runs no app.
  ///
  /// - Parameter profile: the hardware.
  /// - Parameter system: the version of iOS.
  /// - Parameter seed: the seed of the system's random numbers.
  /// - Parameter conditions: a cold start, low-power mode, variation of costs, and the user's
  ///   settings.
  public convenience init(
    profile: DeviceProfile = .iPhone13, system: SimulatedSystem = .iOS17, seed: UInt64 = 0,
    conditions: DeviceConditions = .usual
  ) {
    self.init(
      profile: profile, system: system, seed: seed, conditions: conditions, table: .standard)
  }

  /// Creates a device with another price table.
  package init(
    profile: DeviceProfile, system: SimulatedSystem, seed: UInt64, conditions: DeviceConditions,
    table: PriceTable
  ) {
    engine = Engine(
      profile: profile, system: system, seed: seed, table: table, conditions: conditions)
    engine.counts = counts
  }

  isolated deinit { engine.shutDown() }

  // MARK: Launch

  /// Launches an app whose window shows a view.
  public func launch<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
    engine.launch { [settings = engine.settings] in
      $0.launchWindow(environment: settings, root)
    }
  }

  /// Launches an app and shows its first scene.
  public func launch<A: App>(_ app: A.Type) {
    engine.launch { [settings = engine.settings] in $0.launch(app, environment: settings) }
  }

  /// Closes the window of the app: `onDisappear` is called for every view, and the process
  /// continues.
  public func closeWindow() { try? perform(.closeWindow) }

  /// Goes to the home screen: the scene becomes inactive, and enters the background when the home
  /// screen is displayed.
  public func enterBackground() { try? perform(.background) }

  /// Returns from the home screen: the scene becomes inactive, then active.
  public func enterForeground() { try? perform(.foreground) }

  /// Sends a memory warning to the app, which frees pooled cells.
  public func sendMemoryWarning() { try? perform(.memoryWarning) }

  // MARK: Time

  /// The virtual time since launch.
  public var now: Duration { .nanoseconds(engine.mainTime.value) }

  /// Runs the loop until nothing is pending: touches, updates, animations and decelerations.
  ///
  /// Timers, sleeps and delayed blocks are awaited only if the next of them is due within half a
  /// second; later ones stay pending for `advance(by:)`. Repetition without anything new is rest, too: a timer that has
  /// fired ten times and for half a second without running other bodies, and whatever else woke the device ten times and
  /// for 10 s to no effect. The loop is bounded: if it is cut, a diagnostic lists what was pending.
  /// - Returns: whether the device came to rest.
  @discardableResult
  public func settle() -> Bool {
    let start = engine.mainTime
    let horizon = clamped(start + .seconds(120))
    let rest = running {
      engine.run(until: horizon.time, patience: .milliseconds(500), limit: 20_000)
    }
    if case .cut(let pending) = rest {
      note(.settle)
      cut("The loop was cut before the device came to rest; pending: \(pending).")
      return false
    }
    if case .ended = rest {
      note(.settle)
      return false
    }
    guard rest == .horizon || rest != .repeating && (engine.isMoving || !engine.isAtRest) else {
      note(.settle)
      return true
    }
    if horizon.isDeadline {
      meetDeadline(since: start)
    } else {
      note(.settle)
      cut("The device did not come to rest within 120 s; pending: \(engine.pendingDescription).")
    }
    return false
  }

  /// Runs the loop until nothing is pending, including all sleeps and timers.
  ///
  /// It ends, too, when all that is pending repeats and woke the device ten times and for 10 s without anything
  /// new. What is pending when the limit is reached is named by a diagnostic.
  /// - Parameter limit: the longest span of virtual time to run for; not negative.
  /// - Returns: whether nothing is pending.
  @discardableResult
  public func run(atMost limit: Duration) -> Bool {
    let span = Nanoseconds(limit)
    demand(span >= .zero, "Virtual time cannot run backwards.")
    let start = engine.mainTime
    let horizon = clamped(start + span)
    let rest = running { engine.run(until: horizon.time, patience: nil, limit: 10_000_000) }
    if rest == .horizon, horizon.isDeadline {
      meetDeadline(since: start)
      return false
    }
    note(.run(atMost: limit))
    if case .cut(let pending) = rest {
      cut("The loop was cut before nothing was pending: \(pending).")
    }
    if rest == .horizon {
      engine.console.diagnostic(
        "The limit of \(limit) of virtual time was reached; pending: \(engine.pendingDescription).")
    }
    return rest == .idle
  }

  /// Runs the loop for a span of virtual time.
  ///
  /// - Precondition: `duration` is not negative.
  public func advance(by duration: Duration) {
    let span = Nanoseconds(duration)
    demand(span >= .zero, "Virtual time cannot run backwards.")
    let start = engine.mainTime
    let end = clamped(start + span)
    let rest = running {
      engine.run(until: end.time, patience: nil, restsAtRepetition: false, limit: 10_000_000)
    }
    if end.isDeadline {
      meetDeadline(since: start)
    } else {
      note(.wait(duration))
      engine.idle(until: end.time)
    }
    if case .cut(let pending) = rest {
      cut("The loop was cut within advance(by:); pending: \(pending).")
    }
  }

  /// Returns a time, or the deadline of the present script if that is earlier.
  private func clamped(_ time: Instant) -> (time: Instant, isDeadline: Bool) {
    guard let deadline, deadline < time else { return (time, false) }
    return (deadline, true)
  }

  /// Records that the deadline of the script was reached while it waited.
  private func meetDeadline(since start: Instant) {
    guard let deadline else { return }
    hasMetDeadline = true
    note(.wait(max(.zero, deadline - start).duration))
    engine.idle(until: deadline)
  }

  private func running<R>(_ body: () -> R) -> R {
    isRunning = true
    defer { isRunning = false }
    return body()
  }

  private func cut(_ reason: String) {
    cutReason = cutReason ?? reason
    engine.console.diagnostic(reason)
  }

  /// The reason why the system terminated the app, in one sentence, or nil while it runs.
  ///
  /// An app is terminated when its memory footprint in a frame exceeds the limit of the profile. No
  /// code runs after that.
  public var terminationReason: String? { engine.memoryWatch.termination }

  // MARK: Input

  /// Taps the control with a label: one of its texts, all of them, or the name of its image.
  ///
  /// The touch is in the center of the visible part of the control.
  ///
  /// - Throws: `DeviceError` with the labels on screen if there is no such control, or with the
  ///   view that covers it.
  public func tap(_ label: String) throws { try perform(.tap(label)) }

  /// Taps the back button of the navigation bar.
  ///
  /// - Throws: `DeviceError.cannotGoBack` on the root screen.
  public func goBack() throws { try perform(.back) }

  /// Taps the item of the tab bar with a label.
  ///
  /// - Throws: `DeviceError.noTab` with the labels of the tabs on screen if there is no such tab.
  public func selectTab(_ label: String) throws { try perform(.tab(label)) }

  /// Swipes the topmost sheet down.
  ///
  /// - Throws: `DeviceError` if there is no sheet on top, or it cannot be dismissed by a swipe.
  public func dismissSheet() throws { try perform(.dismissSheet) }

  /// Drags the list or scroll view on screen by a distance.
  ///
  /// - Parameter distance: points; positive values scroll towards the end.
  /// - Parameter axis: the axis; nil for the vertical axis if the view scrolls vertically, else the
  ///   horizontal one.
  /// - Parameter velocity: points per second; positive.
  public func scroll(by distance: CGFloat, along axis: Axis? = nil, velocity: CGFloat = 300) {
    reporting(.scroll(by: distance, along: axis, velocity: velocity))
  }

  /// Flings the list or scroll view on screen.
  ///
  /// - Parameter velocity: points per second; positive values scroll towards the end.
  /// - Parameter axis: the axis; nil for the vertical axis if the view scrolls vertically, else the
  ///   horizontal one.
  public func fling(velocity: CGFloat, along axis: Axis? = nil) {
    reporting(.fling(velocity: velocity, along: axis))
  }

  /// Scrolls the list or scroll view on screen until a row is at the top.
  ///
  /// - Throws: `DeviceError` if nothing scrolls or there is no such row.
  public func scroll(toRow row: Int) throws { try perform(.showRow(row)) }

  /// Runs a closure on the main queue after a span of virtual time, as for data that arrive from
  /// outside.
  ///
  /// - Precondition: `delay` is not negative.
  public func post(after delay: Duration = .zero, _ work: @escaping @MainActor () -> Void) {
    demand(delay >= .zero, "Nothing can be posted into the past.")
    note(.unrecorded("a closure posted after \(delay)"))
    engine.process.post(after: Nanoseconds(delay), work)
  }

  /// The offset of the list or scroll view on screen and its maximum, in points; nil if nothing
  /// scrolls.
  public var scrollPosition: (offset: CGFloat, limit: CGFloat)? { engine.scroll.position }

  /// The visible scroll indicators, the vertical one first.
  ///
  /// They are visible while content is dragged or decelerates and for 0.75 s after that [estimate],
  /// unless `showsIndicators` or `scrollIndicators(_:)` hides them.
  public var scrollIndicators: [ScrollIndicator] { engine.scroll.indicators }

  private func reporting(_ action: Script.Action) {
    do {
      try perform(action)
    } catch {
      note(.unrecorded("a gesture that found nothing: \(error)"))
      engine.console.diagnostic("\(error)")
    }
  }

  /// The present refresh rate of the panel in Hz.
  ///
  /// A panel with a variable rate runs at its maximum while content follows the user, at most at
  /// the profile's `animationRefreshRate` while an animation of the app runs, and at its minimum at
  /// rest.
  public var refreshRate: Int { engine.profile.refreshRate(for: engine.motion.pace) }

  /// Adds an image to the asset catalog of the app, for `Image(name)` and the photo picker.
  ///
  /// Without an asset of its name, an image takes the memory of the pixels that it covers. With
  /// one, it takes the memory of the decoded asset, once for all views that show it.
  public func addImage(named name: String, _ asset: ImageAsset) {
    note(.unrecorded("the image \(name)"))
    engine.memory.add(asset, named: name)
    engine.runtime.facts.photoSizes[name] = CGSize(width: asset.width, height: asset.height)
  }

  // MARK: Output

  /// The texts on screen from top to bottom.
  public var screenText: [String] { engine.screen.texts }

  /// The elements on screen as indented text, one per line, with frames in points.
  public var screenDescription: String { engine.runtime.screenDescription() }

  /// The lines that user code printed and the host lines, in order.
  public var console: [String] { engine.console.lines }

  /// The warnings of the framework and of the device, in order.
  public var diagnostics: [String] { engine.console.diagnostics }

  /// Whether host lines are written to standard output, in order with the output of user code.
  public var printsHostEvents: Bool {
    get { engine.console.printsHostEvents }
    set { engine.console.printsHostEvents = newValue }
  }

  /// Returns how often an event occurred for views of a type.
  ///
  /// A name that no view of the run had leads to a warning, because it may be misspelled.
  ///
  /// - Parameter view: the name of the view's type, without its module.
  public func count(_ event: CountedEvent, of view: String) -> Int {
    if !counts.knows(view) {
      engine.console.diagnostic("No view named '\(view)' has been on this device so far.")
    }
    return counts.count(event, of: view)
  }

  /// Returns how often an event occurred for views of a type.
  ///
  /// A type that no view of the run had leads to a warning.
  public func count(_ event: CountedEvent, of view: Any.Type) -> Int {
    count(event, of: "\(view)")
  }

  /// The sorted names of the view types that have been on the device.
  package var viewNames: [String] { counts.names }

  /// Returns how often an event occurred for all views.
  public func count(_ event: CountedEvent) -> Int { counts.total(event) }

  /// Returns the causes of body evaluations: one line for each chain from an event to a body, with
  /// its count.
  ///
  /// A line reads `tap "Add" → Store.items (action of Button "Add") → _store → MasterView`: the
  /// event, the written property and the code that wrote it, the dependency of the view, and the
  /// view. A chain that occurred three times ends in ` ×3`. Lines are in the order of their first
  /// occurrence.
  ///
  /// - Parameter view: the name of the view's type, without its module; nil for all views.
  public func causes(of view: String? = nil) -> [String] {
    engine.runtime.causes.chains(since: marks)
      .filter { view == nil || $0.view == view }
      .map { $0.count == 1 ? $0.line : "\($0.line) ×\($0.count)" }
  }

  /// Clears the recorded causes, so that `causes(of:)` returns only later ones.
  public func forgetCauses() { marks = engine.runtime.causes.marks }
}
