import SimGraph
import SimReflection

extension NodeRuntime {
  /// The cause of a change that a modifier makes to the environment.
  func environmentChanged(_ scope: EnvironmentScope) -> CauseID {
    guard let key = scope.writtenKey else { return graph.currentCause }
    let name = (key as? any NamedEnvironmentKey.Type)?.nameInCauses ?? typeName(key)
    return causes.link(.environment, after: graph.currentCause, causes.name(name), .none)
  }
}

extension NodeRuntime {
  /// Why the body runs that is running, by its number in the table of causes.
  package var currentCause: UInt32 { graph.currentCause.rawValue }

  /// The dependency graph: one line per node, with what it read.
  package var graphDescription: String { graph.description }
}
