// The results of intents, which are discarded.

public import SimViews

public protocol IntentResult: Sendable {
  associatedtype Value: Sendable = Never
}

extension Never: IntentResult {
  public typealias Value = Never
}

public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}

public struct IntentResultContainer<Value: Sendable>:
  ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent
{
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { Self(value: nil) }
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self {
    Self(value: nil)
  }
  public static func result<Content: View>(view: Content) -> Self { Self(value: nil) }
  /// Creates a result; the other intent is not performed.
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self { Self(value: nil) }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
}

// MARK: - Things of the app

public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  typealias Property = EntityProperty
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol EntityQuery: Sendable {
  associatedtype Entity: Identifiable
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

@propertyWrapper
public struct EntityProperty<Value> {
  private var value: Value?
  /// The value; reading it before it is set stops the program.
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("The property has no value.") }
      return value
    }
    set { value = newValue }
  }
  public init(title: LocalizedStringResource = "") { value = nil }
}

extension EntityProperty: @unchecked Sendable {}

public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public let name: LocalizedStringResource
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
  }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public struct Image: Hashable, Sendable {
    public init(systemName: String, tintColor: Never? = nil) {}
    public init(named name: String) {}
  }
  public let title: LocalizedStringResource, subtitle: LocalizedStringResource?
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) { (self.title, self.subtitle) = (title, subtitle) }
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
  /// Compares the titles and subtitles.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title.key == rhs.title.key && lhs.subtitle?.key == rhs.subtitle?.key
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

// MARK: - Shortcuts

/// The shortcuts of an app, which are not shown.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  public static func updateAppShortcutParameters() {}
}

public struct AppShortcut {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}
}

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public enum Token {
    case applicationName
  }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, Value>) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
