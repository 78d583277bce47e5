// Authentication of the phone's holder: it has no face and no passcode on record, so nobody can authenticate.

public import Foundation

/// What is asked for.
public enum LAPolicy: Int, Sendable {
  /// A face or a finger; or else the code.
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// What the phone could look at.
public enum LABiometryType: Int, Sendable {
  /// The kinds.
  case none, touchID, faceID, opticID
}

/// Why somebody was not recognised.
public struct LAError: Error, CustomNSError, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The reasons.
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4,
      passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7,
      biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The sentence.
  public var errorUserInfo: [String: Any] {
    let sentence =
      switch code {
      case .biometryNotEnrolled: "No identities are enrolled."
      case .passcodeNotSet: "Passcode not set."
      default: "Authentication failed."
      }
    return [NSLocalizedDescriptionKey: sentence]
  }
}

/// A question who holds the phone.
open class LAContext: NSObject, @unchecked Sendable {
  /// What the button for another way says.
  open var localizedFallbackTitle: String?
  /// What the button that gives up says.
  open var localizedCancelTitle: String?
  /// Why the app asks.
  open var localizedReason = ""
  /// What the phone could look at.
  open var biometryType: LABiometryType { .faceID }
  /// Creates a question.
  public override init() {}
  private func refusal(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }
  /// Whether it can be asked: it cannot, and the error says why.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = refusal(policy) as NSError
    return false
  }
  /// Asks; the refusal comes in a later turn of the main queue.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = refusal(policy)
    DispatchQueue.main.async { reply(false, error) }
  }
  /// Asks, and is refused.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw refusal(policy)
  }
  /// Nothing is being asked.
  open func invalidate() {}
}
