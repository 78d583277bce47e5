// Web views, drawn as empty boxes. They store the URL and load nothing.

public import Foundation
public import SimComponents

@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
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

@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
  public nonisolated override init() {}
}

@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  public nonisolated override init() {}
}

@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public let httpCookieStore = WKHTTPCookieStore()
  nonisolated override init() {}
}

public final class HTTPCookie: NSObject, Sendable {
  public let name: String, value: String, domain: String, path: String
  init(name: String, value: String, domain: String, path: String) {
    (self.name, self.value, self.domain, self.path) = (name, value, domain, path)
  }
}

@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  nonisolated override init() {}
  /// Reports the cookies in a later turn of the main queue.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler([]) } }
  }
}

@MainActor @preconcurrency
open class WKNavigation: NSObject {
  nonisolated override init() {}
}

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

@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { "" }
  open var host: String { "" }
  /// The port; 0 means the default port.
  open var port: Int { 0 }
}

open class WKWindowFeatures: NSObject {}

public enum WKMediaCaptureType: Int, Sendable {
  case camera, microphone, cameraAndMicrophone
}

public enum WKPermissionDecision: Int, Sendable {
  case prompt, grant, deny
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// The methods of a navigation delegate, none of which is called.
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

/// The methods of a UI delegate, none of which is called.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}

@MainActor @preconcurrency
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The URL of the last request.
  open private(set) var url: URL?
  open var isInspectable = false
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
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
  /// Does nothing: no script runs, and the completion handler is not called.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}

/// A Safari view controller, drawn as an empty box.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    public nonisolated override init() {}
  }
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }
  public let url: URL
  /// The delegate, which is never called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
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

/// The methods of a Safari view controller's delegate, none of which is called.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
