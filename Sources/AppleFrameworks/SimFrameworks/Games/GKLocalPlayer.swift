// Game Center without an account: the player is not signed in, and nothing is reported or loaded.

public import Foundation
public import SimUIKit

public struct GKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1, cancelled, communicationsFailure, notAuthenticated = 6,
      authenticationInProgress = 7, notSupported = 16
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

@MainActor @preconcurrency
open class GKPlayer: NSObject {
  public enum PhotoSize: Int, Sendable {
    case small, normal
  }
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  nonisolated override init() {}
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage {
    throw GKError(.notAuthenticated)
  }
}

open class GKLocalPlayer: GKPlayer {
  private nonisolated static let only = GKLocalPlayer()
  public nonisolated class var local: GKLocalPlayer { only }
  public nonisolated class func localPlayer() -> GKLocalPlayer { only }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { false }
  /// A handler, to which the absence of an account is reported in a later turn of the main queue.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      DispatchQueue.main.async { [self] in authenticateHandler?(nil, GKError(.notAuthenticated)) }
    }
  }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
}

/// The methods of a listener, none of which is called.
public protocol GKLocalPlayerListener: NSObjectProtocol {}

@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  public static let shared = GKAccessPoint()
  open var location = Location.topLeading
  /// Accepted and ignored: there is no account.
  open var isActive = false, showHighlights = false
  open func trigger(handler: @escaping () -> Void) {}
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
