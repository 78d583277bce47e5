// Pixels as a PNG of at most 64 colours.
//
// A figure has a dozen colours and the shades between them at the edges of glyphs and lines. Eight bits a pixel instead
// of 24, rows as they are instead of filtered (flat colours repeat themselves), and the file is a fifth of cairo's own and
// written in a third of the time. Where there are more than 64 colours the rarest take the nearest of the others.

private import CZlib

/// Writes pictures with a palette.
enum PalettePNG {
  /// The most colours of a file: a dozen, and five shades of each.
  static let mostColours = 64

  /// The file of a picture.
  ///
  /// - Parameter pixels: The colours, row by row, as 0xRRGGBB; the highest byte is ignored.
  /// - Parameter width: Pixels a row.
  /// - Throws: `CairoError` when the picture cannot be packed.
  /// - Complexity: O(pixels + rare colours × 64)
  static func file(_ pixels: [UInt32], width: Int) throws -> [UInt8] {
    let (palette, indices) = palette(of: pixels)
    let height = pixels.count / width
    var file = PNGFile(width: width, height: height, colourType: 3)
    file.append("PLTE", palette.flatMap { PNGFile.bytes(of: $0).dropFirst() })
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count + height)
    for row in 0..<height {
      rows.append(0)
      rows += indices[row * width..<(row + 1) * width]
    }
    file.append("IDAT", try packed(rows))
    return file.finished()
  }

  /// The colours of a picture, the most frequent first, and the place of each pixel's among them.
  static func palette(of pixels: [UInt32]) -> (colours: [UInt32], indices: [UInt8]) {
    var counts: [UInt32: Int] = [:]
    var last: (colour: UInt32, count: Int) = (.max, 0)
    // Runs of one colour are looked up once.
    for pixel in pixels {
      let colour = pixel & 0xff_ffff
      if colour == last.colour {
        last.count += 1
      } else {
        if last.count > 0 { counts[last.colour, default: 0] += last.count }
        last = (colour, 1)
      }
    }
    if last.count > 0 { counts[last.colour, default: 0] += last.count }
    let ordered = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
    let colours = Array(ordered.prefix(mostColours))
    var places: [UInt32: UInt8] = [:]
    for (place, colour) in colours.enumerated() { places[colour] = UInt8(place) }
    for colour in ordered.dropFirst(mostColours) {
      places[colour] = nearest(to: colour, among: colours)
    }
    var known: (colour: UInt32, place: UInt8) = (.max, 0)
    let indices = pixels.map { pixel in
      let colour = pixel & 0xff_ffff
      if colour != known.colour { known = (colour, places[colour] ?? 0) }
      return known.place
    }
    return (colours, indices)
  }

  private static func nearest(to colour: UInt32, among colours: [UInt32]) -> UInt8 {
    var best = (place: 0, distance: Int.max)
    for (place, other) in colours.enumerated() {
      let distance = [16, 8, 0].reduce(0) { sum, shift in
        let step = Int(colour >> shift & 0xff) - Int(other >> shift & 0xff)
        return sum + step * step
      }
      if distance < best.distance { best = (place, distance) }
    }
    return UInt8(best.place)
  }

  private static func packed(_ rows: [UInt8]) throws -> [UInt8] {
    var size = compressBound(UInt(rows.count))
    var output = [UInt8](repeating: 0, count: Int(size))
    let status = compress2(&output, &size, rows, UInt(rows.count), 9)
    guard status == Z_OK else { throw CairoError.unsupported("picture of this size") }
    return Array(output[..<Int(size)])
  }
}
