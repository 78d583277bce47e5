extension Color {
  /// A color of the system, known by its name.
  public init(_systemName name: String) { self.init(named: name) }
}
