// What apps tell the system in passing: widgets that should be redrawn, and whether there is a network.

public import Foundation

/// The centre of an app's widgets; there are none.
public final class WidgetCenter: Sendable {
  /// The app's centre.
  public static let shared = WidgetCenter()
  private init() {}
  /// Nothing is redrawn.
  public func reloadAllTimelines() {}
  /// Nothing is redrawn.
  public func reloadTimelines(ofKind kind: String) {}
}

/// A way to the network.
public struct NWPath: Sendable, Equatable {
  /// Whether it can be gone.
  public enum Status: Sendable {
    /// The states.
    case satisfied, unsatisfied, requiresConnection
  }
  /// Whether it can be gone.
  public let status: Status
  /// Whether it costs; it does not.
  public var isExpensive: Bool { false }
  /// Whether the user wants to spare it.
  public var isConstrained: Bool { false }
  /// Whether it goes over something.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// What a way goes over.
public struct NWInterface: Sendable {
  /// The kinds.
  public enum InterfaceType: Sendable {
    /// The kinds.
    case other, wifi, cellular, wiredEthernet, loopback
  }
}

/// Watches the path to the network, which always exists and never changes, so it reports once.
public final class NWPathMonitor: @unchecked Sendable {
  /// Who hears of it.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The way.
  public var currentPath: NWPath { NWPath(status: .satisfied) }
  private var isCancelled = false
  /// Creates a monitor.
  public init() {}
  /// Creates a monitor of one kind of way.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Tells the handler, on a queue.
  public func start(queue: DispatchQueue) {
    queue.async { [self] in if !isCancelled { pathUpdateHandler?(currentPath) } }
  }
  /// Tells nobody any more.
  public func cancel() { isCancelled = true }
}
