public import SimViews

/// The page of a playground: it keeps its view and shows nothing; a preview or an app does.
@MainActor
public final class PlaygroundPage {
  public static let current = PlaygroundPage()
  /// Whether the page goes on when its code has come to the end.
  public var needsIndefiniteExecution = false
  public var liveView: Any?
  private init() {}
  public func setLiveView<V: View>(_ newLiveView: V) { liveView = newLiveView }
  public func finishExecution() -> Never { preconditionFailure("The page of a playground ended.") }
}
