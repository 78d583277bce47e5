// Simulates every row of a measurement file on the simulated devices, and predicts its figures.

import SimCore
package import SimDevice
package import SimMetrics

/// A row of the measurements that cannot be simulated.
package enum CalibrationError: Error, Equatable, CustomStringConvertible {
  /// There is no device profile of the name. `known` contains the existing names.
  case unknownDevice(String, known: [String])
  /// There is no scene of the name. `known` contains the existing names.
  case unknownView(String, known: [String])
  /// There is no system of the version. `known` contains the existing versions.
  case unknownSystem(String, known: [String])

  package var description: String {
    switch self {
    case .unknownDevice(let name, let known):
      "there is no device '\(name)'; known are \(known.joined(separator: ", "))"
    case .unknownView(let name, let known):
      "there is no view '\(name)'; known are \(known.joined(separator: ", "))"
    case .unknownSystem(let version, let known):
      "there is no system of version '\(version)'; known are \(known.joined(separator: ", "))"
    }
  }
}

/// The simulation of a measurement file.
package struct Calibration: Equatable, Sendable {
  /// Each row with its simulated run.
  package var cases: [CalibrationCase]

  /// Creates a calibration from existing cases.
  package init(cases: [CalibrationCase]) { self.cases = cases }

  /// Checks that every row can be simulated.
  ///
  /// - Throws: `CalibrationError` for the first row that cannot.
  package static func check(
    _ measurements: [PhoneMeasurement], scenes: [CalibrationScene], phones: [DeviceProfile]
  ) throws {
    for row in measurements { _ = try place(row, scenes, phones) }
  }

  /// Runs the scene of every row.
  ///
  /// - Parameter progress: called after each row with the number of completed rows.
  /// - Throws: `CalibrationError` for a row that cannot be simulated; `DeviceError` for a scene
  ///   that cannot be played.
  @MainActor
  package init(
    _ measurements: [PhoneMeasurement], scenes: [CalibrationScene],
    phones: [DeviceProfile] = DeviceProfile.all, progress: (Int) throws -> Void = { _ in }
  ) throws {
    cases = []
    for row in measurements {
      let (scene, profile, system) = try Self.place(row, scenes, phones)
      let run = try SceneRun(of: scene, count: row.count, on: profile, system: system)
      cases.append(CalibrationCase(measurement: row, profile: profile, run: run))
      try progress(cases.count)
    }
  }

  private static func place(
    _ row: PhoneMeasurement, _ scenes: [CalibrationScene], _ phones: [DeviceProfile]
  ) throws -> (CalibrationScene, DeviceProfile, SimulatedSystem) {
    guard let profile = phones.first(where: { $0.name == row.device }) else {
      throw CalibrationError.unknownDevice(row.device, known: phones.map(\.name))
    }
    guard let scene = scenes.first(where: { $0.name == row.view }) else {
      throw CalibrationError.unknownView(row.view, known: scenes.map(\.name))
    }
    let version = row.system.prefix { $0 != "." }
    guard let system = SimulatedSystem.all.first(where: { $0.name == "iOS\(version)" }) else {
      throw CalibrationError.unknownSystem(
        row.system, known: SimulatedSystem.all.map { String($0.name.dropFirst(3)) })
    }
    return (scene, profile, system)
  }

  /// Returns the predictions with the factors of a fit.
  package func rows(_ factors: FittedFactors) -> [CalibrationRow] {
    cases.flatMap { each -> [CalibrationRow] in
      let measured = each.measurement
      var rows: [CalibrationRow] = []
      if measured.swiftuiTime != nil {
        rows.append(
          CalibrationRow(measurement: measured, figure: .time, predicted: each.time(factors)))
      }
      if measured.swiftuiMemory != nil {
        rows.append(
          CalibrationRow(measurement: measured, figure: .memory, predicted: each.memory(factors)))
      }
      return rows
    }
  }

  /// The devices in the order of the file.
  private var devices: [String] {
    var seen: Set<String> = []
    return cases.map(\.measurement.device).filter { seen.insert($0).inserted }
  }

  package func report(_ factors: FittedFactors) -> CalibrationReport {
    CalibrationReport(rows: rows(factors), parameters: Self.parameters(factors))
  }

  /// Returns the predictions, and those for each device with a fit to the other devices, if there
  /// are any.
  package func reportWithHeldOutPhones(_ factors: FittedFactors) -> CalibrationReport {
    var report = report(factors)
    guard devices.count > 1 else { return report }
    report.heldOut = devices.map { device in
      let others = cases.filter { $0.measurement.device != device }
      let own = Calibration(cases: cases.filter { $0.measurement.device == device })
      return HeldOutPhone(device: device, rows: own.rows(CalibrationFit.factors(for: others)))
    }
    return report
  }

  private static func parameters(_ factors: FittedFactors) -> [CalibrationParameter] {
    FittedParameter.allCases.map {
      CalibrationParameter(name: $0.rawValue, factor: factors[$0], bounds: 1 / $0.band...$0.band)
    }
  }
}
