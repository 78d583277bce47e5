// Pictures in a terminal, in the three protocols that terminals support.
//
// kitty's graphics protocol takes a PNG as base64 in pieces of 4,096 characters between ESC _G and
// ESC \. iTerm2 takes it in one piece between ESC ]1337;File= and BEL. Sixel, DEC's own, has rows
// of six pixels, each colour of a row written over the ones before; a letter represents the pixels
// of one column, and repeated letters are run-length encoded.

import FoundationEssentials
package import SimScreen

/// A protocol by which a terminal shows pictures.
package enum InlineProtocol: String, CaseIterable, Sendable {
  /// kitty, and terminals with its protocol: Ghostty, WezTerm, Konsole.
  case kitty
  /// iTerm2, and terminals with its protocol: WezTerm, VS Code.
  case iterm
  /// xterm with sixels, foot, mlterm, Windows Terminal.
  case sixel
}

/// A picture for a terminal.
package struct InlinePicture {
  private let canvas: DisplayCanvas
  /// The colours that a figure names, as 0xRRGGBB.
  private let named: Set<UInt32>

  /// Draws a figure.
  ///
  /// - Parameter scale: Pixels for each point.
  /// - Throws: `CairoError` when it cannot be drawn.
  package init(_ figure: Figure, scale: Double, theme: Theme = .light) throws {
    canvas = try .drawn(figure.displayList(on: theme, scale: scale), scale: scale)
    named = figure.colours(on: theme)
  }

  /// Draws a screen.
  ///
  /// - Parameter scale: Pixels for each point.
  /// - Throws: `CairoError` when it cannot be drawn.
  package init(_ list: DisplayList, scale: Double) throws {
    canvas = try .drawn(list, scale: scale)
    named = []
  }

  /// Returns the sequence to write to the terminal, followed by a line break.
  ///
  /// - Throws: `CairoError` if the picture cannot be compressed.
  package func text(_ way: InlineProtocol) throws -> String {
    switch way {
    case .kitty: Self.kitty(try png())
    case .iterm: Self.iterm(try png())
    case .sixel:
      try canvas.pixels { Self.sixel(Array($0.colours), width: $0.width, keeping: named) }
    }
  }

  private func png() throws -> [UInt8] {
    try canvas.pixels { try PalettePNG.file($0, keeping: named) }
  }

  static func kitty(_ png: [UInt8]) -> String {
    let text = Data(png).base64EncodedData()
    let pieces = stride(from: 0, to: text.count, by: 4_096).map {
      String(decoding: text[$0..<min($0 + 4_096, text.count)], as: UTF8.self)
    }
    return pieces.enumerated().map { index, piece in
      let first = index == 0 ? "a=T,f=100," : ""
      return "\u{1B}_G\(first)m=\(index + 1 < pieces.count ? 1 : 0);\(piece)\u{1B}\\"
    }.joined() + "\n"
  }

  static func iterm(_ png: [UInt8]) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count):\(Data(png).base64EncodedString())\u{07}\n"
  }

  static func sixel(
    _ pixels: [UInt32], width: Int, keeping named: Set<UInt32> = []
  ) -> String {
    let (colours, places) = PalettePNG.palette(of: pixels, keeping: named)
    let height = pixels.count / width
    var text: [UInt8] = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (index, colour) in colours.enumerated() {
      let parts = [16, 8, 0].map { (shift: UInt32) -> Int in
        let part = Int(colour >> shift & 0xff)
        return (part * 100 + 127) / 255
      }
      text += Array("#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8)
    }
    for top in stride(from: 0, to: height, by: 6) {
      let rows = min(6, height - top)
      var bands: [UInt8: [UInt8]] = [:]
      for row in 0..<rows {
        for column in 0..<width {
          let place = places[(top + row) * width + column]
          bands[place, default: [UInt8](repeating: 0, count: width)][column] |= 1 << UInt8(row)
        }
      }
      for (index, place) in bands.keys.sorted().enumerated() {
        if index > 0 { text.append(UInt8(ascii: "$")) }
        text += Array("#\(place)".utf8)
        append(bands[place] ?? [], to: &text)
      }
      text.append(UInt8(ascii: "-"))
    }
    return String(decoding: text, as: UTF8.self) + "\u{1B}\\\n"
  }

  /// Appends the letters of a row of six pixels; runs of more than three are counted, and an empty
  /// end is omitted.
  private static func append(_ row: [UInt8], to text: inout [UInt8]) {
    let end = (row.lastIndex { $0 != 0 } ?? -1) + 1
    var column = 0
    while column < end {
      var run = 1
      while column + run < end, row[column + run] == row[column] { run += 1 }
      let letter = row[column] + 63
      text += run > 3 ? Array("!\(run)".utf8) + [letter] : Array(repeating: letter, count: run)
      column += run
    }
  }
}
