/// A key that causes refer to by a name other than its type's.
protocol NamedEnvironmentKey {
  static var nameInCauses: String { get }
}
