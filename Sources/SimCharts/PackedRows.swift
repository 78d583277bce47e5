// Compresses the rows of a picture into a zlib stream, one by one.
//
// Half the rows of a screen, and more of a figure, equal the row above. PNG encodes such a row by
// the filter “up” and zeros. zlib would process each of those zeros. Here, repeated rows are a
// block of their own, a few bits for every 258 bytes (RFC 1951, 3.2.6), between parts that zlib
// compresses. No part refers to an earlier one, so the parts are independent.

private import CZlib

/// Packs rows of equal length.
final class PackedRows {
  private let length: Int
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var packed: [UInt8] = [0x78, 0x01]
  private var piece = [UInt8](repeating: 0, count: 1 << 16)
  /// The two sums of Adler-32.
  private var sums: (a: UInt64, b: UInt64) = (1, 0)
  /// The number of repeated rows that are not compressed yet.
  private var repeated = 0

  private let fewest: Int
  /// The least number of repeated rows that get a block of their own if speed matters more than
  /// size.
  static let fewestByDefault = 4
  private static let modulus: UInt64 = 65_521

  /// Creates an empty stream.
  ///
  /// - Parameter length: The number of bytes of a row, including its filter.
  /// - Parameter level: The level of zlib, from 1, fast, to 9, small.
  /// - Parameter fewest: The least number of repeated rows that get a block of their own; fewer are
  ///   compressed by zlib, because a separate block makes zlib lose its history.
  /// - Throws: `CairoError` if there is not enough memory.
  init(length: Int, level: Int32, fewest: Int = fewestByDefault) throws {
    self.length = length
    self.fewest = fewest
    stream.initialize(to: z_stream())
    let status = deflateInit2_(
      stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw CairoError.unsupported("memory to pack a picture") }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Adds a row, preceded by its filter.
  func add(_ row: UnsafePointer<UInt8>) {
    packRepeated()
    pack(row)
  }

  /// Adds a row that is equal to the one above.
  func addRepeated() { repeated += 1 }

  func finished() -> [UInt8] {
    packRepeated()
    deflateAll(Z_FINISH)
    let sum = UInt32(sums.b << 16 | sums.a)
    return packed + PNGFile.bytes(of: sum)
  }

  private func pack(_ row: UnsafePointer<UInt8>) {
    let sum = adler32(uLong(sums.b << 16 | sums.a), row, uInt(length))
    sums = (UInt64(sum) & 0xffff, UInt64(sum) >> 16)
    stream.pointee.next_in = UnsafeMutablePointer(mutating: row)
    stream.pointee.avail_in = uInt(length)
    deflateAll(Z_NO_FLUSH)
  }

  /// Makes zlib process its input, and stores its output.
  private func deflateAll(_ flush: Int32) {
    piece.withUnsafeMutableBufferPointer { piece in
      repeat {
        stream.pointee.next_out = piece.baseAddress
        stream.pointee.avail_out = uInt(piece.count)
        deflate(stream, flush)
        packed += piece.prefix(piece.count - Int(stream.pointee.avail_out))
      } while stream.pointee.avail_out == 0
    }
  }

  private func packRepeated() {
    guard repeated > 0 else { return }
    let rows = repeated
    repeated = 0
    guard rows >= fewest, length > 4 else {
      var row = [UInt8](repeating: 0, count: length)
      row[0] = 2
      for _ in 0..<rows { row.withUnsafeBufferPointer { $0.baseAddress.map(pack) } }
      return
    }
    for _ in 0..<rows {
      sums.a = (sums.a + 2) % Self.modulus
      sums.b = (sums.b + sums.a * UInt64(length)) % Self.modulus
    }
    deflateAll(Z_FULL_FLUSH)
    var block = FixedBlock()
    // The greatest distance in a match; a longer row cannot refer to the one before.
    if length <= 32_768 {
      block.addRow(length)
      block.copy((rows - 1) * length, from: length)
    } else {
      for _ in 0..<rows { block.addRow(length) }
    }
    packed += block.finished()
  }
}

/// A block of fixed codes, whose bits are filled in from the lowest on.
private struct FixedBlock {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  init() {
    // The header: not the last block, fixed codes.
    put(0b010, 3)
  }

  private mutating func put(_ value: UInt64, _ width: Int) {
    bits |= value << UInt64(count)
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Appends a code, whose highest bit comes first.
  private mutating func put(code: UInt64, _ width: Int) {
    put((0..<width).reduce(0) { $0 | (code >> UInt64($1) & 1) << UInt64(width - 1 - $1) }, width)
  }

  private mutating func put(literal: UInt64) { put(code: 0x30 + literal, 8) }

  /// Appends the filter “up” and zeros.
  mutating func addRow(_ length: Int) {
    put(literal: 2)
    put(literal: 0)
    copy(length - 2, from: 1)
  }

  /// Appends a copy of a number of bytes from a distance back; the last two are zeros.
  mutating func copy(_ count: Int, from distance: Int) {
    var left = count
    while left >= 3 {
      // 285 is a match of 258 bytes; 257 to 264 are matches of 3 to 10.
      if left >= 258 {
        put(code: 0xc5, 8)
        left -= 258
      } else {
        let part = min(left, 10)
        put(code: UInt64(part - 2), 7)
        left -= part
      }
      put(distance: distance)
    }
    for _ in 0..<left { put(literal: 0) }
  }

  private mutating func put(distance: Int) {
    let value = UInt64(distance - 1)
    guard value > 3 else { return put(code: value, 5) }
    let log = 63 - value.leadingZeroBitCount
    put(code: UInt64(2 * log) + (value >> UInt64(log - 1) & 1), 5)
    put(value & (1 << UInt64(log - 1) - 1), log - 1)
  }

  /// Returns the bytes, followed by an empty stored block, which ends on a byte boundary.
  mutating func finished() -> [UInt8] {
    put(code: 0, 7)
    put(0, 3)
    if count > 0 { put(0, 8 - count) }
    return bytes + [0, 0, 0xff, 0xff]
  }
}
