// AES in Galois/counter mode, by FIPS 197 and NIST SP 800-38D.

public import Foundation

public enum AES {
  public enum GCM {
    public struct Nonce: Sequence, Sendable {
      let bytes: [UInt8]
      /// Creates a random nonce: that of the run.
      public init() { bytes = randomBytes(12) }
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }
      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
      public func withUnsafeBytes<R>(
        _ body: (UnsafeRawBufferPointer) throws -> R
      ) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }

    public struct SealedBox: Sendable {
      public let nonce: Nonce
      public let ciphertext: Data, tag: Data
      public init<C: DataProtocol, T: DataProtocol>(
        nonce: Nonce, ciphertext: C, tag: T
      ) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
      }
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
          nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16),
          tag: bytes.suffix(16))
      }
      /// All of it, if the nonce has the usual length.
      public var combined: Data? {
        nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
      }
    }

    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: Data())
    }

    public static func seal<Plaintext: DataProtocol, Additional: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating additional: Additional
    ) throws -> SealedBox {
      let (cipher, nonce) = (try BlockCipher(key), nonce ?? Nonce())
      let counter = CounterMode(cipher, nonce.bytes)
      let text = counter.applied(to: Array(message))
      return try SealedBox(
        nonce: nonce, ciphertext: text, tag: counter.tag(of: text, Array(additional)))
    }

    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(box, using: key, authenticating: Data())
    }

    public static func open<Additional: DataProtocol>(
      _ box: SealedBox, using key: SymmetricKey, authenticating additional: Additional
    ) throws -> Data {
      let counter = CounterMode(try BlockCipher(key), box.nonce.bytes)
      let text = Array(box.ciphertext)
      guard counter.tag(of: text, Array(additional)) == Array(box.tag) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(counter.applied(to: text))
    }
  }
}

/// The cipher of one block.
private struct BlockCipher {
  private let keys: [[UInt8]]

  init(_ key: SymmetricKey) throws {
    let words = key.bytes.count / 4
    guard [16, 24, 32].contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
    var all = stride(from: 0, to: key.bytes.count, by: 4).map { Array(key.bytes[$0..<$0 + 4]) }
    var round: UInt8 = 1
    for index in words..<4 * (words + 7) {
      var word = all[index - 1]
      if index % words == 0 {
        word = (Array(word[1...]) + [word[0]]).map { Self.box[Int($0)] }
        word[0] ^= round
        round = Self.doubled(round)
      } else if words > 6, index % words == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      all.append(zip(all[index - words], word).map { $0 ^ $1 })
    }
    keys = stride(from: 0, to: all.count, by: 4).map { all[$0..<$0 + 4].flatMap { $0 } }
  }

  func encrypted(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, keys[0]).map { $0 ^ $1 }
    for (round, key) in keys.enumerated().dropFirst() {
      let moved = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      let mixed = round == keys.count - 1 ? moved : Self.mixed(moved)
      state = zip(mixed, key).map { $0 ^ $1 }
    }
    return state
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { index in
      let column = index / 4 * 4
      let (a, b) = (state[index], state[column + (index + 1) % 4])
      return doubled(a) ^ doubled(b) ^ b ^ state[column + (index + 2) % 4]
        ^ state[column + (index + 3) % 4]
    }
  }

  private static func doubled(_ value: UInt8) -> UInt8 {
    value << 1 ^ (value & 0x80 > 0 ? 0x1b : 0)
  }

  /// The substitution of bytes: inverses in the field, and an affine map.
  private static let box: [UInt8] = {
    var result = [UInt8](repeating: 0x63, count: 256)
    var (p, q): (UInt8, UInt8) = (1, 1)
    repeat {
      p ^= doubled(p)
      for count in [1, 2, 4] { q ^= q << count }
      if q & 0x80 > 0 { q ^= 0x09 }
      let turned = (1...4).reduce(q) { $0 ^ (q << $1 | q >> (8 - $1)) }
      result[Int(p)] = turned ^ 0x63
    } while p != 1
    return result
  }()
}

/// A cipher that adds the encrypted numbers of blocks, and the tag that authenticates the result.
private struct CounterMode {
  private let cipher: BlockCipher
  private let hashKey: Polynomial
  private let start: [UInt8]

  init(_ cipher: BlockCipher, _ nonce: [UInt8]) {
    self.cipher = cipher
    hashKey = Polynomial(cipher.encrypted(Array(repeating: 0, count: 16)))
    start =
      nonce.count == 12
      ? nonce + [0, 0, 0, 1]
      : Self.hash(Self.padded(nonce) + Self.lengths(0, nonce.count), hashKey)
  }

  func applied(to text: [UInt8]) -> [UInt8] {
    var number = UInt32.words(start[12...])[0]
    var result: [UInt8] = []
    for begin in stride(from: 0, to: text.count, by: 16) {
      number &+= 1
      let block = cipher.encrypted(start.prefix(12) + number.bigEndianBytes)
      result += zip(text[begin..<min(begin + 16, text.count)], block).map { $0 ^ $1 }
    }
    return result
  }

  func tag(of text: [UInt8], _ additional: [UInt8]) -> [UInt8] {
    let bytes =
      Self.padded(additional) + Self.padded(text) + Self.lengths(additional.count, text.count)
    return zip(Self.hash(bytes, hashKey), cipher.encrypted(start)).map { $0 ^ $1 }
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + Array(repeating: 0, count: (16 - bytes.count % 16) % 16)
  }

  private static func lengths(_ first: Int, _ second: Int) -> [UInt8] {
    (UInt64(first) * 8).bigEndianBytes + (UInt64(second) * 8).bigEndianBytes
  }

  private static func hash(_ bytes: [UInt8], _ key: Polynomial) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 16).reduce(Polynomial()) { sum, begin in
      (sum + Polynomial(Array(bytes[begin..<begin + 16]))) * key
    }.bytes
  }
}

/// An element of the field of the tags; the first bit is the constant.
private struct Polynomial {
  private var high: UInt64 = 0, low: UInt64 = 0
  init() {}
  init(_ bytes: [UInt8]) {
    let words = UInt64.words(bytes[...])
    (high, low) = (words[0], words[1])
  }
  var bytes: [UInt8] { high.bigEndianBytes + low.bigEndianBytes }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.high ^= b.high
    sum.low ^= b.low
    return sum
  }

  static func * (a: Self, b: Self) -> Self {
    var (result, factor) = (Self(), b)
    for bit in 0..<128 {
      let word = bit < 64 ? a.high : a.low
      if word >> UInt64(63 - bit % 64) & 1 == 1 { result = result + factor }
      let carry = factor.low & 1
      factor.low = factor.low >> 1 | factor.high << 63
      factor.high = factor.high >> 1 ^ (carry == 1 ? 0xe1 << 56 : 0)
    }
    return result
  }
}
