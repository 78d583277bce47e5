// How views and scenes come to a container.

public import SimComponents
public import SimViews

private struct ModelContextKey: EnvironmentKey {
  /// Where no container was given there is a context that holds nothing.
  static var defaultValue: ModelContext { ModelContext(withoutContainer: ()) }
}

extension EnvironmentValues {
  /// The context that queries and views of this environment work with.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// What a modifier's container is made of, and the container, made once for each identity.
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
  /// Sets the container whose main context views of this view work with.
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the context that views of this view work with.
  nonisolated public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Makes a container for classes of models once, whose main context views of this view work with.
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

  /// Makes a container for a class of models once, whose main context views of this view work with.
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

/// A scene whose views have a container.
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
  /// Sets the container whose main context views of this scene work with.
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the context that views of this scene work with.
  nonisolated public func modelContext(_ context: ModelContext) -> some Scene {
    environment(\.modelContext, context)
  }

  /// Makes a container for classes of models once, whose main context views of this scene work with.
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

  /// Makes a container for a class of models once, whose main context views of this scene work with.
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
