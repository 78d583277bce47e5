// Sessions with a watch. None is paired, so sessions are not supported and messages fail.

public import Foundation

public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

public struct WCError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated,
      deviceNotPaired, watchAppNotInstalled, notReachable, invalidParameter
  }
  public let code: Code
  init(_ code: Code) { self.code = code }
}

/// The methods of a session's delegate.
///
/// Only `session(_:activationDidCompleteWith:error:)` is called.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext context: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

open class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: Any]
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
  open var isTransferring: Bool { false }
  open func cancel() {}
}

public final class WCSession: NSObject, Sendable {
  private static let only = WCSession()
  public static var `default`: WCSession { only }
  /// Always false: no watch is paired.
  public static func isSupported() -> Bool { false }
  public nonisolated(unsafe) weak var delegate: (any WCSessionDelegate)?
  override init() {}
  public var activationState: WCSessionActivationState { .notActivated }
  public var isPaired: Bool { false }
  public var isReachable: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var isComplicationEnabled: Bool { false }
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }
  /// Reports a failure to the delegate in a later turn of the main queue.
  public func activate() {
    DispatchQueue.main.async { [self] in
      delegate?.session(
        self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }
  /// Reports a failure in a later turn of the main queue.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    later { errorHandler?(WCError(.deviceNotPaired)) }
  }
  /// Reports a failure in a later turn of the main queue.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    later { errorHandler?(WCError(.deviceNotPaired)) }
  }
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.deviceNotPaired)
  }
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }
  @discardableResult
  public func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo) }
}
