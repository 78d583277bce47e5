// Pictures: the colours that were drawn, in a file that is as small as they are few.

import Expectations
import SimScreen
import Testing

@testable import SimCharts

@Suite struct SimChartsTests {
  @Test func `few colours are kept as they are, the most frequent first`() {
    let (colours, places) = PalettePNG.palette(of: [0xffff_ffff, 0xff00_0000, 0x00ff_ffff])
    expect(colours, is: [0xff_ffff, 0x00_0000])
    expect(places, is: [0, 1, 0])
  }

  @Test func `of more than 64 colours the rarest take the nearest of the others`() {
    let grays = (0..<64).map { UInt32($0) * 0x04_0404 }
    let pixels = grays + grays + [0x80_8082, 0x00_0001]
    let (colours, places) = PalettePNG.palette(of: pixels)
    expect(colours, is: grays)
    expect(places.suffix(2), is: [0x20, 0])
    // But for one that means something.
    let kept = PalettePNG.palette(of: pixels, keeping: [0x00_0001])
    expect(kept.colours, is: grays + [0x00_0001])
    expect(kept.indices.suffix(2), is: [0x20, 64])
  }

  @Test func `a picture is a PNG of eight bits a pixel, equal each time, and small`() throws {
    var figure = Figure(width: 400, height: 100)
    figure.fill(DisplayRect(x: 10, y: 10, width: 300, height: 20), Palette.blue)
    figure.text(TextMark("12 of 341 frames late", at: DisplayPoint(10, 60), style: .init(12)))
    let file = try figure.png(scale: 2)
    expect(file.prefix(8), is: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    // Width 800, height 200, eight bits, a palette.
    expect(Array(file[16..<26]), is: [0, 0, 3, 32, 0, 0, 0, 200, 8, 3])
    expect(file.suffix(8).prefix(4), is: Array("IEND".utf8)[...])
    #expect(file.count < 6_000)
    try expect(figure.png(scale: 2), is: file)
  }

  @Test func `SVG declares each colour once, as a class that follows the theme`() throws {
    var figure = Figure(width: 40, height: 20)
    figure.fill(DisplayRect(x: 1, y: 2, width: 3, height: 4), Palette.blue)
    figure.fill(DisplayRect(x: 6.04, y: 2, width: 3, height: 0.01), Palette.blue)
    figure.line(
      from: DisplayPoint(0, 5), to: DisplayPoint(10, 5), Palette.ink, width: 2, dash: [5, 3])
    figure.text(
      TextMark(
        "<a> & \"b\"\u{1}", at: DisplayPoint(20, 10), anchor: .middle, style: .init(11, bold: true))
    )
    let drawing = try SVGDrawing(figure)
    expect(
      drawing.file(),
      is: """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><style>\
        .fm{text-anchor:middle}.fe{text-anchor:end}.note{fill-opacity:0}.t11b{font:bold 11px 'DejaVu Sans',Verdana,sans-serif}\
        .fblue{fill:#0072b2}.fink{fill:#1a1a1a}.fpaper{fill:#ffffff}.sink{fill:none;stroke:#1a1a1a}\
        @media(prefers-color-scheme:dark){.fblue{fill:#2577b8}.fink{fill:#ecedee}.fpaper{fill:#16181b}\
        .sink{fill:none;stroke:#ecedee}}</style><path class="fpaper" d="M0 20v-20h40v20"/>\
        <path class="fblue" d="M1 6v-4h3v4m2-3.9v-.1h3v.1"/>\
        <path class="sink" stroke-width="2" stroke-dasharray="5 3" d="M0 5h10"/>\
        <text class="fink t11b fm" x="20" y="10" textLength="66.3">&lt;a&gt; &amp; &quot;b&quot; </text></svg>

        """)
    #expect(drawing.file(.dark).contains(".fblue{fill:#2577b8}"))
    #expect(!drawing.file(.dark).contains("@media"))
    try expect(drawing.file(), is: SVGDrawing(figure).file())
  }

  @Test
  func
    `outlines of one colour run the same way round, and places are rounded before they are subtracted`()
  {
    var path = SVGPath()
    path.add(polygon: [DisplayPoint(0, 0), DisplayPoint(0, 10), DisplayPoint(10, 10)])
    path.add(polygon: [DisplayPoint(0, 0), DisplayPoint(10, 10), DisplayPoint(0, 10)])
    expect(path.text, is: "M10 10h-10v-10m0 0l10 10h-10")
    var bars = SVGPath()
    for (place, height) in [5.0, 3, 3].enumerated() {
      bars.add(DisplayRect(x: Double(place), y: 15 - height, width: 1, height: height))
    }
    bars.add(DisplayRect(x: 4, y: 10, width: 1, height: 5))
    expect(bars.text, is: "M0 15v-5h1v2h1h1v3m1 0v-5h1v5")
    var steps = SVGPath()
    steps.add(line: (0...30).map { DisplayPoint(Double($0) * 0.033, 0) })
    expect(steps.text, is: "M0 0h.1h.1h.1h.1h.1h.1h.1h.1h.1h.1")
  }

  @Test func `a tint is mixed with the paper that it lies on`() {
    let half = Palette.ink.tint(0.5)
    expect(Theme.light.digits(of: half), is: "8d8d8d")
    expect(Theme.dark.digits(of: half), is: "818385")
    expect(Theme.dark.digits(of: Colour(0x123456)), is: "123456")
  }
}

@Suite struct InlinePictureTests {
  @Test func `kitty takes a PNG in pieces of 4,096 letters`() {
    let text = InlinePicture.kitty([UInt8](repeating: 0, count: 3_073))
    let pieces = text.split(separator: "\u{1B}\\")
    expect(pieces.count, is: 3)
    #expect(pieces[0].hasPrefix("\u{1B}_Ga=T,f=100,m=1;AAAA"))
    expect(pieces[0].utf8.count, is: 4_096 + 17)
    expect(pieces[1], is: "\u{1B}_Gm=0;AA==")
    expect(pieces[2], is: "\n")
  }

  @Test func `iTerm takes a PNG in one piece, with its size`() {
    expect(
      InlinePicture.iterm([1, 2, 3, 4]), is: "\u{1B}]1337;File=inline=1;size=4:AQIDBA==\u{07}\n")
  }

  @Test func `sixels are rows of six, colour by colour, with runs counted`() {
    let (white, red): (UInt32, UInt32) = (0xff_ffff, 0xff_0000)
    var pixels = [UInt32](repeating: white, count: 8 * 7)
    pixels[0] = red  // The first pixel of the first row,
    pixels[48 + 5] = red  // and one of the seventh row.
    expect(
      InlinePicture.sixel(pixels, width: 8),
      is: "\u{1B}P0;1;0q\"1;1;8;7#0;2;100;100;100#1;2;100;0;0"
        + "#0}!7~$#1@-" + "#0!5@?@@$#1!5?@-" + "\u{1B}\\\n")
  }

  @Test func `a figure is drawn for each kind of terminal, with equal bytes`() throws {
    var figure = Figure(width: 40, height: 12)
    figure.text(TextMark("ms", at: DisplayPoint(2, 10), style: .init(11)))
    let picture = try InlinePicture(figure, scale: 1)
    for way in InlineProtocol.allCases {
      let text = try picture.text(way)
      #expect(text.hasPrefix("\u{1B}") && text.hasSuffix("\n"))
      expect(text, is: (try InlinePicture(figure, scale: 1).text(way)))
    }
  }
}
