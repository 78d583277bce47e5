// Rows that repeat are told by a block of our own among those of zlib: what zlib unpacks is what was packed.

import CZlib
import Testing

@testable import SimCharts

@Suite struct PackedRowsTests {
  /// Packs rows of pixels that are drawn by lot, many of them as the one above; gives what stands in the file, too.
  private func packed(_ seed: UInt64, length: Int, rows: Int) throws -> (
    file: [UInt8], bytes: [UInt8]
  ) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ most: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % most
    }
    let stream = try PackedRows(length: length, level: 1, fewest: Int(seed) * 8 + 1)
    var bytes: [UInt8] = []
    var row = [UInt8](repeating: 0, count: length)
    var repeats: UInt64 = 0
    for number in 0..<rows {
      if number > 0, repeats > 0 {
        repeats -= 1
        stream.addRepeated()
        bytes += [2] + [UInt8](repeating: 0, count: length - 1)
        continue
      }
      repeats = [0, 0, 1, 3, 4, 30, 400][Int(random(7))]
      for place in row.indices.dropFirst() { row[place] = UInt8(random(random(2) == 0 ? 2 : 256)) }
      row.withUnsafeBufferPointer { $0.baseAddress.map(stream.add) }
      bytes += row
    }
    return (stream.finished(), bytes)
  }

  @Test(arguments: [2, 4, 5, 6, 13, 257, 258, 261, 262, 3_511, 32_768, 32_769])
  func `what is unpacked is what was packed, checksum included`(length: Int) throws {
    for seed in 0..<6 as Range<UInt64> {
      let (file, bytes) = try packed(seed, length: length, rows: length > 3_000 ? 60 : 500)
      var size = uLong(bytes.count + 1)
      var unpacked = [UInt8](repeating: 0, count: bytes.count + 1)
      let status = uncompress(&unpacked, &size, file, uLong(file.count))
      #expect(status == Z_OK && Int(size) == bytes.count, "length \(length), seed \(seed)")
      let isSame = Array(unpacked.dropLast()) == bytes
      #expect(isSame, "length \(length), seed \(seed)")
    }
  }

  @Test func `a thousand equal rows are a few bytes each`() throws {
    let stream = try PackedRows(length: 3_511, level: 1)
    let row = [UInt8](repeating: 7, count: 3_511)
    row.withUnsafeBufferPointer { $0.baseAddress.map(stream.add) }
    for _ in 0..<1_000 { stream.addRepeated() }
    #expect(stream.finished().count < 45_000)
  }
}
