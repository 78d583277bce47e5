// SHA-2, step by step as FIPS 180-4 writes it. Its constants are the first bits of the fractional parts of roots of primes;
// they are computed, using only integers, so that none can be mistyped.

enum SHA2 {
  /// The first primes.
  private static let primes: [UInt64] = {
    var primes: [UInt64] = []
    var number: UInt64 = 2
    while primes.count < 80 {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes
  }()

  /// The first 64 fractional bits of a root of a number: the greatest `x` whose power is at most `number << 64 * power`.
  private static func fraction(of number: UInt64, power: Int) -> UInt64 {
    var root = WideNumber(0)
    for bit in stride(from: 68, through: 0, by: -1) {
      let candidate = root.settingBit(bit)
      var value = candidate
      for _ in 1..<power { value = value * candidate }
      if value <= WideNumber(number).shifted(by: 64 * power) { root = candidate }
    }
    return root.low
  }

  static let rounds512 = primes.map { fraction(of: $0, power: 3) }
  static let start512 = primes.prefix(8).map { fraction(of: $0, power: 2) }
  static let start384 = primes[8..<16].map { fraction(of: $0, power: 2) }
  private static let rounds256 = rounds512.prefix(64).map { UInt32($0 >> 32) }
  private static let start256 = start512.map { UInt32($0 >> 32) }

  /// A message followed by the one bit, the zeros and its length in bits.
  static func padded(
    _ message: [UInt8], block: Int, lengthBytes: Int = 8, isBigEndian: Bool = true
  ) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % block != block - lengthBytes { bytes.append(0) }
    bytes += Array(repeating: 0, count: lengthBytes - 8)
    let length = UInt64(message.count) * 8
    let shifts = stride(from: 56, through: 0, by: -8)
    let tail = shifts.map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
    return bytes + (isBigEndian ? tail : tail.reversed())
  }

  static func short(_ message: [UInt8]) -> [UInt8] {
    checksum(
      message, from: start256, rounds256, schedule: ([7, 18, 3], [17, 19, 10]),
      turns: ([6, 11, 25], [2, 13, 22]))
  }

  static func long(_ message: [UInt8], from start: [UInt64]) -> [UInt8] {
    checksum(
      message, from: start, rounds512, schedule: ([1, 8, 7], [19, 61, 6]),
      turns: ([14, 18, 41], [28, 34, 39]))
  }

  /// The words of the state at the end, as bytes; a block has sixteen words, its length at the end two.
  ///
  /// - Parameter schedule: two turns and a shift for each of the two words that one is made of.
  private static func checksum<Word: FixedWidthInteger & UnsignedInteger>(
    _ message: [UInt8], from start: [Word], _ rounds: [Word], schedule: ([Word], [Word]),
    turns: ([Word], [Word])
  ) -> [UInt8] {
    let size = Word.bitWidth / 8
    func spread(_ word: Word, _ places: [Word]) -> Word {
      word.turned(places[0]) ^ word.turned(places[1]) ^ word >> places[2]
    }
    var state = start
    // The upper half of the length is zero for any message that fits into memory.
    let bytes = padded(message, block: 16 * size, lengthBytes: 2 * size)
    for block in stride(from: 0, to: bytes.count, by: 16 * size) {
      var words = (0..<16).map { word in
        (0..<size).reduce(Word(0)) { $0 << 8 | Word(bytes[block + word * size + $1]) }
      }
      for i in 16..<rounds.count {
        let first = spread(words[i - 15], schedule.0)
        let second = spread(words[i - 2], schedule.1)
        words.append(words[i - 16] &+ first &+ words[i - 7] &+ second)
      }
      mix(&state, words, rounds, turns: turns)
    }
    return state.flatMap { word in
      stride(from: Word.bitWidth - 8, through: 0, by: -8).map {
        UInt8(truncatingIfNeeded: word >> Word($0))
      }
    }
  }

  private static func mix<Word: FixedWidthInteger & UnsignedInteger>(
    _ state: inout [Word], _ words: [Word], _ rounds: [Word], turns: ([Word], [Word])
  ) {
    var s = state
    for (word, constant) in zip(words, rounds) {
      let upper = turns.0.reduce(0) { $0 ^ s[4].turned($1) }
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let first = s[7] &+ upper &+ choice &+ constant &+ word
      let lower = turns.1.reduce(0) { $0 ^ s[0].turned($1) }
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [first &+ lower &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for i in 0..<8 { state[i] &+= s[i] }
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The bits turned to the right.
  func turned(_ places: Self) -> Self { self >> places | self << (Self(Self.bitWidth) - places) }
}

/// A whole number of up to 256 bits, in digits of 32.
private struct WideNumber: Comparable {
  private var digits: [UInt32]
  init(_ value: UInt64) {
    digits = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32), 0, 0, 0, 0, 0, 0]
  }
  /// The lowest 64 bits.
  var low: UInt64 { UInt64(digits[1]) << 32 | UInt64(digits[0]) }
  func settingBit(_ bit: Int) -> WideNumber {
    var result = self
    result.digits[bit / 32] |= 1 << UInt32(bit % 32)
    return result
  }
  /// Shifted to the left by a multiple of 32 bits.
  func shifted(by bits: Int) -> WideNumber {
    var result = WideNumber(0)
    for i in 0..<(8 - bits / 32) { result.digits[i + bits / 32] = digits[i] }
    return result
  }
  static func * (a: WideNumber, b: WideNumber) -> WideNumber {
    var result = WideNumber(0)
    for i in 0..<8 {
      var carry: UInt64 = 0
      for j in 0..<(8 - i) {
        let sum = UInt64(result.digits[i + j]) + UInt64(a.digits[i]) * UInt64(b.digits[j]) + carry
        result.digits[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
    }
    return result
  }
  static func < (a: WideNumber, b: WideNumber) -> Bool {
    for i in stride(from: 7, through: 0, by: -1) where a.digits[i] != b.digits[i] {
      return a.digits[i] < b.digits[i]
    }
    return false
  }
}
