// From commit to screen, off the main thread [S: Apple, "Understanding hitches in your app"; tech
// talk 10855].
//
//     deadline  = vsync begin + 1
//     slot      = first vsync from the deadline on that is not before the end of the commit
//     rendered  = slot, or when the server is free, plus processor work, plus graphics work
//     presented = first vsync, from slot + 1 (double) or slot + 2 (triple) on, at which the frame is
//                 rendered and no earlier frame is shown
//     hitch     = presented − (begin + 2 or 3 vsyncs)
//
// Processor work of one frame overlaps graphics work of the frame before. With three buffers the
// two together have two intervals, but the processor's part still one: beyond it, the graphics
// part waits for the next vsync. After a render hitch the server goes to three buffers, in which a
// lifetime of three intervals is no hitch; it returns when told that the screen came to rest.

package import SimCore

/// The render server with its buffers.
package struct RenderServer: Hashable, Sendable {
  /// The panel's grid.
  package let clock: FrameClock
  /// Buffers that the next frame is rendered with.
  package private(set) var buffers: BufferCount
  private var processorFree = Instant.launch
  private var graphicsFree = Instant.launch
  private var lastPresented: Int?
  private var lastSlot: Int?

  /// A server at rest.
  package init(clock: FrameClock, buffers: BufferCount = .double) {
    self.clock = clock
    self.buffers = buffers
  }

  /// Takes a committed frame.
  /// - Precondition: Frames come in the order of their commits; the commit does not end before the
  ///   frame begins.
  /// - Parameter begin: The vsync at which the frame began.
  /// - Parameter committed: When the commit was done.
  /// - Parameter processor: Work of the server's processor part.
  /// - Parameter graphics: Work of the graphics processor.
  /// - Returns: What becomes of the frame: known at once, as nothing else can delay it.
  package mutating func submit(
    begin: Int, committed: Instant, processor: Nanoseconds, graphics: Nanoseconds
  ) -> FrameOutcome {
    precondition(committed >= clock.time(ofVsync: begin), "A frame is committed after its begin.")
    let slot = max(begin + 1, clock.vsync(atOrAfter: committed))
    let rendered = render(slot: slot, processor: processor, graphics: graphics)
    let due = slot + buffers.renderIntervals
    var presented = max(due, clock.vsync(atOrAfter: rendered))
    // Commits that reach the server in the same slot are shown by the same vsync; later ones after it.
    if let last = lastPresented { presented = max(presented, slot == lastSlot ? last : last + 1) }
    lastPresented = presented
    lastSlot = slot
    let expected = begin + buffers.expectedLifetime
    var causes: HitchCauses = slot > begin + 1 ? .commit : []
    if presented > due { causes.insert(.render) }
    let outcome = FrameOutcome(
      begin: begin, slot: slot, presented: presented, expected: expected,
      beginTime: clock.time(ofVsync: begin), deadline: clock.deadline(ofFrame: begin),
      committed: committed, rendered: rendered, presentedTime: clock.time(ofVsync: presented),
      hitch: max(.zero, clock.time(ofVsync: presented) - clock.time(ofVsync: expected)),
      causes: causes, buffers: buffers)
    if causes.contains(.render) { buffers = .triple }
    return outcome
  }

  /// Notes that the screen came to rest: the next frame is rendered with two buffers again.
  package mutating func rest() { buffers = .double }

  private mutating func render(
    slot: Int, processor: Nanoseconds, graphics: Nanoseconds
  ) -> Instant {
    let start = max(clock.time(ofVsync: slot), processorFree)
    processorFree = start + processor
    var graphicsStart = max(processorFree, graphicsFree)
    if buffers == .triple && processorFree > clock.time(ofVsync: slot + 1) {
      graphicsStart = max(graphicsStart, clock.time(ofVsync: clock.vsync(atOrAfter: processorFree)))
    }
    graphicsFree = graphicsStart + graphics
    return graphicsFree
  }
}
