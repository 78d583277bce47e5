// The ten parameters that are fitted to measured phones; every other figure of the model is that of the table. Each is a
// factor on rows of the price table or the memory table, with one value for all phones. The published specification is the
// only input that differs between phones.

import SimCore

/// A free parameter of the fit.
package enum FittedParameter: String, CaseIterable, Codable, Hashable, Sendable {
  /// A step of a UI test without its elements, including UIKit's part of a push. Fitted to UIKit
  /// figures.
  case testStep
  /// One element of the snapshot of a UI test. Fitted to UIKit figures.
  case testElement
  /// The additional cost of a push or pop in SwiftUI compared with UIKit.
  case transition
  /// The start of the process.
  case launch
  /// The UIKit view of a list.
  ///
  /// Cells are not included: the measured lists of lists have three cells each, so these screens
  /// cannot separate the two, and cells were measured elsewhere.
  case lists
  /// The memory of the process.
  case process
  /// The memory that remains after the first transition.
  case firstTransition
  /// The memory of a graph attribute, for nodes and leaf views.
  case nodes
  /// The memory of a control.
  case controls
  /// The memory of cells and lists.
  case cellMemory

  /// The rows of the price table that the parameter scales.
  package var operations: [CostedOperation] {
    switch self {
    case .testStep, .testElement: [.testStep]
    case .transition: [.transition, .mountScreen]
    case .launch: [.launchProcess, .mountWindow]
    case .lists: [.mountList]
    case .process, .firstTransition, .nodes, .controls, .cellMemory: []
    }
  }

  /// The prices of a row that the parameter scales.
  package var multiplies: (base: Bool, perUnit: Bool) {
    switch self {
    case .testStep: (true, false)
    case .testElement: (false, true)
    default: (true, true)
    }
  }

  /// The rows of the memory table that the parameter scales.
  package var objects: [SizedObject] {
    switch self {
    case .testStep, .testElement, .transition, .launch, .lists: []
    case .process: [.process]
    case .firstTransition: [.firstTransition]
    case .nodes: [.node, .leaf]
    case .controls: [.control]
    case .cellMemory: [.cell, .list]
    }
  }

  /// The maximum of the factor and of its reciprocal: the smallest uncertainty of its rows.
  package var band: Double {
    let prices = operations.compactMap { Price.table[$0]?.uncertainty }
    let weights = objects.map { MemoryWeight.table[$0.rawValue].uncertainty }
    return (prices + weights).min() ?? 1
  }
}

/// A factor for each parameter.
package struct FittedFactors: Hashable, Sendable {
  private var factors = [Double](repeating: 1, count: FittedParameter.allCases.count)

  /// The tables before any fit.
  package static let none = FittedFactors()

  private init() {}

  /// Creates factors by parameter; the default is 1.
  package init(_ known: [FittedParameter: Double]) {
    for parameter in FittedParameter.allCases { self[parameter] = known[parameter] ?? 1 }
  }

  /// The factor of a parameter.
  package subscript(parameter: FittedParameter) -> Double {
    get { factors[Self.index(parameter)] }
    set { factors[Self.index(parameter)] = newValue }
  }

  private static func index(_ parameter: FittedParameter) -> Int {
    FittedParameter.allCases.firstIndex(of: parameter) ?? 0
  }
}

extension MemoryWeight {
  /// Returns the weight of an object with the factors of a fit.
  package static func weight(of object: SizedObject, _ factors: FittedFactors) -> MemoryWeight {
    var weight = table[object.rawValue]
    for parameter in FittedParameter.allCases where parameter.objects.contains(object) {
      weight.bytes = Bytes(Int(Double(weight.bytes.value) * factors[parameter] + 0.5))
    }
    return weight
  }
}
