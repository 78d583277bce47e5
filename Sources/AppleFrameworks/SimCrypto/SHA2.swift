// SHA-2: two functions of one form, of words of 32 and of 64 bits.

public struct SHA256: HashFunction {
  public static let blockByteCount = 64
  public var _message: [UInt8] = []
  public init() {}

  private static let start: [UInt32] = roots(of: 2, count: 8)
  private static let constants: [UInt32] = roots(of: 3, count: 64)

  /// The first bits of the fractions of the roots of the first primes.
  private static func roots(of degree: Int, count: Int) -> [UInt32] {
    (degree == 2 ? SHA512.squareRoots : SHA512.cubeRoots).prefix(count).map {
      UInt32(truncatingIfNeeded: $0 >> 32)
    }
  }

  public func finalize() -> SHA256Digest {
    var state = Self.start
    for block in blocks(lengthBytes: 8) {
      var w = UInt32.words(block)
      for i in 16..<64 {
        let (a, b) = (w[i - 15], w[i - 2])
        let small = a.rotated(right: 7) ^ a.rotated(right: 18) ^ (a >> 3)
        let great = b.rotated(right: 17) ^ b.rotated(right: 19) ^ (b >> 10)
        w.append(w[i - 16] &+ small &+ w[i - 7] &+ great)
      }
      compress(&state, w, Self.constants, [2, 13, 22], [6, 11, 25])
    }
    return SHA256Digest(_bytes: state.flatMap(\.bigEndianBytes))
  }
}

public struct SHA512: HashFunction {
  public static let blockByteCount = 128
  public var _message: [UInt8] = []
  public init() {}

  public func finalize() -> SHA512Digest {
    SHA512Digest(_bytes: state(from: Self.squareRoots).flatMap(\.bigEndianBytes))
  }
}

public struct SHA384: HashFunction {
  public static let blockByteCount = 128
  public var _message: [UInt8] = []
  public init() {}

  private static let start: [UInt64] = [
    0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17, 0x152f_ecd8_f70e_5939,
    0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511, 0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
  ]

  public func finalize() -> SHA384Digest {
    SHA384Digest(_bytes: Array(state(from: Self.start).flatMap(\.bigEndianBytes).prefix(48)))
  }
}

extension HashFunction {
  /// The state after all blocks of a function with words of 64 bits.
  fileprivate func state(from start: [UInt64]) -> [UInt64] {
    var state = start
    for block in blocks(lengthBytes: 16) {
      var w = UInt64.words(block)
      for i in 16..<80 {
        let (a, b) = (w[i - 15], w[i - 2])
        let small = a.rotated(right: 1) ^ a.rotated(right: 8) ^ (a >> 7)
        let great = b.rotated(right: 19) ^ b.rotated(right: 61) ^ (b >> 6)
        w.append(w[i - 16] &+ small &+ w[i - 7] &+ great)
      }
      compress(&state, w, SHA512.cubeRoots, [28, 34, 39], [14, 18, 41])
    }
    return state
  }

  /// Changes the state by the words of a block.
  fileprivate func compress<Word: FixedWidthInteger & UnsignedInteger>(
    _ state: inout [Word], _ words: [Word], _ constants: [Word], _ first: [Int], _ second: [Int]
  ) {
    func turned(_ word: Word, _ counts: [Int]) -> Word {
      counts.reduce(0) { $0 ^ word.rotated(right: $1) }
    }
    var s = state
    for (word, constant) in zip(words, constants) {
      var one: Word = (s[4] & s[5]) ^ (~s[4] & s[6])
      for part in [s[7], turned(s[4], second), constant, word] { one &+= part }
      let majority: Word = (s[0] & (s[1] ^ s[2])) ^ (s[1] & s[2])
      let two: Word = turned(s[0], first) &+ majority
      s = [one &+ two, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
    }
    for index in state.indices { state[index] &+= s[index] }
  }
}

extension SHA512 {
  private static let primes: [UInt64] = (2..<410).filter { (number: Int) -> Bool in
    number == 2 || (2..<number).allSatisfy { number % $0 > 0 }
  }.prefix(80).map { UInt64($0) }

  /// The first 64 bits of the fractions of the square roots of the first 8 primes.
  fileprivate static let squareRoots = primes.prefix(8).map { root(of: $0, degree: 2) }
  /// The first 64 bits of the fractions of the cube roots of the first 80 primes.
  fileprivate static let cubeRoots = primes.map { root(of: $0, degree: 3) }

  /// The greatest number whose power is at most the prime times 2⁶⁴ to the same power, without its whole part.
  private static func root(of prime: UInt64, degree: Int) -> UInt64 {
    let target = [UInt64](repeating: 0, count: degree) + [prime]
    var root: [UInt64] = [0, 0]
    for bit in (0..<69).reversed() {
      var next = root
      next[bit / 64] |= 1 << UInt64(bit % 64)
      let power = (1..<degree).reduce(next) { result, _ in product(result, next) }
      if !isGreater(power, than: target) { root = next }
    }
    return root[0]
  }

  /// The product of two numbers of words, the lowest first.
  private static func product(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: a.count + b.count)
    for (i, x) in a.enumerated() {
      var carry: UInt64 = 0
      for (j, y) in b.enumerated() {
        let (high, low) = x.multipliedFullWidth(by: y)
        let (sum, first) = result[i + j].addingReportingOverflow(low)
        let (whole, second) = sum.addingReportingOverflow(carry)
        result[i + j] = whole
        carry = high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
      }
      result[i + b.count] &+= carry
    }
    return result
  }

  private static func isGreater(_ a: [UInt64], than b: [UInt64]) -> Bool {
    for index in (0..<max(a.count, b.count)).reversed() {
      let (x, y) = (index < a.count ? a[index] : 0, index < b.count ? b[index] : 0)
      if x != y { return x > y }
    }
    return false
  }
}
