// A closure that is called by an update and causes the next one would loop for ever. The framework
// counts the calls of each within one frame, and then drops them with a message.

/// How often one node has called its closure in the current frame.
@MainActor
struct ActionLimit {
  private var frame: UInt64 = 0
  private var calls = 0

  /// Whether the closure of a node may be called once more; if not, the framework says so, once per frame.
  ///
  /// A screen that is shown first is brought up to date several times within one frame, so more calls get
  /// through there.
  mutating func allows(_ label: String, _ node: _ViewNode) -> Bool {
    let runtime = node.runtime
    if frame != runtime.frame {
      frame = runtime.frame
      calls = 0
    }
    calls += 1
    let policy = runtime.policy
    let limit =
      node.root.isInFirstFrame ? policy.actionsInFirstFrame : policy.actionsInFrame
    if calls == limit + 1 { runtime.warnOfLoop(label) }
    return calls <= limit
  }
}
