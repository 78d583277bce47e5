// Observable web pages. They store the URL and load nothing.

public import Foundation
public import Observation
public import SimComponents
public import SimViews

/// A web page, which is never loaded.
@MainActor @Observable
public final class WebPage {
  public struct Configuration {
    public var applicationNameForUserAgent: String?
    public init() {}
  }

  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  public private(set) var url: URL?
  /// Always empty, because no page is loaded.
  public private(set) var title = ""
  /// Always 0: nothing is loaded.
  public private(set) var estimatedProgress = 0.0
  public var isLoading: Bool { false }
  public var customUserAgent: String?

  public init(configuration: Configuration = Configuration()) {}

  @discardableResult
  public func load(_ request: URLRequest) -> AsyncStream<NavigationEvent> { load(request.url) }

  @discardableResult
  public func load(_ url: URL?) -> AsyncStream<NavigationEvent> {
    self.url = url
    return AsyncStream { $0.finish() }
  }

  @discardableResult
  public func load(html: String, baseURL: URL = URL(filePath: "/")) -> AsyncStream<NavigationEvent>
  { load(baseURL) }

  @discardableResult
  public func reload(fromOrigin: Bool = false) -> AsyncStream<NavigationEvent> { load(url) }

  public func stopLoading() {}
}

/// A web view, drawn as an empty box.
public struct WebView: View {
  public init(_ page: WebPage) {}
  public init(url: URL?) {}
  public var body: some View { Color.white }
}

public enum WebViewAllowance: Sendable {
  case automatic, enabled, disabled
}

extension View {
  /// Accepted and ignored: no page is loaded.
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebViewAllowance
  ) -> some View { self }
  /// Accepted and ignored: no page is loaded.
  nonisolated public func webViewMagnificationGestures(_ value: WebViewAllowance) -> some View {
    self
  }
  /// Accepted and ignored: no page is loaded.
  nonisolated public func webViewLinkPreviews(_ value: WebViewAllowance) -> some View { self }
  /// Accepted and ignored: no page is loaded.
  nonisolated public func webViewTextSelection(_ value: WebViewAllowance) -> some View { self }
  /// Accepted and ignored: no page is loaded.
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
