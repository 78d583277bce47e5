// Written by `simui calibrate --fit`: the factors that the standard tables carry.

extension FittedFactors {
  /// What was fitted to the measured phones.
  package static let committed = FittedFactors([
    .testStep: 1.1007,
    .testElement: 1.0007,
    .transition: 1.0182,
    .launch: 1.0651,
    .cells: 2.0000,
    .process: 1.1940,
    .firstTransition: 1.1999,
    .nodes: 3.0000,
    .controls: 1.1805,
    .cellMemory: 1.5000,
  ])
  /// On what, for the sources of the rows that it multiplies.
  package static let source = "an iPhone 8 Plus, an iPhone 11 and an iPhone 12 Pro Max"
}
