// The built-in scenarios, by name.

import SimLab

/// The scenarios that are built into `simui`.
public enum Catalog {
  /// Every scenario, in the order in which they are run.
  public static let scenarios: [Scenario] = [masterDetail]
}
