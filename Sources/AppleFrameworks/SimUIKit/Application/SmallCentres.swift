// The widget center and the network path monitor.

public import Foundation

/// The widget center of an app without widgets.
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
  public var isConstrained: Bool { false }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

public struct NWInterface: Sendable {
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
}

/// A monitor of a network path that is always satisfied.
///
/// It reports once, because the path never changes.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath(status: .satisfied) }
  private var isCancelled = false
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public func start(queue: DispatchQueue) {
    queue.async { [self] in if !isCancelled { pathUpdateHandler?(currentPath) } }
  }
  public func cancel() { isCancelled = true }
}
