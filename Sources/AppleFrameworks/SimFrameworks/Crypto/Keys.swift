// Keys, and checksums that only a holder of the key can make (RFC 2104). Ciphers and signatures are not available.

public import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// In bits.
  public let bitCount: Int
  /// Creates a length.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// The usual ones.
  public static let bits128 = Self(bitCount: 128), bits192 = Self(bitCount: 192),
    bits256 = Self(bitCount: 256)
}

/// A key that both sides have.
public struct SymmetricKey: Hashable, Sendable {
  private let bytes: [UInt8]
  /// Creates a key from bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// Creates a random key, which on a simulated device comes from its seed.
  public init(size: SymmetricKeySize) {
    var chance = SystemRandomNumberGenerator()
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &chance) }
  }
  /// How long it is, in bits.
  public var bitCount: Int { bytes.count * 8 }
  /// Gives the bytes to a closure.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

extension SymmetricKey: ContiguousBytes {}

/// A checksum that only who has the key can make.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sequence, Sendable {
  private let digest: H.Digest
  init(_ digest: H.Digest) { self.digest = digest }
  /// Hands out the bytes.
  public func makeIterator() -> H.Digest.Iterator { digest.makeIterator() }
}

/// What makes and checks checksums with a key.
public struct HMAC<H: HashFunction>: Sendable {
  private let outer: [UInt8]
  private var inner: H
  /// Begins with a key.
  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
    outer = bytes.map { $0 ^ 0x5C }
    inner = H()
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }
  /// Takes bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// The checksum of the bytes so far.
  public func finalize() -> HashedAuthenticationCode<H> {
    HashedAuthenticationCode(H.hash(data: outer + Array(inner.finalize())))
  }
  /// The checksum of bytes.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> HashedAuthenticationCode<H> {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  /// Whether a checksum is that of bytes.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: HashedAuthenticationCode<H>, authenticating authenticatedData: D,
    using key: SymmetricKey
  ) -> Bool { self.authenticationCode(for: authenticatedData, using: key) == authenticationCode }
}

/// Ciphers; there are none here.
@available(*, unavailable, message: "CryptoKit's ciphers are not here; checksums and keys are.")
public enum AES {}

/// Ciphers; there are none here.
@available(*, unavailable, message: "CryptoKit's ciphers are not here; checksums and keys are.")
public enum ChaChaPoly {}
