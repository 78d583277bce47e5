public import Foundation

/// What goes wrong with signing in on a page.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Who says where a page is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signing in on a web page; no page is loaded, and the user cancels.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  /// Called with what the page has answered.
  public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void
  private let completion: CompletionHandler
  /// Who says where the page is shown.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of the browser.
  open var prefersEphemeralWebBrowserSession = false
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }
  /// Begins; the closure is told in a later turn of the main queue that the user has cancelled.
  @discardableResult open func start() -> Bool {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
      }
    }
    return true
  }
  open func cancel() {}
}

/// Asks whether an app may follow the user to others.
public enum ATTrackingManager {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  public static var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  /// Says no, in a later turn of the main queue.
  public static func requestTrackingAuthorization(
    completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { completionHandler(.denied) } }
  public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
