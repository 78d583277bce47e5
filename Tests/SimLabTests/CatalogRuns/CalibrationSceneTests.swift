// The screens that phones were measured with, on the simulated phones: what the figures must show, and how
// near the predictions come. All of it emerges from runs; the fit has ten factors and no more.

import Expectations
import SimDevice
import SimMetrics
import SimWorkloads
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct CalibrationSceneTests {
    private static let measured = Result {
      try Calibration(
        MeasurementFile.parse(Catalog.phoneMeasurements), scenes: Catalog.calibrationScenes)
    }

    private func run(
      _ view: String, _ count: Int, on profile: DeviceProfile = .iPhone12ProMax
    ) throws -> SceneRun {
      let scene = try #require(Catalog.calibrationScenes.first { $0.name == view })
      return try SceneRun(of: scene, count: count, on: profile, system: .iOS16)
    }

    private func count(_ object: SizedObject, in run: SceneRun) -> Int {
      run.census[object.rawValue]
    }

    private func amount(_ operation: CostedOperation, in run: SceneRun) -> OperationAmount {
      run.amounts.first { $0.operation == operation } ?? OperationAmount(operation, operations: 0)
    }

    // MARK: What is done

    @Test func `a list does from four rows on what it does with two thousand, ids apart`() throws {
      var few = try run("list", 4)
      var many = try run("list", 2_048)
      expect(many.census, is: few.census)
      expect(many.otherBytes, is: few.otherBytes)
      let ids = amount(.collectIntegerID, in: many).units - amount(.collectIntegerID, in: few).units
      expect(ids, is: 2_044)
      few.amounts.removeAll { $0.operation == .collectIntegerID }
      many.amounts.removeAll { $0.operation == .collectIntegerID }
      expect(many.amounts, is: few.amounts)
    }

    @Test func `every card of a row is a list of its own`() throws {
      // Of the four rows of a deck three are seen.
      let one = try run("list", 1)
      expect(count(.list, in: one), is: 1 + 2 + 18)
      expect(count(.cell, in: one), is: 1 + 6 + 18 * 3)
      expect(amount(.createCell, in: one).operations, is: 61)
    }

    @Test func `a text is one layer and pays one look of the test`() throws {
      let (two, three) = (try run("text", 2), try run("text", 3))
      expect(count(.layer, in: three) - count(.layer, in: two), is: 1)
      expect(amount(.testStep, in: three).units - amount(.testStep, in: two).units, is: 1)
      expect(amount(.testStep, in: three).operations, is: 2)
    }

    @Test func `an image with two modifiers is three nodes and one leaf, a text is one of each`()
      throws
    {
      for (view, nodes) in [("images", 3), ("text", 1)] {
        let (two, three) = (try run(view, 2), try run(view, 3))
        expect(count(.node, in: three) - count(.node, in: two), is: nodes)
        expect(count(.leaf, in: three) - count(.leaf, in: two), is: 1)
      }
    }

    @Test func `a test looks at a button three times: at its text, at itself, at what it can do`()
      throws
    {
      let (two, three) = (try run("buttons", 2), try run("buttons", 3))
      expect(count(.control, in: three) - count(.control, in: two), is: 1)
      expect(amount(.testStep, in: three).units - amount(.testStep, in: two).units, is: 3)
    }

    @Test func `an asset is decoded once, however many images show it`() throws {
      let asset = 2_048 * 2_048 * 4
      let bytes = try [1, 2, 10, 64].map { try run("images", $0).otherBytes }
      #expect(abs(bytes[1] - bytes[0] - asset) < 1_000)
      #expect(abs(bytes[2] - bytes[0] - 9 * asset) < 10_000)
      #expect(bytes[3] - bytes[2] < 100_000)
    }

    @Test func `pictures need the memory of the screen's pixels`() throws {
      let two = try run("list", 1, on: .iPhone11).otherBytes
      let three = try run("list", 1, on: .iPhone12ProMax).otherBytes
      #expect(abs(three - two - 4 * (2_400 * 2_400 - 1_600 * 1_600)) < 100_000)
    }

    // MARK: How near it comes

    @Test func `ten factors within their bands are all that is fitted`() {
      #expect(FittedParameter.allCases.count <= 10)
      for parameter in FittedParameter.allCases {
        let factor = FittedFactors.committed[parameter]
        #expect(parameter.band > 1)
        #expect(factor >= 1 / parameter.band && factor <= parameter.band, "\(parameter)")
      }
    }

    @Test func `the factors of the price table are those of the fit`() throws {
      let fitted = CalibrationFit.factors(for: try Self.measured.get().cases)
      for parameter in FittedParameter.allCases {
        #expect(
          abs(fitted[parameter] - FittedFactors.committed[parameter]) < 0.02,
          "\(parameter): \(fitted[parameter]); run 'simui calibrate --fit'")
      }
    }

    @Test
    func `half of the figures are within 12 per cent, of a phone that was not fitted within 20`()
      throws
    {
      let report = try Self.measured.get().reportWithHeldOutPhones(.committed)
      expect(report.rows.count, is: 294)
      for figure in CalibratedFigure.allCases {
        #expect(try #require(report.rows(figure).medianError) <= 0.12, "\(figure)")
        expect(report.heldOut.map(\.device), is: report.devices)
        for phone in report.heldOut {
          let own = phone.rows.filter { $0.figure == figure }
          #expect(try #require(own.medianError) <= 0.20, "\(figure) of \(phone.device)")
        }
      }
    }

    @Test func `one element more takes what it takes on phones, within 15 per cent`() throws {
      let report = try Self.measured.get().report(.committed)
      var beyond: [String] = []
      for view in ["text", "buttons", "images"] {
        for device in report.devices {
          for figure in CalibratedFigure.allCases {
            let rows = report.rows(figure, device: device, view: view)
              .filter { $0.measurement.count >= LeastSquares.leastCount }
            func slope(_ value: (CalibrationRow) -> Double) throws -> Double {
              try #require(
                LeastSquares.slope(rows.map { (Double($0.measurement.count), value($0)) }))
            }
            if abs(try slope(\.predicted) / slope(\.measured) - 1) > 0.15 {
              beyond.append("\(view) \(device) \(figure)")
            }
          }
        }
      }
      // Why is said by `Catalog.slopeRemarks`.
      expect(beyond, is: ["text iphone-8-plus time", "images iphone-12-pro-max time"])
    }

    @Test func `only the figures of the other phones decide how a phone is predicted`() throws {
      var calibration = try Self.measured.get()
      let before = calibration.reportWithHeldOutPhones(.committed).heldOut
      for index in calibration.cases.indices
      where calibration.cases[index].measurement.device == "iphone-11" {
        calibration.cases[index].measurement.swiftuiTime = 9
        calibration.cases[index].measurement.uikitTime = 9
        calibration.cases[index].measurement.swiftuiMemory = 9
      }
      let after = calibration.reportWithHeldOutPhones(.committed).heldOut
      expect(after[1].rows.map(\.predicted), is: before[1].rows.map(\.predicted))
      #expect(after[0].rows.map(\.predicted) != before[0].rows.map(\.predicted))
    }

    @Test func `UIKit's figures alone decide the price of the test`() throws {
      var cases = try Self.measured.get().cases
      let before = CalibrationFit.factors(for: cases)
      for index in cases.indices {
        cases[index].measurement.swiftuiTime = (cases[index].measurement.swiftuiTime ?? 0) * 2
      }
      let after = CalibrationFit.factors(for: cases)
      expect(after[.testStep], is: before[.testStep])
      expect(after[.testElement], is: before[.testElement])
      #expect(after[.transition] > before[.transition])
    }

    // MARK: Other phones

    @Test func `a phone that was never measured is predicted by its profile`() throws {
      let row = PhoneMeasurement(
        device: "iphone-14", system: "17.2", view: "text", count: 64, swiftuiTime: 0.2)
      let report = try Calibration([row], scenes: Catalog.calibrationScenes)
        .reportWithHeldOutPhones(.committed)
      expect(report.rows.map(\.figure), is: [.time])
      #expect(report.heldOut.isEmpty)
      let measured = try Self.measured.get().rows(.committed)
      let slow = try #require(
        measured.first { $0.measurement.view == "text" && $0.measurement.count == 64 })
      #expect(report.rows[0].predicted < slow.predicted)
    }

    @Test func `a row that cannot be simulated is refused by name`() {
      func check(_ device: String, _ system: String, _ view: String) throws {
        let row = PhoneMeasurement(device: device, system: system, view: view, count: 1)
        try Calibration.check(
          [row], scenes: Catalog.calibrationScenes, phones: [.iPhone11, .iPhone13])
      }
      #expect(
        throws: CalibrationError.unknownDevice("iphone-3", known: ["iphone-11", "iphone-13"])
      ) { try check("iphone-3", "16.0", "text") }
      #expect(
        throws: CalibrationError.unknownView(
          "maps", known: ["text", "buttons", "images", "list", "launch"])
      ) { try check("iphone-11", "16.0", "maps") }
      #expect(throws: CalibrationError.self) { try check("iphone-11", "9.3", "text") }
    }
  }
}
