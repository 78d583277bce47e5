public import SimViews

/// The page of a playground: it keeps its view and shows nothing; a preview or an app does.
@MainActor
public final class PlaygroundPage {
  /// The page.
  public static let current = PlaygroundPage()
  /// Whether the page goes on when its code has come to the end.
  public var needsIndefiniteExecution = false
  /// What the page shows.
  public var liveView: Any?
  private init() {}
  /// Shows a view.
  public func setLiveView<V: View>(_ newLiveView: V) { liveView = newLiveView }
  /// Ends.
  public func finishExecution() -> Never { preconditionFailure("The page of a playground ended.") }
}
