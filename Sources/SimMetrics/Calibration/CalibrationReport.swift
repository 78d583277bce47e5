// The results of a calibration as plain values: predictions beside measurements, with their errors.

/// The two kinds of figures.
public enum CalibratedFigure: String, CaseIterable, Codable, Sendable {
  /// Processor time of the app, in seconds.
  case time
  /// Physical memory of the app, in thousands of bytes.
  case memory
}

/// One measured figure with its prediction.
public struct CalibrationRow: Equatable, Sendable {
  /// The phone, the screen and its size, with the measurements.
  public var measurement: PhoneMeasurement
  /// The figure that the row is about.
  public var figure: CalibratedFigure
  /// The simulated value.
  public var predicted: Double

  /// Creates a row with the given values.
  public init(measurement: PhoneMeasurement, figure: CalibratedFigure, predicted: Double) {
    self.measurement = measurement
    self.figure = figure
    self.predicted = predicted
  }

  /// The value that was measured under SwiftUI.
  public var measured: Double {
    let value = figure == .time ? measurement.swiftuiTime : measurement.swiftuiMemory
    guard let value else { preconditionFailure("A row of a report has a measured figure.") }
    return value
  }

  /// The relative error of the prediction.
  public var error: Double { predicted / measured - 1 }
}

/// A free parameter after the fit.
public struct CalibrationParameter: Equatable, Sendable {
  /// The name of the fitted parameter.
  public var name: String
  /// The factor by which the tables' figures are multiplied.
  public var factor: Double
  /// The least and the greatest factor that the fit allows.
  public var bounds: ClosedRange<Double>

  /// Creates a parameter with the given values.
  public init(name: String, factor: Double, bounds: ClosedRange<Double>) {
    self.name = name
    self.factor = factor
    self.bounds = bounds
  }

  /// Whether the factor is at one of its bounds, so that the fit may have gone further without it.
  public var isAtBound: Bool {
    factor <= bounds.lowerBound * 1.0001 || factor >= bounds.upperBound * 0.9999
  }
}

/// The figures of one phone, predicted from a fit to the other phones.
public struct HeldOutPhone: Equatable, Sendable {
  /// The phone on which the figures were measured.
  public var device: String
  /// The measured figures of the phone, each with its prediction.
  public var rows: [CalibrationRow]

  /// Makes a held-out phone.
  public init(device: String, rows: [CalibrationRow]) {
    self.device = device
    self.rows = rows
  }
}

/// The results of a calibration.
public struct CalibrationReport: Equatable, Sendable {
  /// Every figure that was measured, in the order of the file, time before memory.
  public var rows: [CalibrationRow]
  /// The fitted factors that the predictions contain.
  public var parameters: [CalibrationParameter]
  /// Each phone predicted from the others; empty if no fit was made.
  public var heldOut: [HeldOutPhone]

  /// Creates a report with the given values.
  public init(
    rows: [CalibrationRow], parameters: [CalibrationParameter], heldOut: [HeldOutPhone] = []
  ) {
    self.rows = rows
    self.parameters = parameters
    self.heldOut = heldOut
  }

  /// The phones, in the order of the file.
  public var devices: [String] { Self.unique(rows.map(\.measurement.device)) }
  /// The screens, in the order of the file.
  public var views: [String] { Self.unique(rows.map(\.measurement.view)) }

  /// Returns the rows of one figure, of all phones and screens or of the given ones.
  public func rows(
    _ figure: CalibratedFigure, device: String? = nil, view: String? = nil
  ) -> [CalibrationRow] {
    rows.filter {
      $0.figure == figure && (device ?? $0.measurement.device) == $0.measurement.device
        && (view ?? $0.measurement.view) == $0.measurement.view
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension [CalibrationRow] {
  /// The median of the absolute relative errors; `nil` without rows.
  public var medianError: Double? {
    let errors = map { abs($0.error) }.sorted()
    guard !errors.isEmpty else { return nil }
    let middle = errors.count / 2
    return errors.count.isMultiple(of: 2)
      ? (errors[middle - 1] + errors[middle]) / 2 : errors[middle]
  }

  /// The row with the largest relative error.
  public var worst: CalibrationRow? { self.max { abs($0.error) < abs($1.error) } }
}
