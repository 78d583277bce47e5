// Sign in with Apple: no user is signed in, and every request ends as canceled by the user.

public import Foundation
import SimComponents
public import SimUIKit
public import SimViews

public struct ASAuthorizationError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let canceled = Code.canceled
}

public final class ASAuthorization: NSObject, Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Self(rawValue: "full_name"), email = Self(rawValue: "email")
  }
  public let credential: any ASAuthorizationCredential
  init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
}

public protocol ASAuthorizationCredential: NSObjectProtocol, Sendable {}

/// The credential of a user; none is ever created.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  override init() {}
  public var user: String { "" }
  public var fullName: PersonNameComponents? { nil }
  public var email: String? { nil }
  public var identityToken: Data? { nil }
  public var authorizationCode: Data? { nil }
  public var state: String? { nil }
}

open class ASAuthorizationRequest: NSObject {}

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?, state: String?
}

open class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }
  public override init() {}
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Reports `notFound` in a later turn of the main queue.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(.notFound, nil) } }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

public typealias ASPresentationAnchor = UIWindow

@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A controller of authorization requests, all of which are canceled.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public let authorizationRequests: [ASAuthorizationRequest]
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Reports to the delegate, in a later turn of the main queue, that the user canceled.
  open func performRequests() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.delegate?.authorizationController(
          controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
      }
    }
  }
}

/// A Sign in with Apple button, whose requests are all canceled.
public struct SignInWithAppleButton: View {
  public struct Label: Sendable {
    let text: String
    public static let signIn = Self(text: "Sign in with Apple"),
      `continue` = Self(text: "Continue with Apple"), signUp = Self(text: "Sign up with Apple")
  }
  public struct Style: Sendable {
    let ground: Color
    let text: Color
    public static let black = Self(ground: .black, text: .white),
      white = Self(ground: .white, text: .black), whiteOutline = white
  }
  private let label: Label
  private let request: (ASAuthorizationAppleIDRequest) -> Void
  private let completion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.appleButtonStyle) private var style

  /// Creates a button.
  ///
  /// A press calls `onRequest`, then `onCompletion` with an error that the user canceled.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, request, completion) = (label, onRequest, onCompletion) }

  /// A title in a box of the proposed size, at least 140 by 30 points.
  public var body: some View {
    Button {
      request(ASAuthorizationAppleIDRequest())
      completion(.failure(ASAuthorizationError(.canceled)))
    } label: {
      Text(verbatim: label.text)
        .foregroundStyle(style.text)
        .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
        .background(style.ground, in: RoundedRectangle(cornerRadius: 6))
    }
  }
}

private struct AppleButtonStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var appleButtonStyle: SignInWithAppleButton.Style {
    get { self[AppleButtonStyleKey.self] }
    set { self[AppleButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { environment(\.appleButtonStyle, style) }
}
