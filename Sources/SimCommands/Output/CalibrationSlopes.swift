// The cost of each additional element, compared with measurements on phones. A prediction may be
// accurate at each point and still have the wrong growth.

import SimLab
import SimMetrics

/// The growth of a figure of one screen on one phone.
struct CalibrationSlope {
  let view: String
  let device: String
  let figure: CalibratedFigure
  /// The measured slope for each additional element: seconds, or thousands of bytes.
  let measured: Double
  let predicted: Double
  /// The half width of the 90 % interval of the measured slope, given its points.
  let uncertainty: Double
  /// The number of elements beyond which the figure no longer grows; `nil` if it grows to the end.
  let plateau: (measured: Int, predicted: Int)?

  /// The relative error of the prediction.
  var error: Double { predicted / measured - 1 }

  /// The greatest acceptable error of a slope.
  static let limit = 0.15
  /// The share by which a figure must differ from the last one to be different.
  private static let same = 0.05

  /// Creates the slope of rows for one figure of one screen on one phone; `nil` if there are too
  /// few.
  init?(_ rows: [CalibrationRow]) {
    let many = rows.filter { $0.measurement.count >= LeastSquares.leastCount }
    func slope(_ value: (CalibrationRow) -> Double) -> Double? {
      LeastSquares.slope(many.map { (Double($0.measurement.count), value($0)) })
    }
    guard let first = many.first, let last = many.last, let own = slope(\.measured),
      let ours = slope(\.predicted),
      let open = LeastSquares.uncertainty(many.map { (Double($0.measurement.count), $0.measured) })
    else { return nil }
    view = first.measurement.view
    device = first.measurement.device
    figure = first.figure
    measured = own
    predicted = ours
    uncertainty = open
    func end(_ value: (CalibrationRow) -> Double) -> Int? {
      let rest = rows.reversed().prefix { abs(value($0) / value(last) - 1) <= Self.same }
      // There is a plateau if at least half of the sizes are equal.
      return rest.count * 2 >= rows.count ? rest.last?.measurement.count : nil
    }
    let ends = (end(\.measured), end(\.predicted))
    if let own = ends.0, let ours = ends.1 {
      plateau = (own, ours)
    } else {
      plateau = nil
    }
  }

  /// Returns a table of all slopes, with reasons for wrong ones; empty if there are none.
  static func text(
    of report: CalibrationReport, remarks: [SlopeRemark] = [], width: Int? = nil
  ) -> String {
    let slopes = report.views.flatMap { view in
      report.devices.flatMap { device in
        CalibratedFigure.allCases.compactMap {
          CalibrationSlope(report.rows($0, device: device, view: view))
        }
      }
    }
    guard !slopes.isEmpty else { return "" }
    let growing = slopes.filter { $0.plateau == nil }
    let within = growing.count { $0.verdict == .within }
    let open = growing.count { $0.verdict == .open }
    return
      "What one element more takes, by a line through the counts from \(LeastSquares.leastCount) on\n"
      + Table(
        header: ["view", "device", "figure", "measured", "9 of 10", "predicted", "error", ""],
        rows: slopes.map(\.cells), numbers: [3, 4, 5, 6]
      ).text(width: width)
      + "\(within) of \(growing.count) slopes within \(Decimals.text(limit * 100, digits: 0)) %"
      + (open > 0 ? "; \(open) more may be, by what the phone's own points leave open" : "") + "\n"
      + remarks.filter { remark in
        slopes.contains { $0.view == remark.view && $0.figure == remark.figure && !$0.isMet }
      }.map { "\($0.view), \($0.figure.rawValue): \($0.text)\n" }.joined()
  }

  /// The relation of a slope to the limit.
  enum Verdict: String {
    case within = ""
    /// The error is beyond the limit by less than the uncertainty of the measured line.
    case open
    case beyond
  }

  /// The relation of the slope to the limit.
  var verdict: Verdict {
    if abs(error) <= Self.limit { return .within }
    let nearest = predicted / (error < 0 ? measured - uncertainty : measured + uncertainty) - 1
    let isSame = nearest.isFinite && (nearest.sign == error.sign) && abs(nearest) > Self.limit
    return isSame ? .beyond : .open
  }

  /// Whether it grows as on the phone, and stops growing at the same size.
  private var isMet: Bool {
    plateau.map { $0.measured == $0.predicted } ?? (verdict == .within)
  }

  private var cells: [String] {
    let names = [view, device, figure.rawValue]
    if let plateau {
      return names + [
        "from \(plateau.measured)", "", "from \(plateau.predicted)", "", "no growth",
      ]
    }
    let unit = figure == .time ? (1_000.0, "ms") : (1.0, "kB")
    func text(_ value: Double) -> String {
      Decimals.text(value * unit.0, digits: figure == .time ? 3 : 1) + " " + unit.1
    }
    return names + [
      text(measured), "± \(Decimals.text(uncertainty / measured * 100, digits: 1)) %",
      text(predicted), Decimals.percent(error), verdict.rawValue,
    ]
  }
}
