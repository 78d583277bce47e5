// Location updates and monitors as asynchronous sequences: no location and no event is ever delivered.

public import Foundation

/// An update; none is ever delivered.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  public var location: CLLocation? { nil }
  public var isStationary: Bool { false }
  public var stationary: Bool { false }
  public var authorizationDenied: Bool { false }
  public var authorizationDeniedGlobally: Bool { false }
  public var authorizationRestricted: Bool { false }
  public var authorizationRequestInProgress: Bool { true }
  public var insufficientlyInUse: Bool { false }
  public var locationUnavailable: Bool { true }
  public var accuracyLimited: Bool { false }

  /// Updates, which come without end on a phone: the sequence ends when its task is cancelled.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var rest = AsyncStream<CLLocationUpdate>.makeStream()
      public mutating func next() async throws -> CLLocationUpdate? {
        for await update in rest.stream { return update }
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}

/// A session that keeps an authorization; it is never granted.
public final class CLServiceSession: Sendable {
  public enum AuthorizationRequirement: Int, Sendable {
    case none, whenInUse, always
  }
  public init(authorization: AuthorizationRequirement) {}
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
  public func invalidate() {}
}

/// A session that keeps an app running in the background.
public final class CLBackgroundActivitySession: Sendable {
  public init() {}
  public func invalidate() {}
}

public protocol CLCondition: Sendable {}

/// A monitor, which keeps its conditions and reports no events.
public actor CLMonitor {
  public struct CircularGeographicCondition: CLCondition, Hashable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }
  public struct Event: Sendable {
    public enum State: UInt, Sendable {
      case unknown, satisfied, unsatisfied, unmonitored
    }
    public let identifier: String
    public let state: State
    public let date: Date
  }
  public let name: String
  private var conditions: [(identifier: String, condition: any CLCondition)] = []
  public init(_ name: String) async { self.name = name }
  public var identifiers: [String] { conditions.map(\.identifier) }
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
  ) {
    remove(identifier)
    conditions.append((identifier, condition))
  }
  public func remove(_ identifier: String) {
    conditions.removeAll { $0.identifier == identifier }
  }
  /// The events, none of which ever comes.
  public nonisolated var events: AsyncStream<Event> { AsyncStream { _ in } }
}
