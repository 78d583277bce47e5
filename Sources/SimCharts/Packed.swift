// Compresses bytes with zlib: the rows of a PNG, and the data that a page decompresses.

private import CZlib

package enum Packed {
  /// Returns the bytes as a zlib stream.
  ///
  /// - Parameter level: The level, from 1, fast, to 9, small.
  /// - Throws: `CairoError` if there is not enough memory.
  package static func bytes(_ bytes: [UInt8], level: Int32) throws -> [UInt8] {
    var size = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    let status = compress2(&packed, &size, bytes, UInt(bytes.count), level)
    guard status == Z_OK else { throw CairoError.unsupported("memory for \(bytes.count) bytes") }
    return Array(packed[..<Int(size)])
  }
}
