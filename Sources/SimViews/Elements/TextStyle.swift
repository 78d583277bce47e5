package import Foundation

/// How text looks in one environment.
///
/// All texts of an environment share one look, which is never changed: a screen has thousands of texts and few looks.
@_spi(Runtime) public struct TextStyle: Hashable, Sendable, CustomStringConvertible {
  private struct Look: Hashable, Sendable {
    var font: ResolvedFont
    var weight: Font.Weight?
    var color: Color
    var levels: [Color]?
    var lineLimit: Int?
    var reservedLines: Int
    var lineSpacing: CGFloat
    var typeSize: DynamicTypeSize
    var textCase: Text.Case?
    var minimumScale: CGFloat
    var truncation: Text.TruncationMode
    var isRedacted: Bool
  }

  private final class Shared: Sendable {
    let look: Look
    init(_ look: Look) { self.look = look }
  }

  private var shared: Shared

  private var look: Look {
    get { shared.look }
    set { shared = Shared(newValue) }
  }

  package var font: ResolvedFont {
    get { shared.look.font }
    set { look.font = newValue }
  }
  /// The weight that is set for whatever font.
  var weight: Font.Weight? {
    get { shared.look.weight }
    set { look.weight = newValue }
  }
  package var color: Color {
    get { shared.look.color }
    set { look.color = newValue }
  }
  /// Takes a text's own colour, which may be a level of the one around.
  mutating func set(_ own: Color) {
    guard let level = HierarchicalShapeStyle(own) else { return color = own }
    color = level.color(levels: shared.look.levels, color)
  }
  package var lineLimit: Int? {
    get { shared.look.lineLimit }
    set { look.lineLimit = newValue }
  }
  /// The lines for which there is room, whether or not the text needs them.
  package var reservedLines: Int { shared.look.reservedLines }
  /// The distance between lines, in points.
  package var lineSpacing: CGFloat { shared.look.lineSpacing }
  /// How much smaller the text may be made to fit, as a share of its size.
  var minimumScale: CGFloat { shared.look.minimumScale }
  /// Where the last line is cut that has no room for all of the text.
  package var truncation: Text.TruncationMode { shared.look.truncation }
  /// Whether something else is drawn in place of the text.
  package var isRedacted: Bool { shared.look.isRedacted }
  /// The user's text size.
  package var typeSize: DynamicTypeSize { shared.look.typeSize }

  /// How text looks where the environment says nothing.
  package static let initial = TextStyle(EnvironmentValues())

  package init(_ values: EnvironmentValues) {
    var font = values.font ?? .body
    if let weight = values.fontWeight { font.weight = weight }
    let typeSize = values.dynamicTypeSize
    var resolved = ResolvedFont(font, in: typeSize)
    resolved.tracking = values.textTracking
    shared = Shared(
      Look(
        font: resolved, weight: values.fontWeight, color: values.foregroundColor ?? .primary,
        levels: values.foregroundLevels,
        lineLimit: values.lineLimit, reservedLines: values.reservedLines,
        lineSpacing: values.lineSpacing, typeSize: typeSize, textCase: values.textCase,
        minimumScale: min(1, max(0.01, values.minimumScaleFactor)),
        truncation: values.truncationMode, isRedacted: values.hidesContent))
  }

  /// A text in the letters that the style shows.
  package func letters(of string: String) -> String {
    switch shared.look.textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }

  /// Whether two styles draw the same.
  @_spi(Runtime) public static func == (lhs: TextStyle, rhs: TextStyle) -> Bool {
    lhs.shared === rhs.shared || lhs.look == rhs.look
  }

  /// Equal styles have equal hashes.
  @_spi(Runtime) public func hash(into hasher: inout Hasher) { hasher.combine(look) }

  /// The style as a dump shows it.
  @_spi(Runtime) public var description: String {
    let size = font.size == font.size.rounded() ? "\(Int(font.size))" : "\(font.size)"
    return "\(size) pt \(color.name)"
  }
}

extension TextStyle {
  private init(shared: Shared) { self.shared = shared }

  /// How text looks in a scope; kept until the scope changes.
  fileprivate static func read(in scope: EnvironmentScope) -> TextStyle {
    // Nothing else is derived of a scope.
    TextStyle(shared: unsafeDowncast(scope.readDerived { TextStyle($0).shared }, to: Shared.self))
  }
}

extension EnvironmentScope {
  /// How text looks here; kept until the scope changes.
  package func readTextStyle() -> TextStyle { TextStyle.read(in: self) }
}
