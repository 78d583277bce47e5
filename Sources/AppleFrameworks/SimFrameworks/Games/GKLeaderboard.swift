// Scores and achievements. Without an account none is reported or loaded.

public import Foundation
public import SimUIKit

public final class GKLeaderboard: NSObject, Sendable {
  public enum PlayerScope: Int, Sendable {
    case global, friendsOnly
  }
  public enum TimeScope: Int, Sendable {
    case today, week, allTime
  }
  public final class Entry: NSObject, Sendable {
    public var rank: Int { 0 }
    public var score: Int { 0 }
    public var formattedScore: String { "" }
    public var context: Int { 0 }
    public var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
    @MainActor public var player: GKPlayer { GKPlayer() }
    override init() {}
  }
  public var baseLeaderboardID: String { "" }
  public var title: String? { nil }
  override init() {}
  public static func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError(.notAuthenticated) }
  /// Reports a failure in a later turn of the main queue.
  public static func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) } }
  public static func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard]
  {
    throw GKError(.notAuthenticated)
  }
  /// Reports a failure in a later turn of the main queue.
  public static func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) } }
  public func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
}

open class GKAchievement: NSObject {
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  public init(identifier: String) { self.identifier = identifier }
  open class func report(_ achievements: [GKAchievement]) async throws {
    throw GKError(.notAuthenticated)
  }
  /// Reports a failure in a later turn of the main queue.
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler {
      DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) }
    }
  }
  open class func loadAchievements() async throws -> [GKAchievement] {
    throw GKError(.notAuthenticated)
  }
  /// Reports a failure in a later turn of the main queue.
  open class func loadAchievements(
    completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) {
    if let completionHandler {
      DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) }
    }
  }
  open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The dashboard, which is an empty screen.
@MainActor @preconcurrency
open class GKGameCenterViewController: UIViewController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) { self.init(nibName: nil, bundle: nil) }
  public convenience init(achievementID: String) { self.init(nibName: nil, bundle: nil) }
}
