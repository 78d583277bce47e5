// The driver that tests and scenarios write against.

public import Foundation
@_spi(Runtime) public import SimComponents
import SimCore
@_spi(Runtime) public import SimViews

/// A simulated device: it runs one app, in virtual time.
///
/// Nothing settles by itself: a tap is delivered when `settle()` or `advance(by:)` runs the loop. The
/// same script on the same device gives the same run, event for event.
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
  /// The counts of causes when they were forgotten last.
  private var marks: ContiguousArray<CauseTally> = []
  /// The tape of actions; nil unless one was requested.
  var tape: ScriptTape?
  /// Whether the loop runs: requests made meanwhile come from the app.
  private(set) var isRunning = false
  /// The moment at which the script being played is cut.
  var deadline: Instant?
  /// Whether that moment came while something was pending.
  var hasMetDeadline = false
  /// Why the loop was cut first; nil if it never was.
  package private(set) var cutReason: String?

  /// Makes a device that is switched on and runs no app.
  ///
  /// - Parameter profile: the hardware.
  /// - Parameter system: the system, where systems differ.
  /// - Parameter seed: what the system's random source answers from.
  /// - Parameter conditions: a cold start, low-power mode, noise on prices, and what the user has set.
  public convenience init(
    profile: DeviceProfile = .iPhone13, system: SimulatedSystem = .iOS17, seed: UInt64 = 0,
    conditions: DeviceConditions = .usual
  ) {
    self.init(
      profile: profile, system: system, seed: seed, conditions: conditions, table: .standard)
  }

  /// Makes a device with a price table of its own.
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

  /// Closes the app's window: every view disappears, and `onDisappear` is called; the process goes on.
  public func closeWindow() { try? perform(.closeWindow) }

  /// Goes to the home screen: the scene becomes inactive, and goes to the background once the home screen is shown.
  public func enterBackground() { try? perform(.background) }

  /// Comes back from the home screen: the scene becomes inactive, then active.
  public func enterForeground() { try? perform(.foreground) }

  /// Tells the app that memory is short: cells that wait for rows are freed.
  public func sendMemoryWarning() { try? perform(.memoryWarning) }

  // MARK: Time

  /// The virtual time since launch.
  public var now: Duration { .nanoseconds(engine.mainTime.value) }

  /// Runs the loop until nothing is pending: touches delivered, updates done, animations and
  /// decelerations at rest.
  ///
  /// Timers, sleeps and delayed blocks are waited for only while the next of them is due within half a
  /// second; what lies further ahead stays pending, for `advance(by:)`. The loop is bounded: when it
  /// was cut, a diagnostic says what was pending.
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
    guard rest == .horizon || engine.isMoving || !engine.isAtRest else {
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

  /// Runs the loop until nothing is pending, whatever lies ahead: sleeps and timers included.
  ///
  /// What is pending when the limit is reached is named by a diagnostic.
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
    let rest = running { engine.run(until: end.time, patience: nil, limit: 10_000_000) }
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

  /// A moment, or the deadline of the script being played if that comes first.
  private func clamped(_ time: Instant) -> (time: Instant, isDeadline: Bool) {
    guard let deadline, deadline < time else { return (time, false) }
    return (deadline, true)
  }

  /// The script's time is up while it waits: it has waited up to now.
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

  /// Why the system ended the app, in one sentence; nil while the app runs.
  ///
  /// An app is ended when a frame's footprint is above the profile's limit. Nothing runs after that.
  public var terminationReason: String? { engine.termination }

  // MARK: Input

  /// Taps the control with a label: one of its texts, all of them, or the name of its image.
  ///
  /// The finger comes down in the middle of what can be seen of it, or beside what covers that.
  /// - Throws: `DeviceError` that lists the labels on screen when there is no such control, or says what covers it.
  public func tap(_ label: String) throws { try perform(.tap(label)) }

  /// Touches the navigation bar's back button.
  ///
  /// - Throws: `DeviceError.cannotGoBack` on the root screen.
  public func goBack() throws { try perform(.back) }

  /// Touches the item of the tab bar with a label.
  ///
  /// - Throws: `DeviceError.noTab`, which lists the tabs on screen, when there is no such tab.
  public func selectTab(_ label: String) throws { try perform(.tab(label)) }

  /// Swipes the topmost sheet down.
  ///
  /// - Throws: `DeviceError` when there is no sheet on top, or it cannot be swiped down.
  public func dismissSheet() throws { try perform(.dismissSheet) }

  /// Drags the list or scroll view on screen by a distance.
  ///
  /// - Parameter distance: points; positive moves towards the end.
  /// - Parameter axis: which way; nil for the vertical one if there is one, otherwise the horizontal one.
  /// - Parameter velocity: points a second; positive.
  public func scroll(by distance: CGFloat, along axis: Axis? = nil, velocity: CGFloat = 300) {
    reporting(.scroll(by: distance, along: axis, velocity: velocity))
  }

  /// Flings the list or scroll view on screen.
  ///
  /// - Parameter velocity: points a second; positive moves towards the end.
  /// - Parameter axis: which way; nil for the vertical one if there is one, otherwise the horizontal one.
  public func fling(velocity: CGFloat, along axis: Axis? = nil) {
    reporting(.fling(velocity: velocity, along: axis))
  }

  /// Puts a row at the top of the list or scroll view on screen.
  ///
  /// - Throws: `DeviceError` when there is nothing that scrolls or no such row.
  public func scroll(toRow row: Int) throws { try perform(.showRow(row)) }

  /// Runs a closure on the main queue after a span of virtual time, as data from outside would arrive.
  ///
  /// - Precondition: `delay` is not negative.
  public func post(after delay: Duration = .zero, _ work: @escaping @MainActor () -> Void) {
    demand(delay >= .zero, "Nothing can be posted into the past.")
    note(.unrecorded("a closure posted after \(delay)"))
    engine.post(after: Nanoseconds(delay), work)
  }

  /// How far the list or scroll view on screen is scrolled and how far it could be, in points; nil
  /// without one.
  public var scrollPosition: (offset: CGFloat, limit: CGFloat)? { engine.scrollPosition }

  /// The scroll indicators on screen now, the vertical one first.
  ///
  /// They are shown while content is dragged or decelerates, and for three quarters of a second after it
  /// [estimate]; never where `showsIndicators` or `scrollIndicators(_:)` hides them.
  public var scrollIndicators: [ScrollIndicator] { engine.scrollIndicators }

  private func reporting(_ action: Script.Action) {
    do {
      try perform(action)
    } catch {
      note(.unrecorded("a gesture that found nothing: \(error)"))
      engine.console.diagnostic("\(error)")
    }
  }

  /// The rate at which the panel refreshes now, in Hz.
  ///
  /// A panel of variable rate runs at its greatest while something follows the user, at most at the
  /// profile's `animationRefreshRate` while an animation of the app's runs, and at its slowest at rest.
  public var refreshRate: Int { engine.profile.refreshRate(for: engine.pace) }

  /// Adds an image to the asset catalogue of the app; `Image(name)` then shows it, and a picker of photos offers it.
  ///
  /// Without an asset of its name an image takes the memory of the pixels that it covers; with one, that
  /// of the decoded asset, once for all views that show it.
  public func addImage(named name: String, _ asset: ImageAsset) {
    note(.unrecorded("the image \(name)"))
    engine.memory.add(asset, named: name)
    engine.runtime.facts.photoSizes[name] = CGSize(width: asset.width, height: asset.height)
  }

  // MARK: What there is

  /// The texts on screen now, top to bottom.
  public var screenText: [String] { engine.screenText }

  /// The screen as indented text: one element per line, with place and size in points.
  public var screenDescription: String { engine.runtime.screenDescription() }

  /// What user code printed and the host lines, in order, one line an element.
  public var console: [String] { engine.console.lines }

  /// Warnings of the framework and of the device itself, in order.
  public var diagnostics: [String] { engine.console.diagnostics }

  /// Whether host lines go to standard output, in order with what user code prints.
  public var printsHostEvents: Bool {
    get { engine.console.printsHostEvents }
    set { engine.console.printsHostEvents = newValue }
  }

  /// How often something happened to views of a type.
  ///
  /// A name that no view of the run ever had leads to a warning: it may be misspelt.
  /// - Parameter view: the name of the view's type, without its module.
  public func count(_ event: CountedEvent, of view: String) -> Int {
    if !counts.knows(view) {
      engine.runtime.onDiagnostic?("No view named '\(view)' has been on this device so far.")
    }
    return counts.count(event, of: view)
  }

  /// How often something happened to views of a type.
  ///
  /// A type that no view on the device ever had leads to a warning.
  public func count(_ event: CountedEvent, of view: Any.Type) -> Int {
    count(event, of: "\(view)")
  }

  /// The names of the view types that have been on the device so far, sorted.
  package var viewNames: [String] { counts.names }

  /// How often something happened to views of all types.
  public func count(_ event: CountedEvent) -> Int { counts.total(event) }

  /// Why bodies ran: one line for each chain from an event to a body, with the number of times it was taken.
  ///
  /// A line reads `tap "Add" → Store.items (action of Button "Add") → _store → MasterView`: what
  /// happened, what was written and in whose code, the edge that led to the view, the view. A chain
  /// that was taken three times ends in ` ×3`. Lines come in the order in which the chains were first
  /// taken.
  /// - Parameter view: the name of the view's type, without its module; nil for all views.
  public func causes(of view: String? = nil) -> [String] {
    engine.runtime.causes.chains(since: marks)
      .filter { view == nil || $0.view == view }
      .map { $0.count == 1 ? $0.line : "\($0.line) ×\($0.count)" }
  }

  /// Forgets why bodies ran so far: `causes(of:)` then tells only of what comes after.
  public func forgetCauses() { marks = engine.runtime.causes.marks }
}
