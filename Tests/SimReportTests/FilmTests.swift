// Films: what was shown comes back, and what moves together is told in one step.

import Expectations
import Foundation
import SimCharts
import SimMetrics
import SimScreen
import Testing

@testable import SimReport

@Suite struct FilmTests {
  /// A screen of rows with everything that is drawn, scrolled by a distance.
  private func screen(_ offset: Double, rows: ClosedRange<Int>) -> DisplayList {
    var list = DisplayList(width: 100, height: 200, scale: 1)
    list.commands = [
      .fill(
        .rect(DisplayRect(x: 0, y: 0, width: 100, height: 200)), .colour(DisplayColour(0xffffff))),
      .begin(.clip(.rounded(DisplayRect(x: 0, y: 20, width: 100, height: 180), radius: 4))),
    ]
    for row in rows {
      let y = Double(row) * 44 - offset
      let frame = DisplayRect(x: 8, y: y + 4, width: 30, height: 12)
      list.commands += [
        .text(
          DisplayText(
            "Row </script> \(row)", frame: frame, baseline: 9.5,
            font: DisplayFont(10, weight: 600, isItalic: true, design: .serif),
            colour: DisplayColour(0x112233, alpha: 0.5), tracking: 0.25, isUnderlined: true)),
        .fill(
          .ellipse(DisplayRect(x: 50, y: y, width: 10, height: 10)),
          .linear(
            [
              DisplayStop(0, DisplayColour(0xff0000)),
              DisplayStop(1, DisplayColour(0x0000ff, alpha: 0)),
            ],
            from: DisplayPoint(50, y), to: DisplayPoint(60, y + 10))),
        .stroke(
          .path([
            .move(DisplayPoint(0, y + 43)), .line(DisplayPoint(90, y + 43)),
            .curve(
              DisplayPoint(91, y + 43), DisplayPoint(92, y + 44), DisplayPoint(92, y + 45)), .close,
          ]), .colour(DisplayColour(0xc6c6c8)), DisplayLine(0.5, cap: .round, dash: [2, 1])),
      ]
    }
    list.commands += [
      .end, .begin(.opacity(0.5)), .begin(.shadow(DisplayColour(0), radius: 2, x: 0, y: 1)),
      .begin(.transform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4)), .begin(.blur(3)),
      .image("a", DisplayRect(x: 1, y: 2, width: 3, height: 4)), .end, .end, .end, .end,
      .begin(
        .mask([
          .fill(
            .rect(DisplayRect(x: 0, y: 0, width: 5, height: 5)),
            .radial(
              [DisplayStop(0, DisplayColour(1))], centre: DisplayPoint(2, 2), from: 0, to: 4)),
          .begin(.mask([.image("b", DisplayRect(x: 0, y: 0, width: 1, height: 1))])), .end,
        ])),
      .fill(
        .rect(DisplayRect(x: 0, y: 0, width: 5, height: 5)),
        .angular([DisplayStop(0, DisplayColour(2))], centre: DisplayPoint(2, 2), from: 0, to: 1)),
      .end,
    ]
    return list
  }

  @Test func `the frames of a film are the screens that were filmed`() throws {
    let screens = [screen(0, rows: 0...3), screen(11, rows: 0...4), screen(50.5, rows: 1...5)]
    var film = ScreenFilm(width: 100, height: 200)
    for (index, screen) in screens.enumerated() { film.add(screen, at: Int64(index)) }
    try expect(film.lists(at: [0, 1, 2]), is: screens)
    try expect(film.lists(at: [1, 1]), is: [screens[1], screens[1]])
    try expect(film.lists(at: []), is: [])
  }

  /// A run whose third frame is late, with a film of it.
  private func filmed(_ strategy: String, late: Bool) -> FilmedRun {
    var run = SyntheticRun(strategy, "scroll")
    run.frame([(.update, 2_000_000)])
    run.frame([(.update, 2_000_000)])
    run.frame([(.update, late ? 40_000_000 : 2_000_000)])
    run.frame([(.update, 2_000_000)])
    let record = run.finish()
    var film = ScreenFilm(width: 100, height: 200)
    film.add(screen(0, rows: 0...4), at: 0)
    for (index, frame) in record.play.frames.enumerated() {
      film.add(screen(Double(index + 1) * 10, rows: 0...4), at: frame.presented)
    }
    return FilmedRun(record: record, film: film)
  }

  @Test func `a strip frames in red what is shown while another picture is due`() throws {
    let figure = try FilmStripFigure([
      filmed("observable", late: false), filmed("مراقَب <b>", late: true),
    ]).figure()
    let screens = figure.commands.filter { if case .screen = $0 { true } else { false } }
    expect(screens.count, is: 16)
    let texts = figure.texts.map(\.text)
    expect(texts.first, is: "مراقَب <b> shows a frame 33.33 ms late")
    let late = figure.texts.filter { $0.style == FigureStyle.hitch }
    expect(late.map(\.text), is: ["frame due now", "16.67 ms overdue"])
    // A moment is a time, and is never called late.
    for moment in ["at 66.67 ms", "at 83.33 ms"] {
      expect(texts.count { $0 == moment }, is: 2)
    }
    // A red frame stands around each screen that has such a text, and around no other.
    let red = figure.commands.compactMap { command -> Double? in
      guard case .rect(let rect, Palette.hitch) = command else { return nil }
      return rect.midX
    }
    expect(red, is: late.map(\.point.x))
    for (index, text) in figure.texts.enumerated() {
      #expect(figure.bounds.contains(text.bounds), "\(text.text)")
      #expect(!figure.texts[..<index].contains { $0.bounds.intersects(text.bounds) })
    }
    let file = try SVGDrawing(figure).file()
    expect(file, is: (try SVGDrawing(figure).file()))
    expect(file.components(separatedBy: "<image").count, is: 17)
    #expect(file.utf8.count < 150_000)
  }

  @Test func `the timeline of a filmed run has small screens above, over their moments`() throws {
    let run = filmed("observable", late: true)
    let figure = try TimelineFigure(run).figure
    let screens = figure.commands.compactMap { command -> (DisplayList, DisplayRect)? in
      if case .screen(let list, let place) = command { (list, place) } else { nil }
    }
    expect(screens.count, is: 14)
    #expect(screens.first?.0.texts != screens.last?.0.texts)
    #expect(zip(screens, screens.dropFirst()).allSatisfy { $0.1.maxX < $1.1.x })
    let plain = TimelineFigure(run.record).figure
    expect(figure.height, is: plain.height + 108 + 22)
    expect(figure.texts.map(\.text), is: plain.texts.map(\.text))
  }

  @Test func `strip and timeline of filmed runs have the committed steps`() throws {
    let films = [filmed("observable", late: false), filmed("row-values", late: true)]
    try FigureGoldenTests.expect(try FilmStripFigure(films).figure(), isGolden: "film-strip")
    try FigureGoldenTests.expect(try TimelineFigure(films[1]).figure, isGolden: "timeline-filmed")
  }

  @Test func `a strip of no runs, and of runs in time, is drawn as well`() throws {
    try expect(FilmStripFigure([]).figure().texts.first?.text, is: "No run was filmed")
    let calm = try FilmStripFigure([filmed("a", late: false), filmed("b", late: false)]).figure()
    expect(calm.texts.first?.text, is: "What the display showed; nothing came late in b")
  }

  @Test func `a scroll is few steps, though its places are rounded`() {
    var film = ScreenFilm(width: 100, height: 200)
    for frame in 0..<60 {
      let offset = Double(frame) * 7.003
      let first = Int(offset / 44)
      film.add(screen(offset, rows: first...first + 4), at: Int64(frame))
    }
    // What stays above, the rows, a new row now and then, what stays below: in steps of three numbers.
    let steps = film.frames.dropFirst().map { $0.steps.count / 3 }
    #expect(steps.reduce(0, +) < 60 * 5)
  }

  @Test func `a row that returns to its place is placed by its known length`() {
    var film = ScreenFilm(width: 100, height: 200)
    film.add(screen(0, rows: 0...3), at: 0)
    let texts = film.texts.count
    film.add(screen(0, rows: 0...3), at: 1)
    expect(film.frames[1].steps, is: [film.frames[0].steps.count / 3, 0, 0])
    expect(film.texts.count, is: texts)
  }
}
