// Pictures: the colours that were drawn, in a file that is as small as they are few.

import Testing

@testable import SimCharts

@Suite struct SimChartsTests {
  @Test func `few colours are kept as they are, the most frequent first`() {
    let (colours, places) = PalettePNG.palette(of: [0xffff_ffff, 0xff00_0000, 0x00ff_ffff])
    #expect(colours == [0xff_ffff, 0x00_0000])
    #expect(places == [0, 1, 0])
  }

  @Test func `of more than 64 colours the rarest take the nearest of the others`() {
    let grays = (0..<64).map { UInt32($0) * 0x04_0404 }
    let pixels = grays + grays + [0x80_8082, 0x00_0001]
    let (colours, places) = PalettePNG.palette(of: pixels)
    #expect(colours == grays)
    #expect(places.suffix(2) == [0x20, 0])
  }

  @Test func `a picture is a PNG of eight bits a pixel, equal each time, and small`() throws {
    var figure = Figure(width: 400, height: 100)
    figure.fill(Rect(x: 10, y: 10, width: 300, height: 20), Palette.blue)
    figure.text(TextMark("12 of 341 frames late", at: Point(10, 60), style: .init(12)))
    let file = try CairoCanvas.png(figure, scale: 2)
    #expect(file.prefix(8) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    // Width 800, height 200, eight bits, a palette.
    #expect(Array(file[16..<26]) == [0, 0, 3, 32, 0, 0, 0, 200, 8, 3])
    #expect(file.suffix(8).prefix(4) == Array("IEND".utf8)[...])
    #expect(file.count < 6_000)
    #expect(try CairoCanvas.png(figure, scale: 2) == file)
  }
}
