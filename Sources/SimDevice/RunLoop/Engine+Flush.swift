// The flush before the loop sleeps: transactions are applied, bodies run, layout is done, cells are
// filled and appearances are reported, repeated as long as one of them writes state. Then comes the
// commit, and a frame.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// How often an update may lead to another before the frame is committed all the same.
  static let maximumRounds = 32

  /// Brings the screen up to date and commits a frame if anything changed.
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
      // Preference callbacks come before the content they enclose appears, so the content that they wait for is made first.
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
      committed = frames.open
      commit(moving: rowsChanged)
    } else {
      frames.drop()
    }
    let isOfScroll = scrolling.isMoving
    continueScroll()
    prefetch(after: committed)
    endFrame(isOfScroll: isOfScroll && committed != nil)
    armMotion()
  }

  /// Counts frames in a row whose update would not end; the first of them is reported.
  private func noteCut(_ wasCut: Bool, _ rounds: Int) {
    guard wasCut else {
      frames.cutInARow = 0
      return
    }
    frames.cutInARow += 1
    if frames.cutInARow == 1 {
      console.diagnostic(
        "The update was cut after \(rounds) rounds within one frame: \(pendingDescription) waited.")
    }
  }

  func updateGraph() {
    begin(.update)
    runtime.update()
    end()
  }

  /// How often a lazy stack may turn out to need another size before the layout is accepted.
  private static let maximumLayoutPasses = 16

  /// Lays out windows, screens, lists and lazy stacks until no layout is requested.
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
      begin(.layout)
      layOut(window)
      end()
      begin(.cells)
      while let host = runtime.hostsToUpdate.first?.host {
        changed = cells.update(host, on: self) || changed
      }
      runtime.rowsAreUpToDate()
      end()
      // The scroll range is known once the content has a size.
      if !runtime.isLayoutStale || passes == Self.maximumLayoutPasses {
        runtime.performScrollRequests()
      }
    } while (runtime.isLayoutStale || !runtime.hostsToUpdate.isEmpty)
      && passes < Self.maximumLayoutPasses
    changed = changed || runtime.hasScrolled
    runtime.hasScrolled = false
    begin(.layout)
    runtime.finishUpdate()
    layOutBars()
    runtime.drawOutlines()
    end()
    return changed
  }

  /// Lays out what is on screen; the keyboard makes room as it does, under its animation.
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

  /// Performs layouts for readers of sizes between transactions.
  func layOutBetweenTransactions() {
    guard let window = runtime.window else { return }
    let outer = mainThread.start == nil ? nil : mainThread.category
    if outer != nil { end() }
    begin(.layout)
    layOut(window)
    end()
    if let outer { begin(outer) }
  }

  /// Bars have taken their items, so the screens below them may have another size.
  private func layOutBars() {
    for area in runtime.areasOnScreen() {
      area.layoutScreens(runtime)
      area.layoutBars(runtime)
    }
    runtime.updateReach()
  }

  /// Calls the appearance callbacks and applies their requests.
  func finishRound() {
    begin(.callbacks)
    runtime.inScope { showRoots() }
    runtime.runActions(endsRound: true)
    end()
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
    let waiting = transitions.takeWaiting()
    for _ in waiting {
      otherWork.add(.transition, operations: 1)
      chargeScreen()
    }
    // What begins together ends together: a screen that goes takes those over it along.
    for transition in waiting {
      memory.transitionStarted()
      track()
      let number = transitions.begin(transition)
      simulation.schedule(
        .transitionEnded(number), at: mainTime + ScreenTransitions.duration(of: transition.kind),
        priority: .hardware)
    }
  }

  /// The main thread makes the views of the platform that show a screen, or takes them down.
  private func chargeScreen() {
    begin(.callbacks)
    charge(.mountScreen)
    end()
  }

  func end(_ transition: ScreenTransition) {
    begin(.callbacks)
    runtime.end(transition)
    runtime.runActions()
    end()
    if !transitions.isRunning { untrack() }
  }

  // MARK: Tracking

  /// Something begins to move: lateness counts from now on.
  func track() {
    if tracking.begin(at: mainTime) { observer?.device(self, tracks: true) }
  }

  /// Nothing moves any more.
  func untrack() {
    guard tracking.since != nil, !scrolling.isMoving, !isAnimating, !transitions.isRunning
    else { return }
    tracking.end(at: mainTime)
    observer?.device(self, tracks: false)
  }

  // MARK: Commit

  /// The work of the render server and the graphics processor for a frame that shows only a part.
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

  /// Packages what changed and hands it to the render server: a frame.
  ///
  /// - Parameter isMoving: whether content was moved, as by a scroll.
  private func commit(moving isMoving: Bool) {
    // It is done for all views, not for the one that was walked last.
    let mutations = runtime.owned(by: .app) { takeChanges(moving: isMoving) }
    // The render server is a process of its own, and warm.
    coveredLayers.update(after: mutations, roots: runtime.coveredRoots, memory)
    hiddenLayers.update(
      after: mutations, areas: runtime.scrollViews, without: coveredLayers.areas, memory)
    let (layers, drawing) = drawing(without: hiddenLayers.sum + coveredLayers.sum)
    guard let frame = frames.open else {
      preconditionFailure("What is committed was begun as a frame.")
    }
    let isTracked = tracking.since != nil
    renderServer.clock = clock(for: frame.pace)
    let outcome = renderServer.submit(
      begun: frame.begin, committed: mainTime,
      processor: mainThread.warmPrices.time(of: [layers]),
      graphics: mainThread.warmPrices.time(of: drawing), isAnimated: isTracked)
    if isTracked { tracking.add(outcome) }
    frames.committed(at: mainTime)
    countFrames(from: mainThread.frameNumber + 1)
    simulation.schedule(.presented, at: outcome.presentedTime, priority: .hardware)
    let start = outcome.renderStart
    observer?.device(
      self,
      worked: WorkSpan(
        category: .render, start: start, duration: outcome.rendered - start,
        share: FrameShare(belongs: true), restedBefore: frames.restedSince, pace: frame.pace,
        amounts: [layers] + drawing))
    frames.restedSince = false
    observer?.device(
      self,
      committed: CommittedFrame(
        outcome: outcome, isTracked: isTracked,
        own: frames.blame.shares, ahead: frames.ahead.shares))
    frames.commitWasTold()
    watchMemory()
  }

  /// Draws what changed, and has the main thread pay for that.
  private func takeChanges(moving isMoving: Bool) -> [RenderMutation] {
    begin(.commit)
    // The buffer of a launch is not kept, because later frames write little.
    let mutations = runtime.mutations
    runtime.mutations = []
    let drawn = memory.apply(mutations)
    chargeCommit(of: mutations, drawing: drawn)
    if isMoving { charge(.scrollCommit) }
    end()
    return mutations
  }

  /// The maximum overdraw, in screenfuls: layers outside the screen are left out, and three layers
  /// above each other are much for an app [E].
  private static let mostOverdraw = 4

  private var screenPixels: Int {
    Int(profile.width * profile.height * profile.scale * profile.scale)
  }

  private func chargeCommit(
    of mutations: [RenderMutation], drawing drawn: MemoryMeter.Drawing
  ) {
    // Layout is done; the steps that follow are display, prepare, commit.
    if drawn.texts > 0 { charge(.drawText, operations: drawn.texts, units: drawn.pixels) }
    for (place, part) in drawn.decoded.enumerated() {
      // A commit decodes once, whatever the number of views.
      charge(.decodeImage, operations: place == 0 ? 1 : 0, units: part.pixels, for: part.owner)
    }
    charge(.commit, units: mutations.count)
    if drawn.lists > 0 { charge(.mountList, operations: drawn.lists) }
  }
}
