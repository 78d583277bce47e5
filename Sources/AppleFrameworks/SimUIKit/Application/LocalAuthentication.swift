// Local authentication on a device without biometrics and without a passcode: authentication is not available.

public import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

public struct LAError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4,
      passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7,
      biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }
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

open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var biometryType: LABiometryType { .faceID }
  public override init() {}
  private func refusal(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }
  /// Always false, with an error that states the reason.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = refusal(policy) as NSError
    return false
  }
  /// Reports a failure in a later turn of the main queue.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = refusal(policy)
    DispatchQueue.main.async { reply(false, error) }
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw refusal(policy)
  }
  open func invalidate() {}
}
