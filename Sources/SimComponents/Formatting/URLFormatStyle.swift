// Formats addresses with chosen components, under Foundation's names, which are missing on Linux.

public import Foundation

extension URL {
  /// Formats an address with some of its components.
  ///
  /// A component that is not shown is omitted with its punctuation. The "HTTP family" is the
  /// schemes `http` and `https`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// Whether a component is shown.
    public struct ComponentDisplayOption: Hashable, Codable, Sendable {
      private enum Rule: Hashable, Codable { case always, never, unlessHTTP }
      private let rule: Rule
      public static let always = Self(rule: .always)
      public static let never = Self(rule: .never)
      /// Shown if the scheme is neither `http` nor `https`.
      public static let omitIfHTTPFamily = Self(rule: .unlessHTTP)
      func shows(_ scheme: String?) -> Bool {
        rule == .always || rule == .unlessHTTP && !["http", "https"].contains(scheme)
      }
    }

    /// Whether and how the host is shown.
    public struct HostDisplayOption: Hashable, Codable, Sendable {
      fileprivate var option = ComponentDisplayOption.always
      fileprivate var omitted: Set<String> = []
      public static let always = Self()
      public static let never = Self(option: .never)
      /// Shown if the scheme is neither `http` nor `https`.
      public static let omitIfHTTPFamily = Self(option: .omitIfHTTPFamily)
      /// Omits the first component if it is one of these, such as `www`.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevel: Bool = false
      ) -> Self { Self(omitted: subdomainsToOmit) }

      func text(of host: String) -> String {
        guard let point = host.firstIndex(of: "."), omitted.contains(String(host[..<point]))
        else { return host }
        return String(host[host.index(after: point)...])
      }
    }

    private var scheme, user, password, port, path, query, fragment: ComponentDisplayOption
    private var host: HostDisplayOption

    /// Creates a style; without arguments the scheme, the host and the path are shown, and the port outside the HTTP family.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password) = (scheme, user, password)
      (self.host, self.port, self.path) = (host, port, path)
      (self.query, self.fragment) = (query, fragment)
    }

    /// Returns the address as a text.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let family = parts.scheme
      var text = ""
      if scheme.shows(family), let scheme = parts.scheme { text += scheme + "://" }
      if user.shows(family), let user = parts.user {
        text += user
        if password.shows(family), let password = parts.password { text += ":" + password }
        text += "@"
      }
      if host.option.shows(family), let name = parts.host { text += host.text(of: name) }
      if port.shows(family), let port = parts.port { text += ":\(port)" }
      if path.shows(family) { text += parts.path }
      if query.shows(family), let query = parts.query { text += "?" + query }
      if fragment.shows(family), let fragment = parts.fragment { text += "#" + fragment }
      return text
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }
    /// Returns the style with or without the scheme.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.scheme = strategy }
    }
    /// Returns the style with or without the user.
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.user = strategy }
    }
    /// Returns the style with or without the password.
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.password = strategy }
    }
    /// Returns the style with or without the host.
    public func host(_ strategy: HostDisplayOption = .always) -> Self {
      with { $0.host = strategy }
    }
    /// Returns the style with or without the port.
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.port = strategy }
    }
    /// Returns the style with or without the path.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.path = strategy }
    }
    /// Returns the style with or without the query.
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.query = strategy }
    }
    /// Returns the style with or without the fragment.
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.fragment = strategy }
    }
  }

  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}
    /// Returns the address in a text.
    public func parse(_ value: String) throws -> URL {
      guard let url = URL(string: value), url.scheme != nil || url.host != nil else {
        throw CocoaError(.formatting)
      }
      return url
    }
  }

  /// Returns the address in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { format.format(self) }

  /// Returns the address in the default style.
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension URL.FormatStyle: ParseableFormatStyle {
  /// The strategy that parses the style's output.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The usual style of an address.
  public static var url: Self { Self() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// The usual style of an address, for fields.
  public static var url: Self { Self() }
}
