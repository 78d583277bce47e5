public import Observation

extension EnvironmentValues {
  /// An observable object in the environment; nil if there is none of the type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}

extension View {
  /// Sets the Dynamic Type size within the view.
  nonisolated public func dynamicTypeSize(
    _ size: DynamicTypeSize
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<DynamicTypeSize>> {
    environment(\.dynamicTypeSize, size)
  }
}
