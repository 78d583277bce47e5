// The commit of a frame: the changes of the layer tree are drawn and priced, and the render server receives them.

@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// Commits the frames of one device to its render server.
@MainActor
final class FrameCommitter {
  private let runtime: ViewRuntime
  private let kernel: Kernel
  private let mainThread: MainThread
  private let motion: ScreenMotion
  private let frames: FrameController
  private let memory: MemoryMeter
  private let watchdogs: Watchdogs
  private let work: WorkMeter
  private let reports: DeviceReports
  private let screenPixels: Int
  private var renderServer: RenderServer
  /// The layers outside the visible areas of scroll views.
  private var hiddenLayers = HiddenLayers()
  /// The layers of covered screens.
  private var coveredLayers = CoveredLayers()

  init(
    profile: DeviceProfile, runtime: ViewRuntime, kernel: Kernel, mainThread: MainThread,
    motion: ScreenMotion, frames: FrameController, memory: MemoryMeter, watchdogs: Watchdogs,
    work: WorkMeter, reports: DeviceReports
  ) {
    self.runtime = runtime
    self.kernel = kernel
    self.mainThread = mainThread
    self.motion = motion
    self.frames = frames
    self.memory = memory
    self.watchdogs = watchdogs
    self.work = work
    self.reports = reports
    screenPixels = Int(profile.width * profile.height * profile.scale * profile.scale)
    renderServer = RenderServer(clock: frames.clock)
  }

  /// Handles the display of a frame.
  func framePresented() {
    guard frames.ledger.presented(), !motion.isMoving else { return }
    renderServer.rest()
    frames.ledger.restedSince = true
  }

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
  func commit(moving isMoving: Bool) {
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
      begun: frame.begin, committed: mainThread.time,
      processor: mainThread.warmPrices.time(of: [layers]),
      graphics: mainThread.warmPrices.time(of: drawing), isAnimated: isTracked)
    motion.add(outcome)
    if isTracked { watchdogs.watchDrawing(outcome, passes: drawing.dropFirst().first?.units ?? 0) }
    frames.ledger.committed(at: mainThread.time)
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
