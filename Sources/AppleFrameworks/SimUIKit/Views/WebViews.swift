// Pages of the web: boxes that keep the address they are told, and load nothing.

public import Foundation
public import SimComponents

/// How a web view is set up.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  /// What scripts of a page may do.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open lazy var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  public nonisolated override init() {}
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

@MainActor @preconcurrency
open class WKPreferences: NSObject {
  open var javaScriptCanOpenWindowsAutomatically = false
  open var javaScriptEnabled = true
  public nonisolated override init() {}
}

/// What scripts of a page may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
  public nonisolated override init() {}
}

/// Scripts of the app's own; none runs.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  public nonisolated override init() {}
}

@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// A store that ends with the app.
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The cookies; there are none but the app's own.
  public let httpCookieStore = WKHTTPCookieStore()
  nonisolated override init() {}
}

public final class HTTPCookie: NSObject, Sendable {
  public let name: String, value: String, domain: String, path: String
  init(name: String, value: String, domain: String, path: String) {
    (self.name, self.value, self.domain, self.path) = (name, value, domain, path)
  }
}

/// The cookies of web views: none ever comes.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  nonisolated override init() {}
  /// Gives all cookies, in a later turn.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler([]) } }
  }
}

@MainActor @preconcurrency
open class WKNavigation: NSObject {
  nonisolated override init() {}
}

/// What a page wants to do next.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType = WKNavigationType.other
  nonisolated init(request: URLRequest) { self.request = request }
}

@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  public let isMainFrame: Bool
  public let request: URLRequest
  nonisolated init(request: URLRequest, isMainFrame: Bool) {
    self.request = request
    self.isMainFrame = isMainFrame
  }
}

/// Where a page comes from; none asks for anything.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { "" }
  open var host: String { "" }
  /// The port; 0 for the usual one.
  open var port: Int { 0 }
}

/// What a page that opens a window wants of it; no page does.
open class WKWindowFeatures: NSObject {}

public enum WKMediaCaptureType: Int, Sendable {
  case camera, microphone, cameraAndMicrophone
}

/// What a page is told when it wants to record.
public enum WKPermissionDecision: Int, Sendable {
  case prompt, grant, deny
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether a page may do what it wants.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// Who hears of pages; it hears of none, for none is loaded.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Who shows what pages ask; they ask nothing.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}

/// A box that keeps the address of a page.
@MainActor @preconcurrency
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address of the page that was asked for.
  open private(set) var url: URL?
  /// Whether pages can be looked into from a desk; noted.
  open var isInspectable = false
  open var title: String? { nil }
  /// Whether a page is coming; none is.
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page to go back to.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  /// What the view calls itself to servers.
  open var customUserAgent: String?
  open private(set) lazy var scrollView = UIScrollView()

  public nonisolated init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public nonisolated convenience override init(frame: CGRect = .zero) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required nonisolated init?(coder: NSCoder) {
    fatalError("A web view needs a configuration: init(frame:configuration:).")
  }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return nil
  }
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    self.url = url
    return nil
  }
  @discardableResult open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// No script runs; the completion is not called.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}

/// A controller with a page of the web; it is a box.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// Whether the page is shown without its decoration.
    open var entersReaderIfAvailable = false
    /// Whether the bar gets out of the way.
    open var barCollapsingEnabled = true
    public nonisolated override init() {}
  }
  /// What the button that closes it is called.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }
  public let url: URL
  /// Who hears of the page; it is not loaded.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// What the button that closes it is called.
  open var dismissButtonStyle = DismissButtonStyle.done
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  public init(url: URL, configuration: Configuration = Configuration()) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }
  public required nonisolated init?(coder: NSCoder) {
    fatalError("A page needs an address: init(url:).")
  }
}

/// Who hears of a page that Safari shows; nobody is told.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page has come, or not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
