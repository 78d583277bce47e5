/// A key that causes call by another name than its type's.
protocol NamedEnvironmentKey {
  /// The name.
  static var nameInCauses: String { get }
}
