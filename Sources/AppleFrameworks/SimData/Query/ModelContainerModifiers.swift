// Model containers and contexts in the environment of views and scenes.

public import SimComponents
public import SimViews

private struct ModelContextKey: EnvironmentKey {
  /// The context of an environment without a container; it is always empty.
  static var defaultValue: ModelContext { ModelContext(withoutContainer: ()) }
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// The container that a modifier creates once for each view identity.
@MainActor private final class MadeContainer: ObservableObject {
  let context: ModelContext

  init(_ wish: ContainerWish) {
    let made = Result {
      try ModelContainer(
        for: Schema(wish.types),
        configurations: [ModelConfiguration(isStoredInMemoryOnly: wish.isInMemory)])
    }
    context = (try? made.get().mainContext) ?? ModelContext(withoutContainer: ())
    context.autosaveEnabled = wish.autosaves
    wish.onSetup(made)
  }
}

private struct ContainerWish {
  let types: [any PersistentModel.Type]
  let isInMemory: Bool
  let autosaves: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
}

private struct ContainerModifier: ViewModifier {
  @StateObject private var made: MadeContainer

  init(_ wish: ContainerWish) { _made = StateObject(wrappedValue: MadeContainer(wish)) }

  func body(content: Content) -> some View {
    content.environment(\.modelContext, made.context)
  }
}

extension View {
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  nonisolated public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Creates a container once for each view identity and places its main context in the
  /// environment.
  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(
        ContainerWish(
          types: modelTypes, isInMemory: inMemory, autosaves: isAutosaveEnabled, onSetup: onSetup)))
  }

  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
}

private struct ContainerScene<Content: Scene>: Scene {
  @StateObject private var made: MadeContainer
  private let content: Content

  init(_ content: Content, _ wish: ContainerWish) {
    self.content = content
    _made = StateObject(wrappedValue: MadeContainer(wish))
  }

  var body: some Scene {
    content.environment(\.modelContext, made.context)
  }
}

extension Scene {
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  nonisolated public func modelContext(_ context: ModelContext) -> some Scene {
    environment(\.modelContext, context)
  }

  /// Creates a container once for the scene and places its main context in the environment.
  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ContainerScene(
      self,
      ContainerWish(
        types: modelTypes, isInMemory: inMemory, autosaves: isAutosaveEnabled, onSetup: onSetup))
  }

  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
}
