// Two figures, time and memory, from the work of a scene and the factors of a fit; and the fit itself.
//
// time = Σ amounts × prices, scaled by the published speed of the device; memory = pixels and objects, and weights × counts.
// Both are linear in the factors. The device profile is the only input that differs between devices.

import SimCore
package import SimDevice
package import SimMetrics

/// The simulation of one row of the measurements.
package struct CalibrationCase: Equatable, Sendable {
  package var measurement: PhoneMeasurement
  package var profile: DeviceProfile
  /// The work and memory of the scene.
  package var run: SceneRun

  package init(measurement: PhoneMeasurement, profile: DeviceProfile, run: SceneRun) {
    self.measurement = measurement
    self.profile = profile
    self.run = run
  }
}

extension CalibrationCase {
  /// Returns the processor time in seconds, including the test harness.
  package func time(_ factors: FittedFactors) -> Double {
    let model = CostModel(profile: profile, table: PriceTable(fitted: factors))
    return Double(model.picoseconds(of: run.amounts)) / 1e12
  }

  /// Returns the memory in thousands of bytes.
  package func memory(_ factors: FittedFactors) -> Double {
    let bytes = SizedObject.allCases.reduce(run.otherBytes) { sum, object in
      sum + run.census[object.rawValue] * MemoryWeight.weight(of: object, factors).bytes.value
    }
    return Double(bytes) / 1e3
  }

  /// Returns the time of the work of one parameter before any fit, in seconds.
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

  /// The time in seconds of UIKit's work for the same screen: text measurement and drawing, the
  /// commit of layers, and the constraints of stack views, which only UIKit has.
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
    let constraints = Self.stackViewElement * CostModel.cpuFactor(profile)
    return Double(model.picoseconds(of: amounts)) / 1e12 + constraints * Double(measurement.count)
  }

  /// The time in seconds of a UIStackView per arranged view, on an A15: 0.70 ms for a cell of 15
  /// views, 0.18 ms with manual frames [D from S: LayoutFrameworkBenchmark 10, iPhone 13 Pro Max,
  /// iOS 16.3].
  private static let stackViewElement = 35e-6

  /// Returns the memory of the objects of one parameter before any fit, in thousands of bytes.
  func memory(of parameter: FittedParameter) -> Double {
    let bytes = parameter.objects.reduce(0) { sum, object in
      sum + run.census[object.rawValue] * MemoryWeight.table[object.rawValue].bytes.value
    }
    return Double(bytes) / 1e3
  }
}

/// The fit to measured devices.
package enum CalibrationFit {
  /// The views whose UIKit figures determine the price of the test's own work: those without UIKit
  /// cells.
  static let harnessViews = ["text", "buttons", "images"]

  /// Returns the factors with the best fit: first the test's own work to UIKit's figures, then all
  /// others to SwiftUI's.
  package static func factors(for cases: [CalibrationCase]) -> FittedFactors {
    var factors = FittedFactors.none
    let harness: [FittedParameter] = [.testStep, .testElement]
    fit(&factors, harness, cases.filter { harnessViews.contains($0.measurement.view) }) { each in
      each.measurement.uikitTime.map {
        FitEquation(
          terms: harness.map { each.time(of: $0) }, constant: each.platformTime, measured: $0)
      }
    }
    let times: [FittedParameter] = [.transition, .launch, .lists]
    let known = factors
    fit(&factors, times, cases) { each in
      each.measurement.swiftuiTime.map {
        let terms = times.map { each.time(of: $0) }
        return FitEquation(
          terms: terms, constant: each.time(known) - terms.reduce(0, +), measured: $0)
      }
    }
    let weights: [FittedParameter] = [.process, .firstTransition, .nodes, .controls, .cellMemory]
    fit(&factors, weights, cases) { each in
      each.measurement.swiftuiMemory.map {
        let terms = weights.map { each.memory(of: $0) }
        return FitEquation(
          terms: terms, constant: each.memory(.none) - terms.reduce(0, +), measured: $0)
      }
    }
    return factors
  }

  private static func fit(
    _ factors: inout FittedFactors, _ parameters: [FittedParameter], _ cases: [CalibrationCase],
    _ equation: (CalibrationCase) -> FitEquation?
  ) {
    let points = cases.compactMap { each in equation(each).map { (each.measurement, $0) } }
    guard !points.isEmpty else { return }
    let equations = points.map(\.1) + slopes(points)
    let bounds = parameters.map { 1 / $0.band...$0.band }
    for (parameter, factor) in zip(parameters, RobustFit.factors(for: equations, within: bounds)) {
      factors[parameter] = factor
    }
  }

  /// Returns the slope per element for each screen of each device.
  ///
  /// A slope has the weight of all points of its screen, because most points have few elements and
  /// contain little information about it.
  private static func slopes(_ points: [(PhoneMeasurement, FitEquation)]) -> [FitEquation] {
    var screens: [[(PhoneMeasurement, FitEquation)]] = []
    for point in points {
      let last = screens.last?.first?.0
      if last?.view == point.0.view, last?.device == point.0.device {
        screens[screens.count - 1].append(point)
      } else {
        screens.append([point])
      }
    }
    return screens.flatMap { screen -> [FitEquation] in
      let many = screen.filter { $0.0.count >= LeastSquares.leastCount }
      func slope(_ value: (FitEquation) -> Double) -> Double? {
        LeastSquares.slope(many.map { (Double($0.0.count), value($0.1)) })
      }
      guard let last = many.last, let measured = slope(\.measured),
        // A figure that does not grow has no slope to compare with.
        measured * Double(last.0.count) > growth * last.1.measured
      else { return [] }
      let equation = FitEquation(
        terms: last.1.terms.indices.map { index in slope { $0.terms[index] } ?? 0 },
        constant: slope(\.constant) ?? 0, measured: measured)
      return Array(repeating: equation, count: screen.count)
    }
  }

  /// The fraction of the largest screen's figure above which the figure counts as growing with the
  /// elements.
  private static let growth = 0.1
}
