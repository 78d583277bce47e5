// The screens around the worst hitch, vsync by vsync: the best run above the late one. A screen
// that should already have been replaced has a red frame, with the time for which its successor has
// been due.
//
// If no frame is late, the times are spread over the whole run.

package import SimCharts
import SimMetrics
import SimScreen

/// A strip of screens for each run, at the same times.
package struct FilmStripFigure {
  private let films: [FilmedRun]
  private let worst: FrameRecord?
  /// The times since the beginning of measuring, in nanoseconds.
  private let times: [Int64]

  private static let columns = 8
  private static let step = 146.0
  private static let width = 128.0
  private static let top = 84.0
  private static let gap = 68.0

  /// Prepares the figure.
  ///
  /// - Parameter films: The runs, the best first; the last determines the times.
  package init(_ films: [FilmedRun]) {
    self.films = films
    let last = films.last?.record
    // Of equally late frames, choose the one before which the screen did not change for the longest
    // time.
    var shown = last?.start ?? 0
    var worst: FrameRecord?
    var most = (hitch: Int64(0), still: Int64(0))
    for frame in last?.play.frames ?? [] {
      let still = frame.presented - shown
      shown = frame.presented
      if frame.hitch > 0, (frame.hitch, still) > most {
        worst = frame
        most = (frame.hitch, still)
      }
    }
    self.worst = worst
    let columns = Int64(Self.columns)
    if let last, let worst {
      // Two of the times lie before the frame was due. Steps are whole intervals; there are as many
      // as have space.
      let interval = max(worst.interval, worst.hitch / (columns - 3), 1)
      let due = worst.presented - worst.hitch - last.start
      times = (0..<columns).map { max(due + ($0 - 2) * interval, 0) }
    } else {
      let end = max(last?.duration ?? 0, columns)
      times = (0..<columns).map { end * $0 / (columns - 1) }
    }
  }

  /// The content of the figure, in a few words.
  var caption: String {
    worst == nil ? "What the display showed" : "The screens around the worst hitch"
  }

  /// Returns the picture.
  ///
  /// - Throws: `DecodingError` for a film that cannot be read.
  package func figure() throws -> Figure {
    let screen = films.first.map { $0.film.height / max($0.film.width, 1) } ?? 1
    let height = (Self.width * min(screen, 4)).rounded()
    let rows = Double(max(films.count, 1))
    var figure = Figure(
      width: FigureStyle.width, height: Self.top + rows * (height + Self.gap) + 8)
    FigureHeader.draw(title: title, subtitle: subtitle, in: &figure)
    for (row, film) in films.enumerated() {
      let y = Self.top + Double(row) * (height + Self.gap)
      figure.text(
        TextMark(
          film.record.identity.strategy, at: DisplayPoint(FigureStyle.margin, y + 12),
          style: FigureStyle.name), within: FigureStyle.width - 2 * FigureStyle.margin)
      try draw(film, top: y + 20, height: height, in: &figure)
    }
    return figure
  }

  private var title: String {
    guard let film = films.last else { return "No run was filmed" }
    let name = film.record.identity.strategy
    guard let worst else { return "What the display showed; nothing came late in \(name)" }
    return "\(name) shows a frame \(ValueFormatter.duration(worst.hitch)) late"
  }

  private var subtitle: String {
    let workload = films.first.map { [$0.record.identity.workload] } ?? []
    let distance = times.count > 1 ? times[1] - times[0] : 0
    return
      (workload + ["what the display showed every \(ValueFormatter.duration(distance))"]
      + RunIdentity.setting(of: films.map(\.record.identity))).joined(separator: " · ")
  }

  private func draw(
    _ film: FilmedRun, top: Double, height: Double, in figure: inout Figure
  ) throws {
    let start = film.record.start
    let places = times.map { time in
      max((film.film.frames.lastIndex { $0.time - start <= time } ?? 0), 0)
    }
    let lists = try film.film.lists(at: places)
    for (column, (time, list)) in zip(times, lists).enumerated() {
      let place = DisplayRect(
        x: FigureStyle.margin + Double(column) * Self.step, y: top, width: Self.width,
        height: height)
      let overdue = film.record.play.frames.compactMap { frame -> Int64? in
        let shown = frame.presented - start
        let due = shown - frame.hitch
        return frame.hitch > 0 && due <= time && time < shown ? time - due : nil
      }.max()
      let isLate = overdue != nil
      figure.fill(place.inset(by: isLate ? -4 : -1), isLate ? Palette.hitch : Palette.rule)
      figure.add(.screen(list, place))
      figure.text(
        TextMark(
          "at \(ValueFormatter.duration(time))", at: DisplayPoint(place.midX, place.maxY + 18),
          anchor: .middle, style: FigureStyle.quiet), within: Self.step - 6)
      guard let overdue else { continue }
      figure.text(
        TextMark(
          // Vsyncs lie at whole nanoseconds, so their distances are not exactly equal.
          overdue > film.record.identity.refreshInterval / 100
            ? "\(ValueFormatter.duration(overdue)) overdue" : "frame due now",
          at: DisplayPoint(place.midX, place.maxY + 32), anchor: .middle, style: FigureStyle.hitch),
        within: Self.step - 2)
    }
  }
}
