// A run with the frames that its display showed, for the page to play.

import Foundation
import SimCharts
package import SimMetrics
package import SimScreen

/// A run that was filmed.
package struct FilmedRun: Sendable {
  /// The record of the run.
  package let record: RunRecord
  /// The frames; the first is the screen at the beginning of measuring.
  package let film: ScreenFilm

  /// Combines a run with its film.
  package init(record: RunRecord, film: ScreenFilm) {
    self.record = record
    self.film = film
  }

  /// Returns the picture of the last frame, for readers without scripts.
  ///
  /// - Throws: `ReportError` if it cannot be drawn.
  func still() throws -> [UInt8] {
    do {
      return try film.lists(at: [film.frames.count - 1]).first?.smallPNG(scale: 1) ?? []
    } catch {
      throw ReportError.cannotDraw(figure: "\(record.identity.strategy)-still", reason: "\(error)")
    }
  }
}

/// The runs that a page plays, as JSON.
///
/// Drawings are stored once for all runs, because their screens are similar. A frame has its
/// beginning, the time until its commit, the time of display, its lateness, the number of the
/// reason that took most of its time, and that time. All times are in nanoseconds; beginnings and
/// times of display are differences from the frame before, the first from the beginning of
/// measuring.
struct FilmReel {
  private var texts: [String] = []
  private var places: [String: Int] = [:]
  private var runs: [String] = []

  /// Combines runs.
  init(_ films: [FilmedRun]) {
    for film in films { runs.append(run(film)) }
  }

  var json: String {
    "{\"texts\":[\(texts.joined(separator: ","))],\"runs\":[\(runs.joined(separator: ",\n"))]}"
  }

  private mutating func run(_ run: FilmedRun) -> String {
    let (record, film) = (run.record, run.film)
    let places = film.texts.map { place(of: $0) }
    let pictures = film.frames.map { frame in
      var steps = frame.steps
      for start in stride(from: 0, to: steps.count - 2, by: 3) where steps[start] == 0 {
        steps[start + 1] = places[steps[start + 1]]
      }
      return PageNumbers.list(steps)
    }
    let reasons = FrameReasons(record)
    let frames = record.play.frames
    return """
      {"name":\(PageText.quoted(record.identity.strategy)),"duration":\(PageNumbers.end(of: record)),\
      "interval":\(record.identity.refreshInterval),\
      "begin":\(PageNumbers.steps(frames.map(\.begin), from: record.start)),\
      "work":\(PageNumbers.list(frames.map { $0.committed - $0.begin })),\
      "shown":\(PageNumbers.steps(frames.map(\.presented), from: record.start)),\
      "late":\(PageNumbers.list(frames.map(\.hitch))),"cause":\(PageNumbers.list(reasons.places)),\
      "most":\(PageNumbers.list(reasons.times)),\
      "causes":[\(reasons.texts.map { PageText.quoted($0) }.joined(separator: ","))],\
      "width":\(Int(film.width)),"height":\(Int(film.height)),\
      "times":\(PageNumbers.steps(film.frames.map(\.time), from: record.start)),\
      "film":[\(pictures.joined(separator: ","))]}
      """
  }

  private mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
