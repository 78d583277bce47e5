// What others measured, on the simulated phones: mechanisms show, and predictions stand beside their sources.

import Expectations
import SimDevice
import SimMetrics
import SimWorkloads
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct PublishedTests {
    private func predictions(_ name: String) throws -> [PublishedPrediction] {
      let scene = try #require(Catalog.publishedScenes.first { $0.name.hasPrefix(name) })
      return try scene.predictions(draws: 20)
    }

    @Test func `a photo, masks and explicit ids lie within what was published`() throws {
      for scene in ["S5:", "S5b:", "S6:", "S7:"] {
        for row in try predictions(scene) { #expect(row.isInside, "\(row)") }
      }
    }

    @Test func `a figure that is read off the frames has an interval like the others`() throws {
      let row = try #require(try predictions("S6:").first)
      let interval = try #require(row.interval)
      #expect(interval.low < row.predicted && row.predicted < interval.high)
    }

    @Test func `every figure has a grade, a source and a range`() {
      for figure in Catalog.publishedScenes.flatMap(\.figures) {
        #expect(["A", "B"].contains(figure.grade))
        #expect(!figure.source.isEmpty)
      }
      expect(Catalog.publishedScenes.count, is: 31)
      for figure in Catalog.unplayedFigures {
        #expect(["A", "B"].contains(figure.grade))
        #expect(!figure.reason.isEmpty && !figure.finding.isEmpty, "\(figure.source)")
      }
    }

    @Test func `a lazy stack with a screen of rows takes a small part of one with a history`()
      throws
    {
      let many = try #require(try predictions("S3: a lazy").first)
      let few = try #require(try predictions("S3: the same").first)
      #expect(many.isInside, "\(many)")
      #expect(few.predicted < many.predicted / 3, "\(few)")
    }

    @Test func `rows that were seen are scrolled over again without a solution of their section`()
      throws
    {
      let first = try #require(try predictions("S1: mixed heights, 2,000").last)
      let back = try #require(try predictions("S1: back over 2,000").last)
      #expect(back.predicted <= first.predicted)
      #expect(back.isInside, "\(back)")
    }

    @Test func `a prediction is inside where nine of ten draws meet what was published`() {
      var row = PublishedPrediction(
        scene: "s", device: "d", figure: "f", grade: "A", source: "s", remark: "",
        published: 10...20, predicted: 8, interval: nil)
      #expect(!row.isInside && row.error == -0.2)
      row.interval = .init([7, 8, 12])
      #expect(row.isInside)
      row.predicted = 15
      expect(row.error, is: 0)
    }
  }
}
