// One canvas for screens and figures: what a figure becomes before it is drawn, and what groups do to their contents.

import Expectations
import SimScreen
import Testing

@testable import SimCharts

@Suite struct DisplayCanvasTests {
  private let red = DisplayColour(0xff0000)
  private let square = DisplayShape.rect(DisplayRect(x: 20, y: 30, width: 20, height: 10))

  /// A list on white with commands on it.
  private func list(_ commands: [DisplayCommand]) -> DisplayList {
    let whole = DisplayRect(x: 0, y: 0, width: 80, height: 60)
    return DisplayList(
      width: 80, height: 60, scale: 1,
      commands: [.fill(.rect(whole), .colour(DisplayColour(0xffffff)))] + commands)
  }

  /// The colours of the pixels, row by row.
  private func pixels(_ list: DisplayList, scale: Double = 1) throws -> [UInt32] {
    try DisplayCanvas.drawn(list, scale: scale).pixels { $0.colours.map { $0 & 0xff_ffff } }
  }

  @Test func `a figure has the colours of its paper, frames for its texts, and screens as groups`()
  {
    var figure = Figure(width: 90, height: 50)
    figure.note("not drawn", at: DisplayRect(x: 1, y: 1, width: 5, height: 5))
    figure.line(
      from: DisplayPoint(0, 5), to: DisplayPoint(9, 5), Palette.ink, width: 2, dash: [4, 1])
    figure.clipped(to: DisplayRect(x: 0, y: 0, width: 9, height: 9)) {
      $0.add(.polygon([DisplayPoint(1, 1), DisplayPoint(2, 1), DisplayPoint(2, 2)], Palette.blue))
    }
    figure.text(
      TextMark("ii", at: DisplayPoint(50, 20), anchor: .end, style: .init(32, bold: true)))
    figure.text(TextMark("i", at: DisplayPoint(80, 40), style: .init(32), isUpward: true))
    let fill = DisplayCommand.fill(square, .colour(red))
    figure.add(.screen(list([fill]), DisplayRect(x: 5, y: 10, width: 40, height: 90)))
    expect(
      figure.displayList(on: .dark, scale: 2).description,
      is: """
        screen 90x50 @2
        rect (0, 0) 90x50 #16181B
        line 2 path M0,5 L9,5 #ECEDEE dash 4,1
        clip rect (0, 0) 9x9
          path M1,1 L2,1 L2,2 Z #2577B8
        text "ii" (28.06, -4.32) 21.94x32 base 24.32 32pt w700 figure #ECEDEE
        transform 0 -1 1 0 80 40
          text "i" (0, -24.32) 8.89x32 base 24.32 32pt figure #ECEDEE
        transform 0.5 0 0 0.5 5 10
          clip rect (0, 0) 80x60
            rect (0, 0) 80x60 #FFFFFF
            rect (20, 30) 20x10 #FF0000
        """)
  }

  @Test func `a screen in a figure is drawn as on its own, at the resolution of the figure`() throws
  {
    let text = DisplayText(
      "Row", frame: DisplayRect(x: 4, y: 4, width: 50, height: 20), baseline: 15,
      font: DisplayFont(17), colour: red)
    let screen = list([
      .text(text), .begin(.shadow(red, radius: 4, x: 1, y: 2)),
      .fill(.rounded(DisplayRect(x: 20, y: 30, width: 30, height: 20), radius: 8), .colour(red)),
      .end,
    ])
    var figure = Figure(width: 60, height: 50)
    figure.add(.screen(screen, DisplayRect(x: 10, y: 5, width: 40, height: 30)))
    let whole = try pixels(figure.displayList(on: .light, scale: 3), scale: 3)
    let part = (15..<105).flatMap { row in whole[(row * 180 + 30)..<(row * 180 + 150)] }
    let alone = try pixels(screen, scale: 1.5)
    #expect(part == alone)
  }

  @Test func `a text of a figure is as wide as its font makes it, one of a screen as its frame`()
    throws
  {
    func text(_ width: Double, _ design: DisplayFont.Design) throws -> [UInt32] {
      try pixels(
        list([
          .text(
            DisplayText(
              "Row", frame: DisplayRect(x: 4, y: 4, width: width, height: 20), baseline: 15,
              font: DisplayFont(17, design: design), colour: red))
        ]))
    }
    #expect(try text(40, .figure) == text(70, .figure))
    #expect(try text(40, .standard) != text(70, .standard))
  }

  @Test func `a shadow or a blur is drawn within a clip as without one`() throws {
    for effect in [DisplayEffect.shadow(DisplayColour(0), radius: 6, x: 3, y: 2), .blur(5)] {
      let group = [.begin(effect), .fill(square, .colour(red)), .end] as [DisplayCommand]
      let clip = DisplayShape.rect(DisplayRect(x: 10, y: 12, width: 60, height: 44))
      let clipped = try pixels(list([.begin(.clip(clip))] + group + [.end]))
      #expect(try clipped == pixels(list(group)), "\(effect)")
    }
  }

  @Test func `a blur grows with the group that it is in`() throws {
    let group = [.begin(.blur(5)), .fill(square, .colour(red)), .end] as [DisplayCommand]
    var large = list([.begin(.transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))])
    large.commands += list(group).commands + [.end]
    (large.width, large.height) = (160, 120)
    #expect(try pixels(large) == pixels(list(group), scale: 2))
  }
}
