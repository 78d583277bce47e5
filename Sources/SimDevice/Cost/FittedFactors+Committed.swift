// The factors of the standard tables, written by `simui calibrate --fit`.

extension FittedFactors {
  /// The factors fitted to the measured phones.
  package static let committed = FittedFactors([
    .testStep: 1.1051,
    .testElement: 0.7838,
    .transition: 1.0114,
    .launch: 1.0651,
    .lists: 2.1480,
    .process: 1.1940,
    .firstTransition: 1.1406,
    .nodes: 2.1464,
    .controls: 0.9669,
    .cellMemory: 0.6667,
  ])
  /// The devices of the fit, for the sources of the scaled rows.
  package static let source = "an iPhone 8 Plus, an iPhone 11 and an iPhone 12 Pro Max"
}
