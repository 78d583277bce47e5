// The path from the commit to the screen, off the main thread [S: Apple, "Understanding hitches in your app"; tech talk
// 10855].
//
// Vsyncs are those of the frame's own rate. During an animation:
//
//     begin     = the first vsync that is not before the first work for the frame
//     deadline  = vsync begin + 1
//     slot      = first vsync after the first work that is not before the end of the commit
//     rendered  = slot, or when the server is free, plus processor work, plus graphics work
//     presented = first vsync, from slot + 1 (double) or slot + 2 (triple) on, at which the frame is
//                 rendered and no earlier frame is shown
//     hitch     = presented − (begin + 2 or 3 vsyncs, but at least a vsync after the frame before)
//
// Two frames are in flight [S: host-model.md#A5], one on each processor. A commit that arrives while another one waits for
// the processors is drawn together with it, because the server draws the newest layer tree. A server that cannot keep up
// thus shows fewer frames, each late by the excess of its drawing time, and no queue grows. Lateness does not overlap: it
// never exceeds the elapsed time.
//
// Without an animation the server begins when the commit arrives, and the frame is displayed at the first vsync at which it
// is rendered: since iOS 9 [S: notes on WWDC15-233].
//
// Processor work of one frame overlaps graphics work of the previous frame. With three buffers the two together have two
// intervals, but the processor part still has one: beyond it, the graphics part waits for the next vsync. After a render
// hitch the server uses three buffers, with which a lifetime of three intervals is no hitch. It returns to two buffers when
// the screen comes to rest.

package import SimCore

/// The render server with its buffers.
package struct RenderServer: Hashable, Sendable {
  /// The vsyncs of the next submitted frames.
  package var clock: FrameClock
  /// The number of buffers for the next frame.
  package private(set) var buffers: BufferCount
  private var processorFree = Instant.launch
  private var graphicsFree = Instant.launch
  private var lastPresented: Instant?
  private var lastSlot: Instant?
  /// The rendering of the last frame: the start and duration of its parts.
  private var last = Rendering()

  private struct Rendering: Hashable, Sendable {
    var processorStart = Instant.launch
    var graphicsStart = Instant.launch
    var processor = Nanoseconds.zero
    var graphics = Nanoseconds.zero
    /// Whether the frame had to wait for the previous one.
    var waits = false
  }

  /// Creates an idle render server.
  package init(clock: FrameClock, buffers: BufferCount = .double) {
    self.clock = clock
    self.buffers = buffers
  }

  /// Submits a committed frame.
  ///
  /// - Precondition: frames are submitted in the order of their commits; a commit does not end
  ///   before the frame begins.
  /// - Parameter begin: the time at which work for the frame began: a vsync or later. The frame is
  ///   expected like one that begins at the next vsync; a commit that ends earlier may be displayed
  ///   earlier.
  /// - Parameter committed: the end of the commit.
  /// - Parameter processor: the processor work of the server.
  /// - Parameter graphics: the work of the graphics processor.
  /// - Parameter isAnimated: whether content moves on screen, so that frames keep the pace.
  /// - Returns: the outcome of the frame, which nothing later can change.
  package mutating func submit(
    begun begin: Instant, committed: Instant, processor: Nanoseconds, graphics: Nanoseconds,
    isAnimated: Bool = true
  ) -> FrameOutcome {
    precondition(committed >= begin, "A frame is committed after its begin.")
    let near = NearVsyncs(clock, around: begin)
    let first = near.before + 1
    let nominal = near.time(ofVsync: near.before) == begin ? near.before : first
    let slot = max(first, near.vsync(atOrAfter: committed))
    let slotTime = near.time(ofVsync: slot)
    let start = isAnimated ? slotTime : committed
    let isJoining = last.waits && committed <= last.processorStart
    let rendered =
      isJoining
      ? join(processor: processor, graphics: graphics)
      : render(
        from: start, within: near.time(ofVsync: slot + 1), processor: processor, graphics: graphics)
    let due = slot + buffers.renderIntervals
    var presented = max(isAnimated ? due : first, near.vsync(atOrAfter: rendered))
    var presentedTime = near.time(ofVsync: presented)
    // Commits in the same slot are displayed at the same vsync, later ones after it.
    if let last = lastPresented, presentedTime <= last {
      let isShownWithIt = isJoining || slotTime == lastSlot
      presented = max(
        presented, isShownWithIt ? clock.vsync(atOrAfter: last) : clock.vsync(after: last))
      presentedTime = clock.time(ofVsync: presented)
    }
    let earliest = lastPresented.map { clock.vsync(after: $0) } ?? 0
    lastPresented = presentedTime
    lastSlot = slotTime
    let expected = max(nominal + buffers.expectedLifetime, earliest)
    var causes: HitchCauses = slot > nominal + 1 ? .commit : []
    if presented > due { causes.insert(.render) }
    let outcome = FrameOutcome(
      slot: slot, presented: presented, expected: expected, begin: begin,
      deadline: near.time(ofVsync: nominal + 1),
      committed: committed, renderStart: start, rendered: rendered,
      presentedTime: presentedTime,
      hitch: presented > expected ? presentedTime - clock.time(ofVsync: expected) : .zero,
      causes: causes, buffers: buffers, interval: clock.interval)
    if causes.contains(.render) { buffers = .triple }
    return outcome
  }

  /// Resets the server to two buffers when the screen has come to rest.
  package mutating func rest() { buffers = .double }

  private mutating func render(
    from start: Instant, within end: Instant, processor: Nanoseconds, graphics: Nanoseconds
  ) -> Instant {
    // A frame begins when the graphics processor draws the previous one.
    let processorStart = max(start, processorFree, last.graphicsStart)
    processorFree = processorStart + processor
    var graphicsStart = max(processorFree, graphicsFree)
    if buffers == .triple && processorFree > end {
      graphicsStart = max(graphicsStart, clock.time(ofVsync: clock.vsync(atOrAfter: processorFree)))
    }
    graphicsFree = graphicsStart + graphics
    last = Rendering(
      processorStart: processorStart, graphicsStart: graphicsStart, processor: processor,
      graphics: graphics, waits: processorStart > start)
    return graphicsFree
  }

  /// Draws a commit together with the waiting frame; the two take as long as the more expensive
  /// one.
  private mutating func join(processor: Nanoseconds, graphics: Nanoseconds) -> Instant {
    let more = max(processor, last.processor) - last.processor
    processorFree = processorFree + more
    last.graphicsStart = max(last.graphicsStart, processorFree)
    last.processor = max(processor, last.processor)
    last.graphics = max(graphics, last.graphics)
    graphicsFree = last.graphicsStart + last.graphics
    return graphicsFree
  }
}
