// What a hash function returns: bytes that are compared and printed as in CryptoKit.

public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
  /// The name that a description begins with.
  static var _name: String { get }
  var _bytes: [UInt8] { get }
  init(_bytes: [UInt8])
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

extension Digest {
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }
  public var description: String { "\(Self._name) digest: \(hexadecimal(_bytes))" }
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    left._bytes.elementsEqual(right)
  }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

public struct SHA256Digest: Digest {
  public static let byteCount = 32, _name = "SHA256"
  public let _bytes: [UInt8]
  public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

public struct SHA384Digest: Digest {
  public static let byteCount = 48, _name = "SHA384"
  public let _bytes: [UInt8]
  public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

public struct SHA512Digest: Digest {
  public static let byteCount = 64, _name = "SHA512"
  public let _bytes: [UInt8]
  public init(_bytes: [UInt8]) { self._bytes = _bytes }
}
