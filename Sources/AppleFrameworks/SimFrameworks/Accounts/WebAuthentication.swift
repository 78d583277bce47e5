public import Foundation

public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A web authentication session; it loads no page and is always canceled.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void
  private let completion: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }
  /// Starts the session, which is canceled in a later turn of the main queue.
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

public enum ATTrackingManager {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  public static var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  /// Reports a denial in a later turn of the main queue.
  public static func requestTrackingAuthorization(
    completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { completionHandler(.denied) } }
  public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
