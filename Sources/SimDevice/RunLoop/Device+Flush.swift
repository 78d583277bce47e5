// What happens before the loop would sleep: transactions are flushed, bodies run, layout is done, cells
// are filled, appearances are told, repeated while that writes state; then the commit, and a frame.

import Foundation
import SimCore
import SimViews

extension Device {
  /// How often an update may lead to another before the frame is committed all the same.
  static let maximumRounds = 32

  /// Brings the screen up to date and commits a frame if anything changed.
  func flush() {
    runtime.beginFrame()
    var rounds = 0
    var rowsChanged = false
    repeat {
      rounds += 1
      updateGraph()
      rowsChanged = layOut() || rowsChanged
      finishRound()
    } while (runtime.needsUpdate || runtime.hasActions) && rounds < Self.maximumRounds
    noteCut(rounds == Self.maximumRounds && runtime.needsUpdate, rounds)
    startTransitions()
    if !runtime.mutations.isEmpty || rowsChanged {
      commit()
    } else {
      frameBegin = nil
    }
    continueScroll()
  }

  /// Counts frames in a row whose update would not end; the first of them is told.
  private func noteCut(_ wasCut: Bool, _ rounds: Int) {
    guard wasCut else {
      framesCutInARow = 0
      return
    }
    framesCutInARow += 1
    if framesCutInARow == 1 {
      console.diagnostic(
        "The update was cut after \(rounds) rounds within one frame: \(pendingDescription) waited.")
    }
  }

  private func updateGraph() {
    begin(.update)
    runtime.update()
    end()
  }

  /// How often a lazy stack may turn out to need another size before the layout is left as it is.
  private static let maximumLayoutPasses = 16

  /// Lays out windows, screens, lists and lazy stacks until nothing asks for more.
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
      while let host = runtime.hostsToUpdate.first {
        changed = cells.update(host, on: self) || changed
      }
      runtime.rowsAreUpToDate()
      end()
    } while runtime.isLayoutStale && passes < Self.maximumLayoutPasses
    changed = changed || runtime.hasScrolled
    runtime.hasScrolled = false
    begin(.layout)
    runtime.finishUpdate()
    layOutBars()
    end()
    return changed
  }

  private func layOut(_ window: HostingRoot) {
    let area = safeArea
    _ = window.layout(in: ProposedSize(area.size))
    for navigation in runtime.navigationHosts() { navigation.element.layoutScreens(runtime) }
  }

  private func layOutBars() {
    for navigation in runtime.navigationHosts() {
      for bar in navigation.screens.last?.navigationItem.bars ?? [] {
        _ = bar.layout(
          in: ProposedSize(width: nil, height: NavigationElement.barHeight))
      }
    }
  }

  /// Tells views that they appeared, and runs what they ask for.
  private func finishRound() {
    begin(.callbacks)
    if let window = runtime.window { show(window) }
    for navigation in runtime.navigationHosts() {
      guard let top = navigation.screens.last else { continue }
      show(top)
      for bar in top.navigationItem.bars { show(bar) }
    }
    for host in runtime.rowHostsOnScreen() {
      for row in host.rows { show(row.root) }
    }
    runtime.runActions()
    end()
  }

  private func show(_ root: HostingRoot) {
    if root.isAppeared { root.flushAppearances() } else { root.setAppeared(true) }
  }

  // MARK: Transitions

  /// How long a push or a pop is animated: UINavigationController's hide-and-show duration is 0.35 s
  /// for the interactive part; the spring settles within 0.5 s (estimate, ×/÷1.3).
  static let transitionDuration = Nanoseconds.milliseconds(500)

  private func startTransitions() {
    guard transitionsToStart > 0 else { return }
    transitionsToStart = 0
    track()
    simulation.schedule(
      .transitionEnded, at: mainTime + Self.transitionDuration, priority: .hardware)
  }

  func endTransition() {
    begin(.callbacks)
    for navigation in runtime.navigationHosts() {
      navigation.finishTransition()
      navigation.updateAppearance()
    }
    runtime.runActions()
    end()
    untrack()
  }

  // MARK: Tracking

  /// Something begins to move: lateness counts from now on.
  func track() {
    if trackedSince == nil { trackedSince = mainTime }
  }

  /// Nothing moves any more.
  func untrack() {
    guard let since = trackedSince, scroll == nil else { return }
    trackedSince = nil
    trackedTime = trackedTime + (mainTime - since)
  }

  // MARK: Commit

  /// Packages what changed and hands it to the render server: a frame.
  private func commit() {
    begin(.commit)
    let mutations = runtime.mutations
    runtime.mutations.removeAll(keepingCapacity: true)
    let drawn = memory.apply(mutations)
    charge(prices.commit(mutations, drawing: drawn.pixels, texts: drawn.texts))
    end()
    let outcome = renderServer.submit(
      begin: frameBegin ?? frameClock.vsync(atOrBefore: mainTime), committed: mainTime,
      processor: prices.renderServer(layers: memory.layerCount),
      graphics: prices.graphics(pixels: memory.drawnPixels))
    frameBegin = nil
    framesInFlight += 1
    simulation.schedule(.presented, at: outcome.presentedTime, priority: .hardware)
    let start = frameClock.time(ofVsync: outcome.slot)
    observer?.device(
      self,
      worked: WorkSpan(category: .render, start: start, duration: outcome.rendered - start))
    observer?.device(
      self, committed: CommittedFrame(outcome: outcome, isTracked: trackedSince != nil))
    watchMemory()
  }
}
