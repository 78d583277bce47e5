// The joined letters of Arabic and Persian. The form of a letter depends on its neighbours, by
// Unicode's joining types and its blocks of presentation forms, for which DejaVu Sans has glyphs.
// cairo's simple text interface does not shape text.

/// Replaces Arabic letters by the forms that they have within a word.
enum ArabicForms {
  /// The first presentation form of each letter and the number of its forms: isolated, final,
  /// initial, medial.
  ///
  /// A letter with two forms joins only the one before it.
  private static let forms: [UInt32: (first: UInt32, count: UInt32)] = {
    var forms: [UInt32: (UInt32, UInt32)] = [:]
    // U+0621 to U+063A and U+0641 to U+064A are consecutive in the block of forms.
    var form: UInt32 = 0xfe80
    let onlyAfter: Set<UInt32> = [
      0x622, 0x623, 0x624, 0x625, 0x627, 0x629, 0x62f, 0x630, 0x631, 0x632, 0x648, 0x649,
    ]
    for letter in [0x621...0x63a, 0x641...0x64a].joined() {
      let count: UInt32 = letter == 0x621 ? 1 : onlyAfter.contains(UInt32(letter)) ? 2 : 4
      forms[UInt32(letter)] = (form, count)
      form += count
    }
    for (letter, first, count): (UInt32, UInt32, UInt32) in [
      (0x67e, 0xfb56, 4), (0x686, 0xfb7a, 4), (0x698, 0xfb8a, 2), (0x6a9, 0xfb8e, 4),
      (0x6af, 0xfb92, 4), (0x6cc, 0xfbfc, 4),
    ] { forms[letter] = (first, count) }
    return forms
  }()

  /// The ligature of lam and an alef, isolated; its final form follows it.
  private static let ligatures: [UInt32: UInt32] = [
    0x622: 0xfef5, 0x623: 0xfef7, 0x625: 0xfef9, 0x627: 0xfefb,
  ]

  private static func isMark(_ scalar: UInt32) -> Bool {
    (0x64b...0x65f).contains(scalar) || scalar == 0x670
  }

  /// Returns whether a letter joins the one that follows it; the tatweel (U+0640) joins all.
  private static func joinsNext(_ scalar: UInt32) -> Bool {
    scalar == 0x640 || forms[scalar]?.count == 4
  }

  private static func joinsPrevious(_ scalar: UInt32) -> Bool {
    scalar == 0x640 || (forms[scalar]?.count ?? 0) >= 2
  }

  /// Returns a text with each letter in the form that its neighbours require, in logical order.
  static func shaped(_ string: String) -> String {
    let scalars = string.unicodeScalars.map(\.value)
    func next(after index: Int) -> Int? {
      scalars[(index + 1)...].firstIndex { !isMark($0) }
    }
    var result = String.UnicodeScalarView()
    var previous: UInt32?
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      guard let form = forms[scalar] else {
        if !isMark(scalar) { previous = scalar }
        result.append(Unicode.Scalar(scalar) ?? " ")
        continue
      }
      let isJoined = previous.map(joinsNext) == true && joinsPrevious(scalar)
      previous = scalar
      let following = next(after: index - 1)
      var shape: UInt32
      if scalar == 0x644, let following, following == index,
        let ligature = ligatures[scalars[following]]
      {
        shape = ligature + (isJoined ? 1 : 0)
        previous = scalars[following]
        index += 1
      } else {
        let joinsOn = form.count == 4 && following.map { joinsPrevious(scalars[$0]) } == true
        shape = form.first + (isJoined ? 1 : 0) + (joinsOn ? 2 : 0)
      }
      result.append(Unicode.Scalar(shape) ?? " ")
    }
    return String(result)
  }
}
