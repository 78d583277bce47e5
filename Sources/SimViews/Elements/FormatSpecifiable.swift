// Numbers in localised text, as the format specifiers of the key show them: integers with grouping, floating-point numbers with
// six digits, in the locale of the environment. A number that looks the same in every locale is put into the string at once.

public import Foundation

/// A number that has a format specifier.
public protocol _FormatSpecifiable: Equatable, Sendable {
  /// The number as an argument of a C format.
  var _argument: any CVarArg { get }
  /// Whether numbers of the type have digits after the point.
  static var _hasFraction: Bool { get }
  /// Whether the locale decides how the number is shown.
  var _dependsOnLocale: Bool { get }
  /// Appends the number as its own specifier shows it in American English.
  func _append(to string: inout String)
  /// The number as its own specifier shows it in a locale.
  func _text(in locale: Locale) -> String
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
  public var _argument: any CVarArg { self }
  public static var _hasFraction: Bool { false }
  /// Groups are separated from a thousand on.
  public var _dependsOnLocale: Bool { magnitude >= 1_000 }

  /// Digits in groups of three.
  public func _append(to string: inout String) {
    let digits = magnitude.description
    if self < 0 { string += "-" }
    guard digits.utf8.count > 3 else {
      string += digits
      return
    }
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { string += "," }
      string.append(digit)
    }
  }

  public func _text(in locale: Locale) -> String {
    formatted(IntegerFormatStyle<Self>(locale: locale))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint & CVarArg {
  public var _argument: any CVarArg { self }
  public static var _hasFraction: Bool { true }
  public var _dependsOnLocale: Bool { true }

  /// Six digits after the point.
  public func _append(to string: inout String) { string += _text(in: Locale(identifier: "en_US")) }

  public func _text(in locale: Locale) -> String {
    String(format: "%lf", locale: locale, Double(self))
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A number as its specifier, or one that the app gives, shows it in the locale of the environment.
final class NumberContent<Number: _FormatSpecifiable>: TextContent, @unchecked Sendable {
  private let number: Number
  private let specifier: String?

  init(_ number: Number, specifier: String?) {
    self.number = number
    self.specifier = specifier
  }

  override func string(in values: EnvironmentValues) -> String {
    let locale = values.locale
    let isAmerican = locale.identifier.hasPrefix("en_US") || locale.identifier == "en"
    if let specifier {
      // In American English only the specifier decides, which groups no digits.
      return isAmerican
        ? String(format: specifier, number._argument)
        : String(format: specifier, locale: locale, number._argument)
    }
    guard isAmerican else { return number._text(in: locale) }
    var text = ""
    number._append(to: &text)
    return text
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? NumberContent<Number> else { return false }
    return number == other.number && specifier == other.specifier
  }
}
