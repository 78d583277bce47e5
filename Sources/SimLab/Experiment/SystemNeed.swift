// A strategy may use API that is newer than a system: it would not compile for a phone with that system, or not start on it.

public import SimDevice

/// A part of the API, and the first system that has it.
public struct SystemNeed: Equatable, Sendable {
  /// The part, as its users write it, such as `NavigationStack`.
  public var api: String
  /// The first system that has it.
  public var system: SimulatedSystem

  /// Creates a need with the given values.
  public init(_ api: String, since system: SimulatedSystem) {
    self.api = api
    self.system = system
  }

  /// Why a system is too old, in half a sentence; nil if it is not, or is not a known one.
  package func refusal(on name: String) -> String? {
    let names = SimulatedSystem.all.map(\.name)
    guard let place = names.firstIndex(of: name), let first = names.firstIndex(of: system.name),
      place < first
    else { return nil }
    return "\(api) needs \(system.name)"
  }
}
