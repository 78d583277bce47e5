// Written by `simui calibrate --fit`: the factors that the standard tables carry.

extension FittedFactors {
  /// What was fitted to the measured phones.
  package static let committed = FittedFactors([
    .testStep: 1.1007,
    .testElement: 1.0007,
    .transition: 0.9977,
    .launch: 1.0651,
    .cells: 1.2620,
    .process: 1.1940,
    .firstTransition: 1.1925,
    .nodes: 3.0000,
    .controls: 1.1988,
    .cellMemory: 0.6667,
  ])
  /// On what, for the sources of the rows that it multiplies.
  package static let source = "an iPhone 8 Plus, an iPhone 11 and an iPhone 12 Pro Max"
}
