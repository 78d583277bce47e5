// The settings of a phone's user, as headers, records and command lines name them.

/// A setting of the user, identified by its name.
package enum UserSetting: Equatable, Sendable {
  /// The size of text, as `DynamicTypeSize` names it.
  case typeSize(String)
  /// A language and its region, as in `de_CH`.
  case language(String)
  /// The direction of the layout, if it differs from that of the language.
  case direction(isRightToLeft: Bool)

  private static let typeSizePrefix = "type size "
  private static let languagePrefix = "language "
  private static let rightToLeft = "right to left"
  private static let leftToRight = "left to right"

  /// Creates the setting with a name; `nil` if there is no such setting.
  package init?(name: String) {
    func rest(behind prefix: String) -> String? {
      guard name.hasPrefix(prefix) else { return nil }
      let rest = String(name.dropFirst(prefix.count))
      return rest.isEmpty || rest.contains(" ") ? nil : rest
    }
    if let size = rest(behind: Self.typeSizePrefix) {
      self = .typeSize(size)
    } else if let code = rest(behind: Self.languagePrefix) {
      self = .language(code)
    } else if name == Self.rightToLeft || name == Self.leftToRight {
      self = .direction(isRightToLeft: name == Self.rightToLeft)
    } else {
      return nil
    }
  }

  /// The name, in a few words.
  package var name: String {
    switch self {
    case .typeSize(let size): Self.typeSizePrefix + size
    case .language(let code): Self.languagePrefix + code
    case .direction(let isRightToLeft): isRightToLeft ? Self.rightToLeft : Self.leftToRight
    }
  }
}
