// Keys, and the codes that authenticate messages by them.

public import Foundation

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = Self(bitCount: 128), bits192 = Self(bitCount: 192),
    bits256 = Self(bitCount: 256)
}

public struct SymmetricKey: Equatable, Sendable {
  let bytes: [UInt8]
  /// Creates a random key: that of the run.
  public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

extension SymmetricKey: ContiguousBytes {}

func randomBytes(_ count: Int) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    guard let start = buffer.baseAddress, getentropy(start, count) == 0 else { return }
    filled = count
  }
}

public enum CryptoKitError: Error, Equatable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
}

public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sequence, Sendable,
  CustomStringConvertible
{
  let digest: H.Digest
  public func makeIterator() -> Array<UInt8>.Iterator { digest._bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest._bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "HMAC with \(H.self): \(hexadecimal(digest._bytes))"
  }
}

/// Codes by RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private let padded: [UInt8]

  public init(key: SymmetricKey) {
    let own = key.bytes.count > H.blockByteCount ? H.hash(data: key.bytes)._bytes : key.bytes
    padded = own + Array(repeating: 0, count: H.blockByteCount - own.count)
    inner.update(data: padded.map { $0 ^ 0x36 })
  }
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: padded.map { $0 ^ 0x5c })
    outer.update(data: inner.finalize()._bytes)
    return MAC(digest: outer.finalize())
  }
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ code: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == code }
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    code.withUnsafeBytes { Array($0) } == Array(authenticationCode(for: data, using: key))
  }
}

/// Derived keys by RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, salt: some DataProtocol = Data(),
    info: some DataProtocol = Data(), outputByteCount: Int
  ) -> SymmetricKey {
    let zeros = Array(repeating: UInt8(0), count: H.byteCount)
    let key = SymmetricKey(data: salt.isEmpty ? zeros : Array(salt))
    let secret = SymmetricKey(
      data: Array(HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: key)))
    var (result, last): ([UInt8], [UInt8]) = ([], [])
    for number in UInt8(1)... where result.count < outputByteCount {
      last = Array(
        HMAC<H>.authenticationCode(for: last + Array(info) + [number], using: secret))
      result += last
      if result.count >= outputByteCount { break }
    }
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }
}
