// Bytes compressed by zlib: the rows of a PNG, and what a page unpacks by itself.

private import CZlib

package enum Packed {
  /// The bytes as a zlib stream.
  ///
  /// - Parameter level: from 1, fast, to 9, small.
  /// - Throws: `CairoError` when there is no room for it.
  package static func bytes(_ bytes: [UInt8], level: Int32) throws -> [UInt8] {
    var size = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    let status = compress2(&packed, &size, bytes, UInt(bytes.count), level)
    guard status == Z_OK else { throw CairoError.unsupported("memory for \(bytes.count) bytes") }
    return Array(packed[..<Int(size)])
  }
}
