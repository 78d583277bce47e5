// A closure that an update calls and that causes the next update would never end. The framework counts
// the calls of each within one frame, and then drops them with a message.

/// How often one node has called its closure in the current frame.
@MainActor
struct ActionLimit {
  private let madeInFrame: UInt64
  private var frame: UInt64 = 0
  private var calls = 0

  init(_ runtime: ViewRuntime) { madeInFrame = runtime.frame }

  /// Whether the closure may be called once more; if not, the framework says so, once a frame.
  mutating func allows(_ label: String, _ runtime: ViewRuntime) -> Bool {
    if frame != runtime.frame {
      frame = runtime.frame
      calls = 0
    }
    calls += 1
    let policy = runtime.policy
    let limit =
      frame == madeInFrame ? policy.actionsInFirstFrame : policy.actionsInFrame
    if calls == limit + 1 { runtime.warnOfLoop(label) }
    return calls <= limit
  }
}
