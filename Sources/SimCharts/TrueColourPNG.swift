// Writes pixels as a PNG of 24 bits per pixel: for screens, whose shadows and gradients have more
// colours than a palette.
//
// Each row is stored as its difference from the row above, which is zero for most of a screen
// (`PackedRows`), so even a fast level of zlib compresses the others well.

private import CZlib
private import Glibc

/// Writes pictures without a palette.
enum TrueColourPNG {
  /// Returns the file of a drawing.
  ///
  /// - Throws: `CairoError` if the picture cannot be compressed.
  static func file(_ pixels: SurfacePixels) throws -> [UInt8] {
    let (width, height) = (pixels.width, pixels.height)
    let length = width * 3 + 1
    let rows = try PackedRows(length: length, level: 1)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { line in
      guard let start = line.baseAddress, let first = pixels.colours.baseAddress else { return }
      for row in 0..<height {
        let source = first + row * width
        let above = first + max(0, row - 1) * width
        if row > 0, memcmp(source, above, width * 4) == 0 {
          rows.addRepeated()
          continue
        }
        line[0] = row == 0 ? 0 : 2
        var place = 1
        for column in 0..<width {
          let pixel = source[column]
          let other = row == 0 ? 0 : above[column]
          line[place] =
            UInt8(truncatingIfNeeded: pixel >> 16) &- UInt8(truncatingIfNeeded: other >> 16)
          line[place + 1] =
            UInt8(truncatingIfNeeded: pixel >> 8) &- UInt8(truncatingIfNeeded: other >> 8)
          line[place + 2] = UInt8(truncatingIfNeeded: pixel) &- UInt8(truncatingIfNeeded: other)
          place += 3
        }
        rows.add(start)
      }
    }
    var file = PNGFile(width: width, height: height, colourType: 2)
    file.append("IDAT", rows.finished())
    return file.finished()
  }
}

/// The chunks of a PNG file.
struct PNGFile {
  private var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Begins a file with eight bits per component, without interlacing.
  ///
  /// - Parameter colourType: 2 for red, green and blue, 3 for a palette.
  init(width: Int, height: Int, colourType: UInt8) {
    append(
      "IHDR",
      Self.bytes(of: UInt32(width)) + Self.bytes(of: UInt32(height)) + [8, colourType, 0, 0, 0])
  }

  /// Appends a chunk: length, name, data, and the checksum of both.
  mutating func append(_ name: String, _ data: [UInt8]) {
    let checked = Array(name.utf8) + data
    bytes += Self.bytes(of: UInt32(data.count)) + checked
    bytes += Self.bytes(of: UInt32(crc32(0, checked, UInt32(checked.count))))
  }

  func finished() -> [UInt8] {
    var copy = self
    copy.append("IEND", [])
    return copy.bytes
  }

  static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
