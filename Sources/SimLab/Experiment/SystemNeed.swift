// The minimum system of a strategy. A strategy may use an API that a system lacks: it would not compile for a device with
// that system, or not launch on it.

public import SimDevice

/// An API, and the first system that has it.
public struct SystemNeed: Equatable, Sendable {
  /// The API as it is spelled in code, such as `NavigationStack`.
  public var api: String
  /// The first system that has it.
  public var system: SimulatedSystem

  /// Creates a need with the given values.
  public init(_ api: String, since system: SimulatedSystem) {
    self.api = api
    self.system = system
  }

  /// Returns the reason why a system is too old, or nil if it is not, or is unknown.
  package func refusal(on name: String) -> String? {
    let names = SimulatedSystem.all.map(\.name)
    guard let place = names.firstIndex(of: name), let first = names.firstIndex(of: system.name),
      place < first
    else { return nil }
    return "\(api) needs \(system.name)"
  }
}
