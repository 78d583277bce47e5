// From commit to screen, off the main thread [S: Apple, "Understanding hitches in your app"; tech
// talk 10855].
//
// Vsyncs are those of the frame's own rate. While something is animated:
//
//     begin     = the first vsync that is not before the first work for the frame
//     deadline  = vsync begin + 1
//     slot      = first vsync after the first work that is not before the end of the commit
//     rendered  = slot, or when the server is free, plus processor work, plus graphics work
//     presented = first vsync, from slot + 1 (double) or slot + 2 (triple) on, at which the frame is
//                 rendered and no earlier frame is shown
//     hitch     = presented − (begin + 2 or 3 vsyncs, but at least a vsync after the frame before)
//
// Two frames are in flight [S: host-model.md#A5], one with each processor. What is committed while another waits for them is
// drawn with it, for the server draws the newest layer tree; so a server that cannot keep up shows fewer frames, each late
// by however much drawing it takes too long, and no queue grows. Lateness does not overlap: it is never more than the time
// that passes.
//
// While nothing is animated the server begins as soon as the commit arrives, and the frame is shown by the
// first vsync at which it is rendered: since iOS 9 [S: notes on WWDC15-233].
//
// Processor work of one frame overlaps graphics work of the frame before. With three buffers the
// two together have two intervals, but the processor's part still one: beyond it, the graphics
// part waits for the next vsync. After a render hitch the server goes to three buffers, in which a
// lifetime of three intervals is no hitch; it returns when told that the screen came to rest.

package import SimCore

/// The render server with its buffers.
package struct RenderServer: Hashable, Sendable {
  /// The grid of the frames that are submitted next.
  package var clock: FrameClock
  /// Buffers that the next frame is rendered with.
  package private(set) var buffers: BufferCount
  private var processorFree = Instant.launch
  private var graphicsFree = Instant.launch
  private var lastPresented: Instant?
  private var lastSlot: Instant?
  /// The frame that was taken last: when its parts begin, and what they take.
  private var last = Rendering()

  private struct Rendering: Hashable, Sendable {
    var processorStart = Instant.launch
    var graphicsStart = Instant.launch
    var processor = Nanoseconds.zero
    var graphics = Nanoseconds.zero
    /// Whether it had to wait for the one before.
    var waits = false
  }

  /// A server at rest.
  package init(clock: FrameClock, buffers: BufferCount = .double) {
    self.clock = clock
    self.buffers = buffers
  }

  /// Takes a committed frame.
  /// - Precondition: Frames come in the order of their commits; the commit does not end before the
  ///   frame begins.
  /// - Parameter begin: When the work for the frame began: a vsync, or later. The frame is expected as one
  ///   that begins at the next vsync; a commit that is done sooner may be shown sooner.
  /// - Parameter committed: When the commit was done.
  /// - Parameter processor: Work of the server's processor part.
  /// - Parameter graphics: Work of the graphics processor.
  /// - Parameter isAnimated: Whether something moves on screen, so that frames keep the pace.
  /// - Returns: What becomes of the frame: known at once, as nothing else can delay it.
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
    // Commits that reach the server in the same slot are shown by the same vsync; later ones after it.
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

  /// Notes that the screen came to rest: the next frame is rendered with two buffers again.
  package mutating func rest() { buffers = .double }

  private mutating func render(
    from start: Instant, within end: Instant, processor: Nanoseconds, graphics: Nanoseconds
  ) -> Instant {
    // A frame is begun when the one before is in the hands of the graphics processor.
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

  /// Draws what was committed since together with the waiting frame; the two take as long as the costlier of them.
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
