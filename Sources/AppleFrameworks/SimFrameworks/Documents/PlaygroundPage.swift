public import SimViews

/// The page of a playground; it stores its live view and shows nothing.
@MainActor
public final class PlaygroundPage {
  public static let current = PlaygroundPage()
  public var needsIndefiniteExecution = false
  public var liveView: Any?
  private init() {}
  public func setLiveView<V: View>(_ newLiveView: V) { liveView = newLiveView }
  public func finishExecution() -> Never { preconditionFailure("The page of a playground ended.") }
}
