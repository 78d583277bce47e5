// What intents lead to: values and words for whoever asked, which is nobody.

public import SimViews

/// What an intent leads to.
public protocol IntentResult: Sendable {
  /// The value.
  associatedtype Value: Sendable = Never
}

extension Never: IntentResult {
  /// Nothing.
  public typealias Value = Never
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with something to be said.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that opens another intent.
public protocol OpensIntent: IntentResult {}

/// What `result` makes.
public struct IntentResultContainer<Value: Sendable>:
  ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent
{
  /// The value, if there is one.
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// It is done.
  public static func result() -> Self { Self(value: nil) }
  /// It is done, and something is said.
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
  /// It is done, and something is shown.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { Self(value: nil) }
  /// It is done, and something is shown.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self {
    Self(value: nil)
  }
  /// It is done, and something is shown.
  public static func result<Content: View>(view: Content) -> Self { Self(value: nil) }
  /// It is done, and another one is performed next; none is.
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self { Self(value: nil) }
}

extension IntentResult {
  /// It is done, with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
  /// It is done, with a value, and something is said.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
}

// MARK: - Things of the app

/// Something of an app that intents are about.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  /// Who finds some.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// A property that shortcuts see.
  typealias Property = EntityProperty
  /// What users call the kind.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// Who finds some.
  static var defaultQuery: DefaultQuery { get }
  /// What users see of one.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A choice of an app's that intents are about.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  /// What users call the kind.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What users see of each.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// Finds things of an app.
public protocol EntityQuery: Sendable {
  /// What is found.
  associatedtype Entity: Identifiable
  /// Creates a query.
  init()
  /// Those with certain ids.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What is offered.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// Nothing.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things of an app by what a user typed.
public protocol EntityStringQuery: EntityQuery {
  /// Those that match.
  func entities(matching string: String) async throws -> [Entity]
}

/// A property that shortcuts see.
@propertyWrapper
public struct EntityProperty<Value> {
  private var value: Value?
  /// The value; to read one that was never given is a mistake of the app.
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("The property has no value.") }
      return value
    }
    set { value = newValue }
  }
  /// Creates a property.
  public init(title: LocalizedStringResource = "") { value = nil }
}

extension EntityProperty: @unchecked Sendable {}

/// What users call a kind of things.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public let name: LocalizedStringResource
  /// Creates a name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
  }
  /// Creates a name.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

/// What users see of a thing.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A picture.
  public struct Image: Hashable, Sendable {
    /// Creates a picture of a symbol.
    public init(systemName: String, tintColor: Never? = nil) {}
    /// Creates a picture of an asset.
    public init(named name: String) {}
  }
  /// The lines.
  public let title: LocalizedStringResource, subtitle: LocalizedStringResource?
  /// Creates lines.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) { (self.title, self.subtitle) = (title, subtitle) }
  /// Creates a line.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
  /// Two are the same that say the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title.key == rhs.title.key && lhs.subtitle?.key == rhs.subtitle?.key
  }
  /// By what they say.
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

// MARK: - Shortcuts

/// What an app offers as shortcuts; nobody takes one.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// Accepted.
  public static func updateAppShortcutParameters() {}
}

/// A shortcut.
public struct AppShortcut {
  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}
}

/// What a user says.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// A word for what is not known yet.
  public enum Token {
    /// The app's name.
    case applicationName
  }
  /// Puts words together.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, Value>) {}
  }
  /// Creates a phrase.
  public init(stringLiteral value: String) {}
  /// Creates a phrase.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Lists shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// All of them.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
