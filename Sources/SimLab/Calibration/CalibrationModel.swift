// From what a scene did to two figures, time and memory, under the factors of a fit; and the fit.
//
// time   = Σ amounts × prices, scaled by the phone's published speed; memory = pixels and objects, and
// weights × how many. Both are linear in the factors. A phone enters by its profile alone.

import SimCore
package import SimDevice
package import SimMetrics

/// What one row of the measurements became on the simulated phone.
package struct CalibrationCase: Equatable, Sendable {
  /// The row.
  package var measurement: PhoneMeasurement
  /// The phone.
  package var profile: DeviceProfile
  /// What the scene did.
  package var run: SceneRun

  /// Makes a case.
  package init(measurement: PhoneMeasurement, profile: DeviceProfile, run: SceneRun) {
    self.measurement = measurement
    self.profile = profile
    self.run = run
  }
}

extension CalibrationCase {
  /// Seconds of processor time under factors, harness included.
  package func time(_ factors: FittedFactors) -> Double {
    let model = CostModel(profile: profile, table: PriceTable(fitted: factors))
    return Double(model.picoseconds(of: run.amounts)) / 1e12
  }

  /// Thousands of bytes under factors.
  package func memory(_ factors: FittedFactors) -> Double {
    let bytes = SizedObject.allCases.reduce(run.otherBytes) { sum, object in
      sum + run.census[object.rawValue] * MemoryWeight.weight(of: object, factors).bytes.value
    }
    return Double(bytes) / 1e3
  }

  /// Seconds that the work of one parameter takes before any fit.
  func time(of parameter: FittedParameter) -> Double {
    let multiplies = parameter.multiplies
    let amounts = run.amounts.compactMap { amount -> OperationAmount? in
      guard parameter.operations.contains(amount.operation) else { return nil }
      return OperationAmount(
        amount.operation, operations: multiplies.base ? amount.operations : 0,
        units: multiplies.perUnit ? amount.units : 0)
    }
    let model = CostModel(profile: profile, table: PriceTable(fitted: .none))
    return Double(model.picoseconds(of: amounts)) / 1e12
  }

  /// Seconds of the work that UIKit does for the same screen as well: text measured and drawn, layers
  /// committed.
  var platformTime: Double {
    let shared: [CostedOperation] = [.measureText, .drawText, .commit]
    let amounts = run.amounts.compactMap { amount -> OperationAmount? in
      guard shared.contains(amount.operation) else { return nil }
      var amount = amount
      // A label of a fixed size is measured as one line.
      if amount.operation == .measureText { amount.units = 0 }
      return amount
    }
    let model = CostModel(profile: profile, table: PriceTable(fitted: .none))
    return Double(model.picoseconds(of: amounts)) / 1e12
  }

  /// Thousands of bytes that the objects of one parameter weigh before any fit.
  func memory(of parameter: FittedParameter) -> Double {
    let bytes = parameter.objects.reduce(0) { sum, object in
      sum + run.census[object.rawValue] * MemoryWeight.table[object.rawValue].bytes.value
    }
    return Double(bytes) / 1e3
  }
}

/// The fit over measured phones.
package enum CalibrationFit {
  /// The views whose UIKit figures give the price of the test's own work: those without UIKit's cells.
  static let harnessViews = ["text", "buttons", "images"]

  /// The factors that fit cases best: first the test's own work on UIKit's figures, then all else on
  /// SwiftUI's.
  package static func factors(for cases: [CalibrationCase]) -> FittedFactors {
    var factors = FittedFactors.none
    let harness: [FittedParameter] = [.testStep, .testElement]
    fit(
      &factors, harness,
      cases.compactMap { each in
        guard harnessViews.contains(each.measurement.view), let time = each.measurement.uikitTime
        else { return nil }
        return FitEquation(
          terms: harness.map { each.time(of: $0) }, constant: each.platformTime, measured: time)
      })
    let times: [FittedParameter] = [.transition, .launch, .cells]
    let known = factors
    fit(
      &factors, times,
      cases.compactMap { each in
        guard let time = each.measurement.swiftuiTime else { return nil }
        let terms = times.map { each.time(of: $0) }
        return FitEquation(
          terms: terms, constant: each.time(known) - terms.reduce(0, +), measured: time)
      })
    let weights: [FittedParameter] = [.process, .firstTransition, .nodes, .controls, .cellMemory]
    fit(
      &factors, weights,
      cases.compactMap { each in
        guard let memory = each.measurement.swiftuiMemory else { return nil }
        let terms = weights.map { each.memory(of: $0) }
        return FitEquation(
          terms: terms, constant: each.memory(.none) - terms.reduce(0, +), measured: memory)
      })
    return factors
  }

  private static func fit(
    _ factors: inout FittedFactors, _ parameters: [FittedParameter], _ equations: [FitEquation]
  ) {
    guard !equations.isEmpty else { return }
    let bounds = parameters.map { 1 / $0.band...$0.band }
    for (parameter, factor) in zip(parameters, RobustFit.factors(for: equations, within: bounds)) {
      factors[parameter] = factor
    }
  }
}
