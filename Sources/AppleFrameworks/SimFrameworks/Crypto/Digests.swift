// Checksums, as CryptoKit gives them: computed, so that what is kept under one on a phone is found here.

public import Foundation

/// A checksum: bytes.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

/// What makes checksums.
public protocol HashFunction: Sendable {
  /// The checksum.
  associatedtype Digest: SimFrameworks.Digest
  /// How many bytes are worked on at once.
  static var blockByteCount: Int { get }
  /// Begins.
  init()
  /// Takes bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The checksum of the bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Takes bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
  /// The checksum of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var hasher = Self()
    hasher.update(data: data)
    return hasher.finalize()
  }
}

/// One of the functions: its name, its sizes in bytes, and what it makes of a message.
public protocol _ChecksumKind: Sendable {
  /// What it is called.
  static var _name: String { get }
  /// How many bytes a checksum has.
  static var _byteCount: Int { get }
  /// How many bytes are worked on at once.
  static var _blockByteCount: Int { get }
  /// The checksum of a message.
  static func _checksum(_ message: [UInt8]) -> [UInt8]
}

/// A checksum of one of the functions.
public struct _DigestBytes<Kind: _ChecksumKind>: Digest {
  let bytes: [UInt8]
  /// How many bytes it has.
  public static var byteCount: Int { Kind._byteCount }
  /// Hands out the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// The name of the function, and the bytes in hexadecimal.
  public var description: String {
    "\(Kind._name) digest: " + bytes.map { hexadecimal($0) }.joined()
  }
  /// Gives the bytes to a closure.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Whether the bytes are those of data.
  public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool {
    digest.bytes == Array(data)
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}

/// A function in progress; it keeps its bytes until the end, because apps' messages are short.
public struct _Checksum<Kind: _ChecksumKind>: HashFunction {
  /// The checksum.
  public typealias Digest = _DigestBytes<Kind>
  /// How many bytes are worked on at once.
  public static var blockByteCount: Int { Kind._blockByteCount }
  /// How many bytes a checksum has.
  public static var byteCount: Int { Kind._byteCount }
  private var message: [UInt8] = []
  /// Begins.
  public init() {}
  /// Takes bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    message.append(contentsOf: bufferPointer)
  }
  /// The checksum of the bytes so far.
  public func finalize() -> _DigestBytes<Kind> { _DigestBytes(bytes: Kind._checksum(message)) }
}

/// SHA-2 of 256 bits (FIPS 180-4).
public enum _SHA256: _ChecksumKind {
  /// Its name.
  public static let _name = "SHA256"
  /// Its sizes, in bytes.
  public static let _byteCount = 32, _blockByteCount = 64
  /// The checksum of a message.
  public static func _checksum(_ message: [UInt8]) -> [UInt8] { SHA2.short(message) }
}

/// SHA-2 of 384 bits (FIPS 180-4).
public enum _SHA384: _ChecksumKind {
  /// Its name.
  public static let _name = "SHA384"
  /// Its sizes, in bytes.
  public static let _byteCount = 48, _blockByteCount = 128
  /// The checksum of a message.
  public static func _checksum(_ message: [UInt8]) -> [UInt8] {
    Array(SHA2.long(message, from: SHA2.start384).prefix(48))
  }
}

/// SHA-2 of 512 bits (FIPS 180-4).
public enum _SHA512: _ChecksumKind {
  /// Its name.
  public static let _name = "SHA512"
  /// Its sizes, in bytes.
  public static let _byteCount = 64, _blockByteCount = 128
  /// The checksum of a message.
  public static func _checksum(_ message: [UInt8]) -> [UInt8] {
    SHA2.long(message, from: SHA2.start512)
  }
}

/// MD5 (RFC 1321).
public enum _MD5: _ChecksumKind {
  /// Its name.
  public static let _name = "MD5"
  /// Its sizes, in bytes.
  public static let _byteCount = 16, _blockByteCount = 64
  /// The checksum of a message.
  public static func _checksum(_ message: [UInt8]) -> [UInt8] { OldDigests.md5(message) }
}

/// SHA-1 (FIPS 180-4).
public enum _SHA1: _ChecksumKind {
  /// Its name.
  public static let _name = "SHA1"
  /// Its sizes, in bytes.
  public static let _byteCount = 20, _blockByteCount = 64
  /// The checksum of a message.
  public static func _checksum(_ message: [UInt8]) -> [UInt8] { OldDigests.sha1(message) }
}

/// SHA-2 of 256 bits (FIPS 180-4).
public typealias SHA256 = _Checksum<_SHA256>
/// SHA-2 of 384 bits (FIPS 180-4).
public typealias SHA384 = _Checksum<_SHA384>
/// SHA-2 of 512 bits (FIPS 180-4).
public typealias SHA512 = _Checksum<_SHA512>

/// Functions that are broken and live on in old formats.
public enum Insecure {
  /// MD5 (RFC 1321).
  public typealias MD5 = _Checksum<_MD5>
  /// SHA-1 (FIPS 180-4).
  public typealias SHA1 = _Checksum<_SHA1>
}
