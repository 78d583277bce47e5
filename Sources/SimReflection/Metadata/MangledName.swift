// A mangled type name in the binary: text, with references to descriptors in between (a control
// character and an offset). Only its end is read here; the runtime reads the rest.

/// A mangled name of a type or of the source of one.
struct MangledName {
  let start: UnsafePointer<UInt8>
  let length: Int
  /// The text after the last reference.
  let tail: [UInt8]

  /// Creates the name to which a relative pointer points.
  init(relativeAt address: UnsafeRawPointer) {
    start = (address + Int(address.load(as: Int32.self))).assumingMemoryBound(to: UInt8.self)
    var offset = 0
    var tail: [UInt8] = []
    while start[offset] != 0 {
      switch start[offset] {
      case 0x01...0x17: offset += 5; tail = []
      case 0x18...0x1F: offset += 9; tail = []
      default: tail.append(start[offset]); offset += 1
      }
    }
    length = offset
    self.tail = tail
  }

  private func ends(with suffix: String) -> Bool {
    tail.count >= suffix.utf8.count && tail.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Whether it names a weak, unowned or unmanaged reference.
  var isNotStrong: Bool { ends(with: "Xw") || ends(with: "Xo") || ends(with: "Xu") }

  /// Whether it names a box of captured variables.
  var isBox: Bool { ends(with: "Xx") || ends(with: "Xb") }

  /// Whether it names a lowered function type: `I`, conventions, `_`.
  var isLoweredFunction: Bool { conventions != nil }

  /// Whether it names an escaping function with a context: `e`, and `g` for the context.
  var isEscapingFunction: Bool {
    guard let conventions else { return false }
    return conventions.starts(with: "eg".utf8) || conventions.starts(with: "eAg".utf8)
  }

  private var conventions: ArraySlice<UInt8>? {
    guard tail.last == UInt8(ascii: "_") else { return nil }
    let letters = tail.dropLast().reversed().prefix { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    let run = tail.dropLast().suffix(letters.count)
    guard let mark = run.lastIndex(of: UInt8(ascii: "I")) else { return nil }
    return run[(mark + 1)...]
  }

  /// The index of the binding that the name refers to: `B`, and a number.
  var closureBinding: Int? {
    guard tail.first == UInt8(ascii: "B") else { return nil }
    return Int(String(decoding: tail.dropFirst(), as: UTF8.self))
  }

  /// The generic parameter that the name refers to, such as `x`, `q_`, `q0_`, `qd__` or `qd_0_`.
  var genericParameter: (depth: Int, index: Int)? {
    var rest = tail[...]
    func number() -> Int? {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard rest.popFirst() == UInt8(ascii: "_") else { return nil }
      return digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self)).map { $0 + 1 }
    }
    if tail == [UInt8(ascii: "x")] { return (0, 0) }
    guard rest.popFirst() == UInt8(ascii: "q") else { return nil }
    var depth = 0
    if rest.first == UInt8(ascii: "d") {
      rest = rest.dropFirst()
      guard let number = number() else { return nil }
      depth = number + 1
    }
    guard let index = number(), rest.isEmpty else { return nil }
    return (depth, depth == 0 ? index + 1 : index)
  }
}
