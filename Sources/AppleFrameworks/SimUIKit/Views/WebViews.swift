// Pages of the web: boxes that keep the address they are told, and load nothing.

public import Foundation
public import SimComponents

/// How a web view is set up.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// What scripts may do.
  open var preferences = WKPreferences()
  /// What scripts of a page may do.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// Scripts of the app's own.
  open var userContentController = WKUserContentController()
  /// What pages leave behind.
  open lazy var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether films play within the page.
  open var allowsInlineMediaPlayback = false
  /// Which media wait for a touch.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Creates a configuration.
  public nonisolated override init() {}
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What scripts may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether scripts would run.
  open var javaScriptEnabled = true
  /// Creates preferences.
  public nonisolated override init() {}
}

/// What scripts of a page may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// Whether scripts run.
  open var allowsContentJavaScript = true
  /// Creates preferences.
  public nonisolated override init() {}
}

/// Scripts of the app's own; none runs.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// Creates a controller.
  public nonisolated override init() {}
}

/// What pages leave behind; nothing does.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  /// The store of all.
  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// A store that ends with the app.
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The cookies; there are none but the app's own.
  public let httpCookieStore = WKHTTPCookieStore()
  nonisolated override init() {}
}

/// A cookie as a value.
public final class HTTPCookie: NSObject, Sendable {
  /// What is said of it.
  public let name: String, value: String, domain: String, path: String
  /// Creates a cookie.
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

/// A page that is being loaded.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
  nonisolated override init() {}
}

/// What a page wants to do next.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// What is asked for.
  public let request: URLRequest
  /// What led to it.
  public let navigationType = WKNavigationType.other
  nonisolated init(request: URLRequest) { self.request = request }
}

/// A frame of a page.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// Whether it is the whole page.
  public let isMainFrame: Bool
  /// What was asked for.
  public let request: URLRequest
  nonisolated init(request: URLRequest, isMainFrame: Bool) {
    self.request = request
    self.isMainFrame = isMainFrame
  }
}

/// Where a page comes from; none asks for anything.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
  /// The scheme of its address.
  open var `protocol`: String { "" }
  /// The host of its address.
  open var host: String { "" }
  /// The port; 0 for the usual one.
  open var port: Int { 0 }
}

/// What a page that opens a window wants of it; no page does.
open class WKWindowFeatures: NSObject {}

/// What a page wants to record.
public enum WKMediaCaptureType: Int, Sendable {
  /// The kinds.
  case camera, microphone, cameraAndMicrophone
}

/// What a page is told when it wants to record.
public enum WKPermissionDecision: Int, Sendable {
  /// The answers.
  case prompt, grant, deny
}

/// What leads to another page.
public enum WKNavigationType: Int, Sendable {
  /// The kinds.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// Something else.
  case other = -1
}

/// Whether a page may do what it wants.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The answers.
  case cancel, allow, download
}

/// Who hears of pages; it hears of none, for none is loaded.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  /// A page begins to come.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page has come.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page did not come.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Nothing happens.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Nothing happens.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Nothing happens.
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
  /// How it is set up.
  public let configuration: WKWebViewConfiguration
  /// Who hears of pages.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what pages ask.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address of the page that was asked for.
  open private(set) var url: URL?
  /// Whether pages can be looked into from a desk; noted.
  open var isInspectable = false
  /// The page's title; none is known.
  open var title: String? { nil }
  /// Whether a page is coming; none is.
  open var isLoading: Bool { false }
  /// How far the page has come.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page to go back to.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { false }
  /// Whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// What the view calls itself to servers.
  open var customUserAgent: String?
  /// What scrolls the page.
  open private(set) lazy var scrollView = UIScrollView()

  /// Creates a view.
  public nonisolated init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Creates a view.
  public nonisolated convenience override init(frame: CGRect = .zero) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// An archive has no configuration.
  public required nonisolated init?(coder: NSCoder) {
    fatalError("A web view needs a configuration: init(frame:configuration:).")
  }

  /// Keeps the address.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Keeps the address.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }
  /// Keeps the address.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return nil
  }
  /// Keeps the address.
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    self.url = url
    return nil
  }
  /// Nothing happens.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Nothing happens.
  open func stopLoading() {}
  /// Nothing happens.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Nothing happens.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// No script runs; the completion is not called.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}

/// A controller with a page of the web; it is a box.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// How the controller is set up.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// Whether the page is shown without its decoration.
    open var entersReaderIfAvailable = false
    /// Whether the bar gets out of the way.
    open var barCollapsingEnabled = true
    /// Creates a configuration.
    public nonisolated override init() {}
  }
  /// What the button that closes it is called.
  public enum DismissButtonStyle: Int, Sendable {
    /// The names.
    case done, close, cancel
  }
  /// The address of the page.
  public let url: URL
  /// Who hears of the page; it is not loaded.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// What the button that closes it is called.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The colour of the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of the controls.
  open var preferredControlTintColor: UIColor?
  /// Creates a controller.
  public init(url: URL, configuration: Configuration = Configuration()) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }
  /// An archive has no address.
  public required nonisolated init?(coder: NSCoder) {
    fatalError("A page needs an address: init(url:).")
  }
}

/// Who hears of a page that Safari shows; nobody is told.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user has closed it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page has come, or not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Nothing happens.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Nothing happens.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
