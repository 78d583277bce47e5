/// A count of a run as a whole, as records and baselines have it.
package struct ExactCount: Sendable {
  /// The name, as records have it.
  package let name: String
  package let path: any WritableKeyPath<RunCounts, Int> & Sendable
  /// Whether other builds of the same source may have other counts.
  package let dependsOnBuild: Bool

  init(
    _ name: String, _ path: any WritableKeyPath<RunCounts, Int> & Sendable,
    dependsOnBuild: Bool = false
  ) {
    self.name = name
    self.path = path
    self.dependsOnBuild = dependsOnBuild
  }
}
