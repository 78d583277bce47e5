// What a strategy is written with may be younger than a system: there it would not compile for, or not start on, a phone.

public import SimDevice

/// A part of the API, and the first system that has it.
public struct SystemNeed: Equatable, Sendable {
  /// The part, as its users write it, such as `NavigationStack`.
  public var api: String
  /// The first system that has it.
  public var system: SimulatedSystem

  /// Makes a need.
  public init(_ api: String, since system: SimulatedSystem) {
    self.api = api
    self.system = system
  }

  /// Why a system is too old, in half a sentence; nil where it is not, or is none of those that are known.
  package func refusal(on name: String) -> String? {
    let names = SimulatedSystem.all.map(\.name)
    guard let place = names.firstIndex(of: name), let first = names.firstIndex(of: system.name),
      place < first
    else { return nil }
    return "\(api) needs \(system.name)"
  }
}
