// A calibration for a terminal: every figure, then the errors of each screen, then the slopes.

import SimLab
import SimMetrics

/// Formats a calibration as text.
struct CalibrationText {
  private let report: CalibrationReport
  private let isFitted: Bool
  private let slopeRemarks: [SlopeRemark]
  /// The width of a line in characters; `nil` for no limit.
  private let width: Int?

  /// The greatest acceptable median errors: for all figures, and for a phone that was not fitted.
  static let limits = (all: 0.12, heldOut: 0.20)

  init(
    _ report: CalibrationReport, isFitted: Bool, slopeRemarks: [SlopeRemark] = [], width: Int? = nil
  ) {
    self.report = report
    self.isFitted = isFitted
    self.slopeRemarks = slopeRemarks
    self.width = width
  }

  /// The complete text, ending with a line break.
  var text: String {
    let parts = [
      figures, residuals, CalibrationSlope.text(of: report, remarks: slopeRemarks, width: width),
      heldOut,
      parameters, remarks,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var figures: String {
    var order: [PhoneMeasurement] = []
    var seen: Set<PhoneMeasurement> = []
    for row in report.rows where seen.insert(row.measurement).inserted {
      order.append(row.measurement)
    }
    var byKey: [PhoneMeasurement: [CalibratedFigure: CalibrationRow]] = [:]
    for row in report.rows { byKey[row.measurement, default: [:]][row.figure] = row }
    let rows = order.map { measurement -> [String] in
      let own = byKey[measurement] ?? [:]
      return [measurement.device, measurement.view, String(measurement.count)]
        + cells(own[.time]) { Decimals.text($0, digits: 3) }
        + cells(own[.memory]) { Decimals.text($0 / 1_000, digits: 1) }
    }
    return Table(
      header: [
        "device", "view", "count", "time s", "predicted", "error", "memory MB", "predicted",
        "error",
      ], rows: rows, numbers: Set(2...8)
    ).text(width: width)
  }

  private func cells(_ row: CalibrationRow?, _ format: (Double) -> String) -> [String] {
    guard let row else { return Array(repeating: ValueFormatter.missing, count: 3) }
    return [format(row.measured), format(row.predicted), Decimals.percent(row.error)]
  }

  private var residuals: String {
    var rows: [[String]] = []
    for view in report.views {
      for device in report.devices {
        let own = CalibratedFigure.allCases.map { report.rows($0, device: device, view: view) }
        guard own.contains(where: { !$0.isEmpty }) else { continue }
        rows.append([view, device] + own.flatMap { summary($0) })
      }
    }
    let all = CalibratedFigure.allCases.flatMap { summary(report.rows($0)) }
    rows.append(["all", ""] + all)
    return "How far off each screen is\n"
      + Table(
        header: [
          "view", "device", "time: median", "worst", "at", "memory: median", "worst", "at",
        ], rows: rows, numbers: Set(2...7)
      ).text(width: width)
  }

  private func summary(_ rows: [CalibrationRow]) -> [String] {
    guard let median = rows.medianError, let worst = rows.worst else {
      return Array(repeating: ValueFormatter.missing, count: 3)
    }
    return [
      percent(median), Decimals.percent(worst.error), String(worst.measurement.count),
    ]
  }

  private func percent(_ value: Double) -> String { Decimals.text(value * 100, digits: 1) + " %" }

  private var heldOut: String {
    guard !report.heldOut.isEmpty else { return "" }
    let rows = report.heldOut.map { phone in
      [phone.device]
        + CalibratedFigure.allCases.map { figure in
          phone.rows.filter { $0.figure == figure }.medianError.map(percent)
            ?? ValueFormatter.missing
        }
    }
    return "Each phone predicted from a fit to the others\n"
      + Table(header: ["device", "time: median", "memory: median"], rows: rows, numbers: [1, 2])
      .text(width: width)
  }

  private var parameters: String {
    let rows = report.parameters.map { parameter in
      [
        parameter.name, Decimals.text(parameter.factor, digits: 3),
        Decimals.text(parameter.bounds.lowerBound, digits: 2) + "–"
          + Decimals.text(parameter.bounds.upperBound, digits: 2),
        parameter.isAtBound ? "at its bound" : "",
      ]
    }
    return (isFitted ? "Factors of this fit" : "Factors of the price table")
      + ", the same for all phones\n"
      + Table(header: ["parameter", "factor", "bounds", ""], rows: rows, numbers: [1, 2]).text(
        width: width)
  }

  private var remarks: String {
    var lines: [String] = []
    for figure in CalibratedFigure.allCases {
      guard let median = report.rows(figure).medianError else { continue }
      lines.append(
        "\(figure): median error \(percent(median)), "
          + "\(median <= Self.limits.all ? "within" : "beyond") the limit of \(percent(Self.limits.all))"
      )
      for phone in report.heldOut {
        guard let held = phone.rows.filter({ $0.figure == figure }).medianError else { continue }
        lines.append(
          "\(figure) of \(phone.device), left out of the fit: \(percent(held)), "
            + "\(held <= Self.limits.heldOut ? "within" : "beyond") the limit of "
            + percent(Self.limits.heldOut))
      }
      for view in report.views {
        for device in report.devices {
          let own = report.rows(figure, device: device, view: view)
          guard let median = own.medianError, median > Self.limits.heldOut else { continue }
          lines.append("it fails for \(figure) of \(view) on \(device): \(percent(median))")
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
