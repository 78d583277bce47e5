public import Foundation

/// The key used to look up an entry in a strings file; here it always stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let string: String

  /// Creates a key from a string.
  public init(_ value: String) { string = value }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { string = value }

  /// Creates a key from an interpolation.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// Collects the parts of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var string = ""

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends a literal.
    public mutating func appendLiteral(_ literal: String) { string += literal }

    /// Appends a value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }

    /// Appends a value in a C format, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }

    /// Appends a value as a formatter shows it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      string += formatter.string(for: subject) ?? ""
    }
  }
}
