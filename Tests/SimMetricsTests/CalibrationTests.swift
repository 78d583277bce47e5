// Files of measurements, the fit, and what a calibration writes.

import Expectations
import SimMetrics
import Testing

@Suite struct CalibrationTests {
  private static let header = MeasurementFile.columns.joined(separator: ",")

  // MARK: The fit

  /// Figures of a model with known factors: two kinds of work in all sizes, and a part that is known.
  private func planted(_ factors: [Double]) -> [FitEquation] {
    (1...40).map { size in
      var equation = FitEquation(
        terms: [1.5, Double(size * size % 17 + 1)], constant: 0.25, measured: 1)
      equation.measured = equation.prediction(factors)
      return equation
    }
  }

  @Test func `the fit recovers planted factors`() {
    let factors = RobustFit.factors(for: planted([1.7, 0.4]), within: [0.1...10, 0.1...10])
    #expect(abs(factors[0] - 1.7) < 1e-6)
    #expect(abs(factors[1] - 0.4) < 1e-6)
  }

  @Test func `figures that the model cannot explain do not move the fit`() {
    var equations = planted([1.7, 0.4])
    for index in stride(from: 0, to: 40, by: 8) { equations[index].measured *= 3 }
    let factors = RobustFit.factors(for: equations, within: [0.1...10, 0.1...10])
    #expect(abs(factors[0] - 1.7) < 0.02)
    #expect(abs(factors[1] - 0.4) < 0.02)
  }

  @Test func `a factor stays within its bounds, and the others make up for it`() {
    let factors = RobustFit.factors(for: planted([1.7, 0.4]), within: [0.5...1.2, 0.1...10])
    expect(factors[0], is: 1.2)
    #expect(factors[1] > 0.4)
  }

  @Test func `a factor that nothing depends on stays 1`() {
    let equations = [FitEquation(terms: [2, 0], measured: 6)]
    expect(RobustFit.factors(for: equations, within: [0.1...10, 0.5...2]), is: [3, 1])
  }

  @Test func `the line through points is that of least squares, and two points make none`() throws {
    expect(LeastSquares.slope([(0, 1), (1, 3), (2, 5), (3, 7)]), is: 2)
    expect(LeastSquares.slope([(0, 0), (1, 0), (2, 3)]), is: 1.5)
    #expect(LeastSquares.slope([(0, 1), (1, 3)]) == nil)
    expect(LeastSquares.uncertainty([(0, 1), (1, 3), (2, 5), (3, 7)]), is: 0)
    // Residuals of 0.5, -1 and 0.5 leave 1.5 to one degree of freedom, over a spread of 2.
    let open = try #require(LeastSquares.uncertainty([(0, 0), (1, 0), (2, 3)]))
    #expect(abs(open - 6.314 * 0.75.squareRoot()) < 1e-9)
    #expect(LeastSquares.uncertainty([(0, 1), (1, 3)]) == nil)
    #expect(LeastSquares.slope([(1, 1), (1, 2), (1, 3)]) == nil)
  }

  // MARK: Files

  @Test func `a file is read row by row, and zero or nothing means not measured`() throws {
    let text = "\(Self.header)\n\niphone-11,16.0,text,4,0.2,0.3,,0\n"
    try expect(
      MeasurementFile.parse(text),
      is: [
        PhoneMeasurement(
          device: "iphone-11", system: "16.0", view: "text", count: 4, uikitTime: 0.2,
          swiftuiTime: 0.3)
      ])
  }

  @Test(arguments: [
    ("", "line 1, column 1: the file is empty"),
    ("device,os", "line 1, column 8: the header ends before the column 'view'"),
    ("device,system,view", "line 1, column 8: expected the column 'os', found 'system'"),
    (header + ",more", "line 1, column \(header.count + 2): an unknown column 'more'"),
    (header + "\na,16.0,text", "line 2, column 8: 3 values, expected 8"),
    (header + "\n,16.0,text,1,,,,", "line 2, column 1: the column 'device' is empty"),
    (
      header + "\na,16.0,text,0,,,,",
      "line 2, column 13: expected a whole number above 0 in 'count', found '0'"
    ),
    (
      header + "\na,16.0,text,99999999,,,,",
      "line 2, column 13: expected at most 1,000,000 in 'count', found '99999999'"
    ),
    (
      header + "\na,16.0,text,1,,-2,,",
      "line 2, column 16: expected a number that is not negative in 'swiftui_cpu_s', found '-2'"
    ),
    (
      header + "\na,16.0,text,1,,,many,",
      "line 2, column 17: expected a number that is not negative in 'uikit_memory_kb', found 'many'"
    ),
    (
      header + "\na,16.0,text,1,,,,\na,16.0,text,1,,,,",
      "line 3, column 1: the same phone, view and count as line 2"
    ),
  ])
  func `a row that is not as it should be is named by line and column`(
    text: String, problem: String
  ) {
    let error = #expect(throws: MeasurementFileError.self) { try MeasurementFile.parse(text) }
    #expect(error?.description.hasPrefix(problem) == true, "\(error?.description ?? "")")
  }

  // MARK: What is written

  private var rows: [CalibrationRow] {
    let row = PhoneMeasurement(
      device: "iphone-11", system: "16.0", view: "text", count: 4, uikitTime: 0.2,
      swiftuiTime: 0.25, uikitMemory: 15_000, swiftuiMemory: 20_000)
    return [
      CalibrationRow(measurement: row, figure: .time, predicted: 0.3),
      CalibrationRow(measurement: row, figure: .memory, predicted: 19_000),
    ]
  }

  @Test func `a calibration in csv is one row a figure`() {
    expect(
      CalibrationCSV.text(rows),
      is: """
        device,os,view,count,uikit_cpu_s,swiftui_cpu_s,uikit_memory_kb,swiftui_memory_kb,predicted,error
        iphone-11,16.0,text,4,0.200,0.250,,,0.300000,0.200000
        iphone-11,16.0,text,4,,,15000,20000,19000.0,-0.050000

        """)
  }

  @Test func `the median error is that of absolute relative errors`() {
    #expect(abs((rows.medianError ?? 0) - 0.125) < 1e-12)
    #expect([CalibrationRow]().medianError == nil)
  }
}
