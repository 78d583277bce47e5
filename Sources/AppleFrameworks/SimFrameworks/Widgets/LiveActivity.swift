// Live Activities. An app starts, updates and ends them; they are not shown.

public import Foundation
public import SimViews

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable, Hashable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

public enum ActivityState: String, Codable, Hashable, Sendable {
  case active
  case ended
  case dismissed
  case stale
}

public struct ActivityUIDismissalPolicy: Sendable, Hashable {
  let date: Date?
  let isImmediate: Bool

  public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
  public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
  public static func after(_ date: Date) -> Self { Self(date: date, isImmediate: false) }
}

public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  case denied
  case unsupported
}

/// The authorization for activities, which is always granted.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { true }
  public var frequentPushesEnabled: Bool { true }
}

/// Accepted and ignored: there are no push updates.
public struct PushType: Sendable, Hashable {
  let name: String
  public static let token = PushType(name: "token")
  public static func channel(_ id: String) -> PushType { PushType(name: id) }
}

public struct AlertConfiguration: Sendable, Hashable {
  public struct AlertSound: Sendable, Hashable {
    let name: String
    public static let `default` = AlertSound(name: "")
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  let title: String
  let body: String

  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound = .default
  ) {
    self.title = String(localized: title)
    self.body = String(localized: body)
  }
}

/// The activities of the app in the order of their start.
private final class RunningActivities: @unchecked Sendable {
  static let shared = RunningActivities()
  private let lock = NSLock()
  private var activities: [AnyObject] = []
  private var started = 0
  private var watchers: [(AnyObject) -> Void] = []

  func add(_ make: (Int) -> AnyObject) {
    let (activity, watchers) = lock.withLock {
      started += 1
      let activity = make(started)
      activities.append(activity)
      return (activity, self.watchers)
    }
    for watcher in watchers { watcher(activity) }
  }

  /// Notifies a closure of every activity that is started later.
  func watch(_ watcher: @escaping (AnyObject) -> Void) {
    lock.withLock { watchers.append(watcher) }
  }

  func remove(_ activity: AnyObject) { lock.withLock { activities.removeAll { $0 === activity } } }

  func all<T>(_ type: T.Type) -> [T] { lock.withLock { activities.compactMap { $0 as? T } } }
}

/// An activity, which is not shown.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable
where Attributes.ContentState: Sendable {
  public typealias ContentState = Attributes.ContentState
  private let lock = NSLock()
  private var now: (content: ActivityContent<ContentState>, state: ActivityState)
  private var contentWatchers: [AsyncStream<ActivityContent<ContentState>>.Continuation] = []
  private var stateWatchers: [AsyncStream<ActivityState>.Continuation] = []

  public let id: String
  public let attributes: Attributes

  private init(_ number: Int, _ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = "activity-\(number)"
    self.attributes = attributes
    now = (content, .active)
  }

  public var content: ActivityContent<ContentState> { lock.withLock { now.content } }
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { lock.withLock { now.state } }
  /// Always nil: there are no push updates.
  public var pushToken: Data? { nil }

  /// The activities of this type that have not ended.
  public static var activities: [Activity<Attributes>] { RunningActivities.shared.all(Self.self) }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    var made: Activity<Attributes>?
    RunningActivities.shared.add {
      let activity = Activity($0, attributes, content)
      made = activity
      return activity
    }
    guard let made else { throw ActivityAuthorizationError.unsupported }
    return made
  }

  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async { set(content, .active) }

  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async { set(ActivityContent(state: contentState, staleDate: nil), .active) }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    set(content ?? self.content, dismissalPolicy.isImmediate ? .dismissed : .ended)
    RunningActivities.shared.remove(self)
  }

  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) },
      dismissalPolicy: dismissalPolicy)
  }

  /// The content after each update, until the activity is dismissed.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { next in lock.withLock { contentWatchers.append(next) } }
  }

  /// The content state after each update, until the activity is dismissed.
  public var contentStateUpdates:
    AsyncMapSequence<
      AsyncStream<ActivityContent<ContentState>>, ContentState
    >
  { contentUpdates.map(\.state) }

  /// The present state and each later one, until the activity is dismissed.
  public var activityStateUpdates: AsyncStream<ActivityState> {
    AsyncStream { next in
      lock.withLock {
        next.yield(now.state)
        stateWatchers.append(next)
      }
    }
  }

  /// A sequence without elements: there are no push updates.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { _ in } }

  /// The activities of this type that are started later.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { next in
      RunningActivities.shared.watch { if let activity = $0 as? Self { next.yield(activity) } }
    }
  }

  private func set(_ content: ActivityContent<ContentState>, _ state: ActivityState) {
    lock.withLock {
      let before = now
      now = (content, state)
      if content != before.content { for watcher in contentWatchers { watcher.yield(content) } }
      if state != before.state { for watcher in stateWatchers { watcher.yield(state) } }
      guard state == .dismissed else { return }
      for watcher in contentWatchers { watcher.finish() }
      for watcher in stateWatchers { watcher.finish() }
    }
  }
}
