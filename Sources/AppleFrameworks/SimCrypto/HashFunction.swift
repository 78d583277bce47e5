// Hash functions by FIPS 180-4 and RFC 1321.

public import Foundation

/// A function of bytes.
public protocol HashFunction: Sendable {
  associatedtype Digest: SimCrypto.Digest
  static var blockByteCount: Int { get }
  /// The bytes so far.
  var _message: [UInt8] { get set }
  init()
  func finalize() -> Digest
}

extension HashFunction {
  public static var byteCount: Int { Digest.byteCount }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    _message.append(contentsOf: bufferPointer)
  }
  public mutating func update<D: DataProtocol>(data: D) { _message.append(contentsOf: data) }
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  /// The blocks of the message with its padding: a bit, zeros and the length in bits.
  func blocks(lengthBytes: Int, isBigEndian: Bool = true) -> [ArraySlice<UInt8>] {
    var bytes = _message + [0x80]
    while bytes.count % Self.blockByteCount != Self.blockByteCount - lengthBytes {
      bytes.append(0)
    }
    let bits = UInt64(_message.count) * 8
    let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    let zeros = Array(repeating: UInt8(0), count: lengthBytes - 8)
    bytes += isBigEndian ? zeros + length.reversed() : length + zeros
    return stride(from: 0, to: bytes.count, by: Self.blockByteCount).map {
      bytes[$0..<$0 + Self.blockByteCount]
    }
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  func rotated(right count: Int) -> Self { (self >> count) | (self << (Self.bitWidth - count)) }
  /// The bytes, the greatest first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
  /// The numbers that bytes are, the greatest first.
  static func words(_ bytes: ArraySlice<UInt8>) -> [Self] {
    let size = bitWidth / 8
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map {
      bytes[$0..<$0 + size].reduce(0) { $0 << 8 | Self($1) }
    }
  }
}
