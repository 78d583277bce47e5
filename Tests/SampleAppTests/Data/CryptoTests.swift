// Hash functions, codes and ciphers give the values of their standards.

import CryptoKit
import Expectations
import Foundation
import Testing

@Suite struct CryptoTests {
  private let abc = Data("abc".utf8)

  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func `digests are those of the standards, and print as CryptoKit's`() {
    expect(
      SHA256.hash(data: abc).description,
      is: "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    expect(hex(Insecure.MD5.hash(data: abc)), is: "900150983cd24fb0d6963f7d28e17f72")
    expect(hex(Insecure.SHA1.hash(data: abc)), is: "a9993e364706816aba3e25717850c26c9cd0d89d")
    expect(hex(Insecure.MD5.hash(data: Data())), is: "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func `a message in parts has the digest of the whole`() {
    var function = SHA256()
    function.update(data: Data(repeating: 7, count: 100))
    function.update(data: Data(repeating: 9, count: 60))
    let whole = Data(repeating: 7, count: 100) + Data(repeating: 9, count: 60)
    #expect(function.finalize() == SHA256.hash(data: whole))
    #expect(SHA256.hash(data: whole) == Data(SHA256.hash(data: whole)))
  }

  @Test func `codes are those of RFC 4231, and fit no other message`() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    expect(hex(code), is: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: abc, using: key))
  }

  @Test func `derived keys are those of RFC 5869`() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)),
      salt: Data(0x00...0x0c), info: Data(0xf0...0xf9), outputByteCount: 42)
    expect(
      key.withUnsafeBytes { hex($0) },
      is: "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  @Test func `a sealed box is that of the standard, and opens with its key alone`() throws {
    let zeros = SymmetricKey(data: Data(repeating: 0, count: 16))
    let box = try AES.GCM.seal(
      Data(repeating: 0, count: 16), using: zeros,
      nonce: AES.GCM.Nonce(data: Data(repeating: 0, count: 12)))
    expect(hex(box.ciphertext), is: "0388dace60b6a392f328c2b971b2fe78")
    expect(hex(box.tag), is: "ab6e47d42cec13bdf53a67b21257bddf")
    let key = SymmetricKey(size: .bits256)
    let sealed = try #require(try AES.GCM.seal(abc, using: key).combined)
    expect(try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: key), is: abc)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: SymmetricKey(size: .bits256))
    }
  }
}
