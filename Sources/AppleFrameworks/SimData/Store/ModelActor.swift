// Actors that work with the models of a container beside the views. Their context shares the container's models, as all do.

/// An executor that works with the models of a context.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

/// An executor that works with the models of a context, one job after another.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An executor that works with the models of a context, on the pool of threads on which tasks run.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext

  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Runs a job where jobs of actors without an executor of their own run.
  public func enqueue(_ job: UnownedJob) { globalConcurrentExecutor.enqueue(job) }
}

/// An interface for a concurrent task that works with models, each of which belongs to the actor that fetched it.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of an identifier, if the container holds it.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
