// The flush before the run loop sleeps. Transactions are applied, bodies are evaluated, layout is performed, cells are
// filled and appearance callbacks are called, repeatedly while any of them writes state. The commit follows, which produces
// a frame.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// The maximum number of update rounds before a frame is committed.
  static let maximumRounds = 32

  /// Updates the screen and commits a frame if anything changed.
  func flush() {
    runtime.beginFrame()
    runtime.motion.begin(at: mainTime.seconds)
    var rounds = 0
    var layoutRounds = 0
    var rowsChanged = false
    let mostLayoutRounds = system.policy.layoutRoundsInFrame ?? Self.maximumRounds
    repeat {
      rounds += 1
      updateGraph()
      let before = runtime.layoutActions
      rowsChanged = layOut() || rowsChanged
      if runtime.layoutActions != before { layoutRounds += 1 }
      // Preference callbacks precede the appearance of the enclosed content, so the content that they wait for is created
      // first.
      if !runtime.preferencesWait || !runtime.needsUpdate || rounds == Self.maximumRounds {
        finishRound()
      }
    } while (runtime.needsUpdate || runtime.hasActions) && rounds < Self.maximumRounds
      && layoutRounds < mostLayoutRounds
    noteCut(rounds == Self.maximumRounds && runtime.needsUpdate, rounds)
    startTransitions()
    startAnimations()
    var committed: OpenFrame?
    if !runtime.mutations.isEmpty || rowsChanged {
      committed = frames.ledger.open
      commit(moving: rowsChanged)
    } else {
      frames.ledger.drop()
    }
    let isOfScroll = scrolling.isMoving
    continueScroll()
    prefetch(after: committed)
    watchdogs.endFrame(isOfScroll: isOfScroll && committed != nil)
    armMotion()
  }

  /// Counts consecutive frames with an endless update, and reports the first of them.
  private func noteCut(_ wasCut: Bool, _ rounds: Int) {
    guard wasCut else {
      frames.ledger.cutInARow = 0
      return
    }
    frames.ledger.cutInARow += 1
    if frames.ledger.cutInARow == 1 {
      console.diagnostic(
        "The update was cut after \(rounds) rounds within one frame: \(pendingDescription) waited.")
    }
  }

  func updateGraph() {
    work.during(.update) { runtime.update() }
  }

  /// The maximum number of layout passes in which a lazy stack changes its size.
  private static let maximumLayoutPasses = 16

  /// Performs the layout of windows, screens, lists and lazy stacks until none is requested.
  ///
  /// - Returns: whether rows moved.
  private func layOut() -> Bool {
    guard let window = runtime.window else { return false }
    var changed = runtime.hasScrolled
    runtime.hasScrolled = false
    var passes = 0
    repeat {
      runtime.isLayoutStale = false
      passes += 1
      work.during(.layout) { layOut(window) }
      work.during(.cells) {
        while let host = runtime.hostsToUpdate.first?.host {
          changed = cells.update(host) || changed
        }
        runtime.rowsAreUpToDate()
      }
      // The scroll range is known once the content has a size.
      if !runtime.isLayoutStale || passes == Self.maximumLayoutPasses {
        runtime.performScrollRequests()
      }
    } while (runtime.isLayoutStale || !runtime.hostsToUpdate.isEmpty)
      && passes < Self.maximumLayoutPasses
    changed = changed || runtime.hasScrolled
    runtime.hasScrolled = false
    work.during(.layout) {
      runtime.finishUpdate()
      layOutBars()
      runtime.drawOutlines()
    }
    return changed
  }

  /// Performs the layout of the screen.
  ///
  /// If the keyboard moves, the layout changes with its animation.
  private func layOut(_ window: HostingRoot) {
    guard runtime.focus.movesKeyboard else { return layOutScreens(in: window) }
    runtime.motion.changing(under: KeyboardFocus.transaction) { layOutScreens(in: window) }
  }

  private func layOutScreens(in window: HostingRoot) {
    let area = safeArea.size
    let bottom = runtime.safeAreaInsets.bottom
    _ = window.layout(in: ProposedSize(window.aboveKeyboard(area, endingAt: bottom)))
    for presentation in runtime.presentations { presentation.layout(in: area) }
    for area in runtime.areasOnScreen() { area.layoutScreens(runtime) }
    runtime.layOutCoveredReaders()
    runtime.updateReach()
  }

  /// Performs layouts for geometry readers between transactions.
  func layOutForReaders() {
    guard let window = runtime.window else { return }
    work.during(.layout) { layOut(window) }
  }

  /// Performs the layout again after bars have received their items, because screens below them may
  /// have another size.
  private func layOutBars() {
    for area in runtime.areasOnScreen() {
      area.layoutScreens(runtime)
      area.layoutBars(runtime)
    }
    runtime.updateReach()
  }

  /// Calls the appearance callbacks and applies their requests.
  func finishRound() {
    work.during(.callbacks) {
      runtime.inScope { showRoots() }
      runtime.runActions(endsRound: true)
    }
  }

  private func showRoots() {
    for layer in runtime.layersOnScreen { layer.show() }
    let (areas, hosts) = runtime.hostsOnScreen()
    for area in areas { for root in area.shownRoots { root.show() } }
    for host in hosts { for row in host.rowsOnScreen { row.root.show() } }
    for area in areas { area.hideOthers() }
  }

  // MARK: Transitions

  private func startTransitions() {
    let waiting = motion.transitions.takeWaiting()
    for _ in waiting {
      work.addOtherWork(.transition, operations: 1)
      chargeScreen()
    }
    // Transitions that begin together end together: a removed screen takes those above it along.
    for transition in waiting {
      memory.transitionStarted()
      motion.track()
      let number = motion.transitions.begin(transition)
      kernel.events.schedule(
        .transitionEnded(number), at: mainTime + ScreenTransitions.duration(of: transition.kind),
        priority: .hardware)
    }
  }

  /// Charges the main thread for creating or removing the UIKit views of a screen.
  private func chargeScreen() {
    work.during(.callbacks) { work.charge(.mountScreen) }
  }

  func end(_ transition: ScreenTransition) {
    work.during(.callbacks) {
      runtime.end(transition)
      runtime.runActions()
    }
    if !motion.transitions.isRunning { motion.untrack() }
  }

  // MARK: Commit

  /// Returns the work of the render server and the graphics processor for a frame without hidden
  /// layers.
  private func drawing(
    without hidden: LayerSum
  ) -> (layers: OperationAmount, graphics: [OperationAmount]) {
    func shown(_ all: Int, _ hidden: Double) -> Int { max(0, all - Int(hidden.rounded())) }
    let pixels = shown(memory.drawnPixels, hidden.pixels)
    let passes = shown(memory.offscreenPasses, hidden.passes)
    var graphics = [
      OperationAmount(.gpuFrame, units: min(pixels, Self.mostOverdraw * screenPixels))
    ]
    if passes > 0 { graphics.append(OperationAmount(.gpuOffscreenPass, units: passes)) }
    let layers = shown(memory.layerCount, hidden.layers)
    return (OperationAmount(.renderServer, units: layers), graphics)
  }

  /// Commits the changes to the render server as a frame.
  ///
  /// - Parameter isMoving: whether content was moved, as by a scroll.
  private func commit(moving isMoving: Bool) {
    // The commit belongs to all views and not to the last visited one.
    let mutations = runtime.owned(by: .app) { takeChanges(moving: isMoving) }
    // The render server is a separate process with warm caches.
    coveredLayers.update(after: mutations, roots: runtime.coveredRoots, memory)
    hiddenLayers.update(
      after: mutations, areas: runtime.scrollViews, without: coveredLayers.areas, memory)
    let (layers, drawing) = drawing(without: hiddenLayers.sum + coveredLayers.sum)
    guard let frame = frames.ledger.open else {
      preconditionFailure("What is committed was begun as a frame.")
    }
    let isTracked = motion.isTracked
    renderServer.clock = frames.clock(for: frame.pace)
    let outcome = renderServer.submit(
      begun: frame.begin, committed: mainTime,
      processor: mainThread.warmPrices.time(of: [layers]),
      graphics: mainThread.warmPrices.time(of: drawing), isAnimated: isTracked)
    motion.add(outcome)
    if isTracked { watchdogs.watchDrawing(outcome, passes: drawing.dropFirst().first?.units ?? 0) }
    frames.ledger.committed(at: mainTime)
    mainThread.countFrames(from: mainThread.frameNumber + 1)
    kernel.events.schedule(.presented, at: outcome.presentedTime, priority: .hardware)
    let start = outcome.renderStart
    reports.worked(
      WorkSpan(
        category: .render, start: start, duration: outcome.rendered - start,
        share: FrameShare(belongs: true), restedBefore: frames.ledger.restedSince,
        pace: frame.pace, amounts: [layers] + drawing))
    frames.ledger.restedSince = false
    reports.committed(
      CommittedFrame(
        outcome: outcome, isTracked: isTracked,
        own: frames.ledger.blame.shares, ahead: frames.ledger.ahead.shares))
    frames.ledger.commitWasTold()
    watchMemory()
  }

  /// Draws the changes and charges the main thread for it.
  private func takeChanges(moving isMoving: Bool) -> [RenderMutation] {
    work.during(.commit) {
      // The buffer of a launch is not reused, because later frames have few mutations.
      let mutations = runtime.mutations
      runtime.mutations = []
      let drawn = memory.apply(mutations)
      chargeCommit(of: mutations, drawing: drawn)
      if isMoving { work.charge(.scrollCommit) }
      return mutations
    }
  }

  /// The maximum overdraw in multiples of the screen: layers outside the screen are skipped, and
  /// three layers above each other are a high number for an app [E].
  private static let mostOverdraw = 4

  private var screenPixels: Int {
    Int(profile.width * profile.height * profile.scale * profile.scale)
  }

  private func chargeCommit(
    of mutations: [RenderMutation], drawing drawn: MemoryMeter.Drawing
  ) {
    // Layout is complete; display, prepare and commit follow.
    if drawn.texts > 0 { work.charge(.drawText, operations: drawn.texts, units: drawn.pixels) }
    for (place, part) in drawn.decoded.enumerated() {
      // A commit decodes once for any number of views.
      work.charge(.decodeImage, operations: place == 0 ? 1 : 0, units: part.pixels, for: part.owner)
    }
    work.charge(.commit, units: mutations.count)
    if drawn.lists > 0 { work.charge(.mountList, operations: drawn.lists) }
  }
}
