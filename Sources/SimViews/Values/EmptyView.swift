/// A view that doesn't contain any content.
nonisolated public struct EmptyView {
  /// Creates an empty view.
  nonisolated public init() {}
}
