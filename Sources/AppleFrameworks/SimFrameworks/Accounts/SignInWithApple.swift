// Apple accounts: nobody is signed in, and requests are answered as cancelled by the user.

public import Foundation
import SimComponents
public import SimUIKit
public import SimViews

/// What goes wrong with accounts.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The reasons.
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The user has turned away.
  public static let canceled = Code.canceled
}

/// What an app wants to know of an account.
public final class ASAuthorization: NSObject, Sendable {
  /// A part of an account.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a part.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name, and the address.
    public static let fullName = Self(rawValue: "full_name"), email = Self(rawValue: "email")
  }
  /// What was given; nothing is.
  public let credential: any ASAuthorizationCredential
  init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// What shows who the user is.
public protocol ASAuthorizationCredential: NSObjectProtocol, Sendable {}

/// What shows who the user is to Apple; none is given.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  override init() {}
  /// The user's number.
  public var user: String { "" }
  /// The user's name.
  public var fullName: PersonNameComponents? { nil }
  /// The user's address.
  public var email: String? { nil }
  /// What servers check.
  public var identityToken: Data? { nil }
  /// What servers ask with.
  public var authorizationCode: Data? { nil }
  /// What the app has said with its question.
  public var state: String? { nil }
}

/// A question for an account.
open class ASAuthorizationRequest: NSObject {}

/// A question for an account of Apple's.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What is asked for.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What comes back with the answer.
  open var nonce: String?, state: String?
}

/// What asks for accounts of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Whether a user is still the user.
  public enum CredentialState: Int, Sendable {
    /// The states.
    case revoked, authorized, notFound, transferred
  }
  /// Creates it.
  public override init() {}
  /// Creates a question.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Says that there is no such user, in a later turn of the main queue.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(.notFound, nil) } }
  /// Says that there is no such user.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Where questions are shown.
public typealias ASPresentationAnchor = UIWindow

/// Who hears of an answer.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// The user was given; never called.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// The user was not given.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Nothing happens.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Nothing happens.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Who says where a question is shown.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Where it is shown.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// What asks the user; the user turns away.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  /// Who hears of the answer.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who says where it is shown.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Creates a question.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Asks; the delegate is told in a later turn of the main queue that the user has cancelled.
  open func performRequests() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.delegate?.authorizationController(
          controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
      }
    }
  }
}

/// The control your users touch to initiate the Sign in with Apple flow: a button; the user cancels.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    let text: String
    /// The texts.
    public static let signIn = Self(text: "Sign in with Apple"),
      `continue` = Self(text: "Continue with Apple"), signUp = Self(text: "Sign up with Apple")
  }
  /// How the button looks.
  public struct Style: Sendable {
    let ground: Color
    let text: Color
    /// Black, white, and white with an edge.
    public static let black = Self(ground: .black, text: .white),
      white = Self(ground: .white, text: .black), whiteOutline = white
  }
  private let label: Label
  private let request: (ASAuthorizationAppleIDRequest) -> Void
  private let completion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.appleButtonStyle) private var style

  /// Creates a button: when it is pressed, the app fills in a request, and is told that the user has cancelled.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, request, completion) = (label, onRequest, onCompletion) }

  /// A text in a box that fills what it is offered, at least 140 by 30 points.
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
  /// Sets how buttons of Apple's look.
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { environment(\.appleButtonStyle, style) }
}
