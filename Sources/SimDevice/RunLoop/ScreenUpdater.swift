// The rounds of an update. Transactions are applied, bodies are evaluated, layout is performed, cells are filled and
// appearance callbacks are called, repeatedly while any of them writes state.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// Updates the screen of one device.
@MainActor
final class ScreenUpdater {
  /// The maximum number of update rounds before a frame is committed.
  static let maximumRounds = 32

  private let runtime: ViewRuntime
  private let screen: DeviceScreen
  private let mainThread: MainThread
  private let frames: FrameController
  private let work: WorkMeter
  private let cells: CellHost

  init(
    runtime: ViewRuntime, screen: DeviceScreen, mainThread: MainThread, frames: FrameController,
    work: WorkMeter, cells: CellHost
  ) {
    self.runtime = runtime
    self.screen = screen
    self.mainThread = mainThread
    self.frames = frames
    self.work = work
    self.cells = cells
  }

  /// Updates the screen for a frame.
  ///
  /// - Returns: whether rows moved, and whether an endless update was cut.
  func update() -> (rowsChanged: Bool, wasCut: Bool) {
    runtime.beginFrame()
    runtime.motion.begin(at: mainThread.time.seconds)
    var rounds = 0
    var layoutRounds = 0
    var rowsChanged = false
    let mostLayoutRounds = runtime.policy.layoutRoundsInFrame ?? Self.maximumRounds
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
    return (rowsChanged, rounds == Self.maximumRounds && runtime.needsUpdate)
  }

  /// Performs the flush of the run-loop observer: body evaluations and their requests, without
  /// layout.
  ///
  /// New content appears; rows that layout creates appear later.
  func updateViews() {
    guard runtime.needsUpdate || runtime.hasActions else { return }
    runtime.beginFrame()
    runtime.motion.begin(at: frames.cycle.begin(at: mainThread.time).seconds)
    var rounds = 0
    repeat {
      rounds += 1
      updateGraph()
      finishRound()
    } while (runtime.needsUpdate || runtime.hasActions) && rounds < Self.maximumRounds
  }

  private func updateGraph() {
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
    let area = screen.safeArea.size
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
  private func finishRound() {
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
}
