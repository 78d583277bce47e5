// The ten numbers that are fitted to measured phones; every other figure of the model stays as the table
// has it. Each is a factor on rows of the price table or on weights of the memory table, the same for all
// phones: a phone enters by its published specification alone.

import SimCore

/// A free parameter of the fit.
package enum FittedParameter: String, CaseIterable, Codable, Hashable, Sendable {
  /// A UI test's step without its elements: the platform's own push included. Fitted on UIKit's figures.
  case testStep
  /// One element of a UI test's snapshot. Fitted on UIKit's figures.
  case testElement
  /// What a push or a pop costs SwiftUI beyond UIKit.
  case transition
  /// The start of the process.
  case launch
  /// The platform's view behind a list. Not the cells: lists of lists have three of them each, so these screens cannot
  /// tell one from the other, and cells were measured elsewhere.
  case lists
  /// Memory of the process.
  case process
  /// Memory that the first transition leaves behind.
  case firstTransition
  /// Memory of an attribute of the graph: of nodes and of leaves.
  case nodes
  /// Memory of a control.
  case controls
  /// Memory of cells and lists.
  case cellMemory

  /// The rows of the price table that it multiplies.
  package var operations: [CostedOperation] {
    switch self {
    case .testStep, .testElement: [.testStep]
    case .transition: [.transition, .mountScreen]
    case .launch: [.launchProcess, .mountWindow]
    case .lists: [.mountList]
    case .process, .firstTransition, .nodes, .controls, .cellMemory: []
    }
  }

  /// Which of the two prices of a row it multiplies.
  package var multiplies: (base: Bool, perUnit: Bool) {
    switch self {
    case .testStep: (true, false)
    case .testElement: (false, true)
    default: (true, true)
    }
  }

  /// The rows of the memory table that it multiplies.
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

  /// How far the factor may go, up and down: the narrowest band of its rows.
  package var band: Double {
    let prices = operations.compactMap { Price.table[$0]?.uncertainty }
    let weights = objects.map { MemoryWeight.table[$0.rawValue].uncertainty }
    return (prices + weights).min() ?? 1
  }
}

/// A factor for each free parameter.
package struct FittedFactors: Hashable, Sendable {
  private var factors = [Double](repeating: 1, count: FittedParameter.allCases.count)

  /// The figures as they were before any fit.
  package static let none = FittedFactors()

  private init() {}

  /// The factors by parameter; those that are missing are 1.
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
  /// The weight of an object with the factors of a fit.
  package static func weight(of object: SizedObject, _ factors: FittedFactors) -> MemoryWeight {
    var weight = table[object.rawValue]
    for parameter in FittedParameter.allCases where parameter.objects.contains(object) {
      weight.bytes = Bytes(Int(Double(weight.bytes.value) * factors[parameter] + 0.5))
    }
    return weight
  }
}
