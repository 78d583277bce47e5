/// Where the values of an environment are read.
@_spi(Runtime) public class EnvironmentSource {
  init() {}

  /// The values; reading them during an evaluation makes a dependency on them.
  package func read() -> EnvironmentValues { EnvironmentValues() }
}
