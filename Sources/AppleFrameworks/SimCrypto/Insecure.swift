// The hash functions that are no longer secure, by which apps name files and pictures of accounts.

import Foundation

public enum Insecure {
  public struct MD5Digest: Digest {
    public static let byteCount = 16, _name = "MD5"
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
  }

  public struct SHA1Digest: Digest {
    public static let byteCount = 20, _name = "SHA1"
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
  }

  public struct MD5: HashFunction {
    public static let blockByteCount = 64
    public var _message: [UInt8] = []
    public init() {}

    private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
    private static let shifts = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]

    public func finalize() -> MD5Digest {
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
      for block in blocks(lengthBytes: 8, isBigEndian: false) {
        let words = UInt32.words(block).map(\.byteSwapped)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for i in 0..<64 {
          let (mix, place): (UInt32, Int) =
            switch i / 16 {
            case 0: ((b & c) | (~b & d), i)
            case 1: ((d & b) | (~d & c), (5 * i + 1) % 16)
            case 2: (b ^ c ^ d, (3 * i + 5) % 16)
            default: (c ^ (b | ~d), (7 * i) % 16)
            }
          let sum = a &+ mix &+ Self.constants[i] &+ words[place]
          (a, d, c) = (d, c, b)
          b = b &+ sum.rotated(right: 32 - Self.shifts[i / 16][i % 4])
        }
        for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
      }
      return MD5Digest(_bytes: state.flatMap { $0.bigEndianBytes.reversed() })
    }
  }

  public struct SHA1: HashFunction {
    public static let blockByteCount = 64
    public var _message: [UInt8] = []
    public init() {}

    public func finalize() -> SHA1Digest {
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
      for block in blocks(lengthBytes: 8) {
        var w = UInt32.words(block)
        for i in 16..<80 {
          w.append((w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16]).rotated(right: 31))
        }
        var s = state
        for i in 0..<80 {
          let (mix, constant): (UInt32, UInt32) =
            switch i / 20 {
            case 0: ((s[1] & s[2]) | (~s[1] & s[3]), 0x5a82_7999)
            case 1: (s[1] ^ s[2] ^ s[3], 0x6ed9_eba1)
            case 2: ((s[1] & s[2]) | (s[1] & s[3]) | (s[2] & s[3]), 0x8f1b_bcdc)
            default: (s[1] ^ s[2] ^ s[3], 0xca62_c1d6)
            }
          let first = s[0].rotated(right: 27) &+ mix &+ s[4] &+ constant &+ w[i]
          s = [first, s[0], s[1].rotated(right: 2), s[2], s[3]]
        }
        for index in state.indices { state[index] &+= s[index] }
      }
      return SHA1Digest(_bytes: state.flatMap(\.bigEndianBytes))
    }
  }
}
