// MD5 (RFC 1321) and SHA-1 (FIPS 180-4), step by step as they are written.

import Foundation

enum OldDigests {
  static func md5(_ message: [UInt8]) -> [UInt8] {
    let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    // The whole parts of 2³² times the sines of 1 to 64, which the RFC prints.
    let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    let bytes = SHA2.padded(message, block: 64, isBigEndian: false)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      let words = (0..<16).map { word in
        (0..<4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[block + word * 4 + $1]) }
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for i in 0..<64 {
        let mixed: UInt32
        let place: Int
        switch i / 16 {
        case 0: (mixed, place) = ((b & c) | (~b & d), i)
        case 1: (mixed, place) = ((d & b) | (~d & c), (5 * i + 1) % 16)
        case 2: (mixed, place) = (b ^ c ^ d, (3 * i + 5) % 16)
        default: (mixed, place) = (c ^ (b | ~d), 7 * i % 16)
        }
        let sum = mixed &+ a &+ sines[i] &+ words[place]
        (a, d, c, b) = (d, c, b, b &+ sum.turned(32 - turns[i / 16][i % 4]))
      }
      state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
    }
    return state.flatMap { word in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  static func sha1(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let bytes = SHA2.padded(message, block: 64)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[block + word * 4 + $1]) }
      }
      for i in 16..<80 {
        words.append((words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16]).turned(31))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for i in 0..<80 {
        let mixed: UInt32
        let constant: UInt32
        switch i / 20 {
        case 0: (mixed, constant) = ((b & c) | (~b & d), 0x5A82_7999)
        case 1: (mixed, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (mixed, constant) = (b ^ c ^ d, 0xCA62_C1D6)
        }
        let sum = a.turned(27) &+ mixed &+ e &+ constant &+ words[i]
        (e, d, c, b, a) = (d, c, b.turned(2), a, sum)
      }
      state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }
}
