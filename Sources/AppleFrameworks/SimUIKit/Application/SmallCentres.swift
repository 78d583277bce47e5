// What apps tell the system in passing: widgets that should be redrawn, and whether there is a network.

public import Foundation

/// The centre of an app's widgets; there are none.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  private init() {}
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}

public struct NWPath: Sendable, Equatable {
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  public let status: Status
  public var isExpensive: Bool { false }
  /// Whether the user wants to spare it.
  public var isConstrained: Bool { false }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

public struct NWInterface: Sendable {
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
}

/// Watches the path to the network, which always exists and never changes, so it reports once.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath(status: .satisfied) }
  private var isCancelled = false
  public init() {}
  /// Creates a monitor of one kind of way.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public func start(queue: DispatchQueue) {
    queue.async { [self] in if !isCancelled { pathUpdateHandler?(currentPath) } }
  }
  public func cancel() { isCancelled = true }
}
