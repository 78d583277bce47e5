// The rules for the elements of figures: the values of colours on light and on dark paper, and the
// style of texts.
//
// A class is named after the palette's name for its colour and the percentage of a tint,
// `fblue-60`, or after the digits of a colour without a name. Rules are written in the order of
// their names: equal figures give equal sheets.

/// The rules of one figure or of all figures of a page.
package struct SVGStyleSheet: Sendable {
  private var fills: Set<Colour> = []
  private var strokes: Set<Colour> = []
  private var fonts: Set<String> = []

  /// Creates a sheet without rules.
  package init() {}

  /// Adds the rules of another sheet.
  package mutating func formUnion(_ other: SVGStyleSheet) {
    fills.formUnion(other.fills)
    strokes.formUnion(other.strokes)
    fonts.formUnion(other.fonts)
  }

  /// Returns the class of an area filled with a colour.
  mutating func fill(_ colour: Colour) -> String {
    fills.insert(colour)
    return "f" + Self.name(colour)
  }

  /// Returns the class of a line of a colour.
  mutating func stroke(_ colour: Colour) -> String {
    strokes.insert(colour)
    return "s" + Self.name(colour)
  }

  /// Returns the class of a text's size and weight.
  mutating func font(_ style: TextStyle) -> String {
    let size = SVGPath.text(SVGPath.tenths(style.size)).replacing(".", with: "_")
    let name = "t\(size)" + (style.isBold ? "b" : "")
    fonts.insert(
      ".\(name){font:\(style.isBold ? "bold " : "")\(SVGPath.text(SVGPath.tenths(style.size)))px "
        + "'DejaVu Sans',Verdana,sans-serif}")
    return name
  }

  /// Returns the rules as text.
  ///
  /// - Parameter theme: The paper; `nil` to follow the reader's setting.
  package func text(_ theme: Theme? = nil) -> String {
    let common =
      ".fm{text-anchor:middle}.fe{text-anchor:end}.note{fill-opacity:0}" + fonts.sorted().joined()
    let light = rules(theme ?? .light)
    guard theme == nil else { return common + light }
    return common + light + "@media(prefers-color-scheme:dark){" + rules(.dark) + "}"
  }

  private func rules(_ theme: Theme) -> String {
    let all =
      fills.map { ".f\(Self.name($0)){fill:#\(theme.digits(of: $0))}" }
      + strokes.map { ".s\(Self.name($0)){fill:none;stroke:#\(theme.digits(of: $0))}" }
    return all.sorted().joined()
  }

  private static let names = Dictionary(
    Palette.named.map { ($0.colour.hex, $0.name) }, uniquingKeysWith: { first, _ in first })

  private static func name(_ colour: Colour) -> String {
    let name = names[colour.hex] ?? "x" + Theme.light.digits(of: Colour(colour.hex))
    return colour.share < 100 ? "\(name)-\(colour.share)" : name
  }
}
