// Pages of the web as values that views observe: they keep the address that they are told, and load nothing.

public import Foundation
public import Observation
public import SimComponents
public import SimViews

/// A page of the web; nothing is loaded.
@MainActor @Observable
public final class WebPage {
  public struct Configuration {
    /// Whether the page asks for the name of a browser.
    public var applicationNameForUserAgent: String?
    public init() {}
  }

  /// What happens while a page is loaded.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  public private(set) var url: URL?
  /// What the page is called; an address alone does not say it.
  public private(set) var title = ""
  /// How much is loaded, from 0 to 1.
  public private(set) var estimatedProgress = 0.0
  public var isLoading: Bool { false }
  /// The name that the page is given of the browser.
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

/// A view that shows a page of the web: an empty box.
public struct WebView: View {
  public init(_ page: WebPage) {}
  public init(url: URL?) {}
  public var body: some View { Color.white }
}

/// Whether something about a page of the web is allowed.
public enum WebViewAllowance: Sendable {
  case automatic, enabled, disabled
}

extension View {
  /// Sets whether swipes go back and forth between pages; there is one.
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebViewAllowance
  ) -> some View { self }
  /// Sets whether pages are enlarged by two fingers; they are not drawn.
  nonisolated public func webViewMagnificationGestures(_ value: WebViewAllowance) -> some View {
    self
  }
  /// Sets whether links show what they lead to; there are none.
  nonisolated public func webViewLinkPreviews(_ value: WebViewAllowance) -> some View { self }
  /// Sets whether text is selected; there is none.
  nonisolated public func webViewTextSelection(_ value: WebViewAllowance) -> some View { self }
  /// Sets whether a page has a ground; it is not drawn.
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
