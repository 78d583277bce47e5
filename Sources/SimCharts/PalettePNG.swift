// Pixels as a PNG of at most 64 colours.
//
// A figure has a dozen colours and the shades between them at the edges of glyphs and lines. A
// pixel therefore takes eight bits instead of 24. A row equal to the one above is encoded as such;
// any other is stored without a filter, because flat colours repeat themselves. If there are more
// than 64 colours, the rarest are replaced by the nearest of the others, except for those that a
// figure names, because they carry meaning. At zlib's sixth level a file is a tenth larger than at
// its ninth, and compressed in a sixth of the time (measured on the figures of the headline runs).

private import Glibc

/// Writes pictures with a palette.
enum PalettePNG {
  /// The greatest number of colours in a file: a dozen, and five shades of each.
  static let mostColours = 64

  /// The greatest number of colours that eight bits can distinguish.
  private static let mostPlaces = 256

  /// Returns the file of a drawing.
  ///
  /// - Parameter named: Colours that carry meaning and are kept exactly, as 0xRRGGBB.
  /// - Parameter isSmallest: Whether size matters more than speed, as in a page.
  /// - Throws: `CairoError` if the picture cannot be compressed.
  /// - Complexity: O(pixels + rare colours × 64)
  static func file(
    _ pixels: SurfacePixels, keeping named: Set<UInt32> = [], isSmallest: Bool = false
  ) throws -> [UInt8] {
    let (width, height) = (pixels.width, pixels.height)
    let (colours, places) = palette(of: pixels.colours, keeping: named)
    let rows = try PackedRows(
      length: width + 1, level: 6, fewest: isSmallest ? .max : PackedRows.fewestByDefault)
    places.withUnsafeBufferPointer { places in
      guard let start = places.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width + 1) { line in
        guard let row = line.baseAddress else { return }
        row[0] = 0
        for number in 0..<height {
          let first = start + number * width
          if number > 0, memcmp(first, first - width, width) == 0 {
            rows.addRepeated()
          } else {
            memcpy(row + 1, first, width)
            rows.add(row)
          }
        }
      }
    }
    var file = PNGFile(width: width, height: height, colourType: 3)
    file.append("PLTE", colours.flatMap { PNGFile.bytes(of: $0).dropFirst() })
    file.append("IDAT", rows.finished())
    return file.finished()
  }

  /// Returns the colours of a picture, the most frequent first, and the index of each pixel's
  /// colour.
  ///
  /// - Parameter pixels: The colours, row by row, as 0xRRGGBB; the highest byte is ignored.
  /// - Parameter named: Colours that are kept exactly, however rare.
  static func palette(
    of pixels: [UInt32], keeping named: Set<UInt32> = []
  ) -> (colours: [UInt32], indices: [UInt8]) {
    pixels.withUnsafeBufferPointer { palette(of: $0, keeping: named) }
  }

  private static func palette(
    of pixels: UnsafeBufferPointer<UInt32>, keeping named: Set<UInt32>
  ) -> (colours: [UInt32], indices: [UInt8]) {
    var table = ColourTable()
    // Consecutive pixels of one colour are looked up once.
    var (last, run) = (UInt32.max, 0)
    guard let first = pixels.baseAddress else { return ([], []) }
    for index in 0..<pixels.count {
      let colour = first[index] & 0xff_ffff
      if colour == last {
        run += 1
      } else {
        if run > 0 { table.add(last, run) }
        (last, run) = (colour, 1)
      }
    }
    if run > 0 { table.add(last, run) }
    let ordered = table.colours.sorted { ($0.count, $1.colour) > ($1.count, $0.colour) }
    let kept = Array(
      ordered.enumerated().filter { $0.offset < mostColours || named.contains($0.element.colour) }
        .prefix(mostPlaces).map(\.element.colour))
    for (place, colour) in kept.enumerated() { table.set(colour, place: UInt8(place)) }
    if kept.count < ordered.count {
      let known = Set(kept)
      for entry in ordered.dropFirst(mostColours) where !known.contains(entry.colour) {
        table.set(entry.colour, place: nearest(to: entry.colour, among: kept))
      }
    }
    var known: (colour: UInt32, place: UInt8) = (.max, 0)
    let indices = [UInt8](unsafeUninitializedCapacity: pixels.count) { indices, count in
      guard let places = indices.baseAddress else { return }
      for index in 0..<pixels.count {
        let colour = first[index] & 0xff_ffff
        if colour != known.colour { known = (colour, table.place(of: colour)) }
        places[index] = known.place
      }
      count = pixels.count
    }
    return (kept, indices)
  }

  private static func nearest(to colour: UInt32, among colours: [UInt32]) -> UInt8 {
    var (best, least) = (0, Int.max)
    for place in 0..<colours.count {
      let other = colours[place]
      let red = Int(colour >> 16 & 0xff) - Int(other >> 16 & 0xff)
      let green = Int(colour >> 8 & 0xff) - Int(other >> 8 & 0xff)
      let blue = Int(colour & 0xff) - Int(other & 0xff)
      let distance = red * red + green * green + blue * blue
      if distance < least { (best, least) = (place, distance) }
    }
    return UInt8(best)
  }
}

/// The colours with their numbers of pixels: a hash table with open addressing, accessed once for
/// each change of colour.
private struct ColourTable {
  private struct Slot {
    var colour = UInt32.max
    var count = 0
    var place: UInt8 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 1 << 10)
  private var filled = 0

  /// The colours in the table, in no particular order.
  var colours: [(colour: UInt32, count: Int)] {
    slots.filter { $0.colour != .max }.map { ($0.colour, $0.count) }
  }

  private func slot(of colour: UInt32) -> Int {
    let mask = slots.count - 1
    var index = Int(colour &* 2_654_435_761 >> 12) & mask
    while slots[index].colour != colour, slots[index].colour != .max { index = (index + 1) & mask }
    return index
  }

  mutating func add(_ colour: UInt32, _ count: Int) {
    let index = slot(of: colour)
    if slots[index].colour == .max {
      slots[index].colour = colour
      filled += 1
    }
    slots[index].count += count
    if filled * 2 > slots.count { grow() }
  }

  mutating func set(_ colour: UInt32, place: UInt8) { slots[slot(of: colour)].place = place }

  func place(of colour: UInt32) -> UInt8 { slots[slot(of: colour)].place }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 4)
    for entry in old where entry.colour != .max { slots[slot(of: entry.colour)] = entry }
  }
}
