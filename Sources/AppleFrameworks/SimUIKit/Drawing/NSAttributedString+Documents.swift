// Attributed strings from plain text documents.

public import Foundation

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = Self(rawValue: "NSPlainText"), rtf = Self(rawValue: "NSRTF"),
      rtfd = Self(rawValue: "NSRTFD"), html = Self(rawValue: "NSHTML")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = Self(rawValue: "DocumentType"),
      characterEncoding = Self(rawValue: "CharacterEncoding"),
      defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// Creates an attributed string from a plain text document; HTML and RTF are not supported.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = options[.documentType]
    let name = (type as? DocumentType)?.rawValue ?? type as? String
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
    guard let words = String(data: data, encoding: encoding ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch name {
    case nil, DocumentType.plain.rawValue:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: words, attributes: attributes)
    default:
      throw CocoaError(.fileReadCorruptFile)
    }
  }
}

extension AttributedString {
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }
}
