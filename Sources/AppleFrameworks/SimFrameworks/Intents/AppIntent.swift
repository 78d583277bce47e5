// Intents: what an app does when a button of its own, a shortcut or a widget asks for it. Buttons and toggles perform
// them; there are no shortcuts, no voice and no home screen that could ask.

public import SimComponents
public import SimViews

/// Something that an app can do.
public protocol AppIntent: Sendable {
  /// What it leads to.
  associatedtype PerformResult: IntentResult
  /// A parameter that it is asked for.
  typealias Parameter = IntentParameter
  /// What users read.
  static var title: LocalizedStringResource { get }
  /// What users read of it besides.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front first.
  static var openAppWhenRun: Bool { get }
  /// Whether shortcuts may show it.
  static var isDiscoverable: Bool { get }
  /// Creates an intent whose parameters have no values yet.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing.
  public static var description: IntentDescription? { nil }
  /// It does not.
  public static var openAppWhenRun: Bool { false }
  /// They may.
  public static var isDiscoverable: Bool { true }
  /// Does it as if a shortcut had asked.
  public func callAsFunction() async throws -> PerformResult { try await perform() }
}

/// An intent that sets a value, as a toggle does.
public protocol SetValueIntent: AppIntent {
  /// What is set.
  associatedtype ValueType: Sendable
  /// The new value.
  var value: ValueType { get set }
}

/// An intent that opens something of the app.
public protocol OpenIntent: AppIntent {}
/// An intent that plays or pauses.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent of a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that sets up a widget.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}

extension WidgetConfigurationIntent {
  /// Nothing is done.
  public func perform() async throws -> Never { throw CancellationError() }
}

/// What users read of an intent.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  /// What it says.
  public let descriptionText: LocalizedStringResource
  /// Creates a description.
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) { descriptionText = text }
  /// Creates a description.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// A parameter of an intent.
@propertyWrapper
public struct IntentParameter<Value> {
  private var value: Value?
  /// What it is called.
  public let title: LocalizedStringResource
  /// The value; to read one that was never given is a mistake of the app.
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("The parameter \"\(title.key)\" has no value.") }
      return value
    }
    set { value = newValue }
  }
  /// The parameter itself.
  public var projectedValue: IntentParameter { self }

  /// Creates a parameter.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value? = nil, requestValueDialog: IntentDialog? = nil
  ) { (self.title, self.value) = (title, value ?? Self.none) }

  /// Creates a parameter without a name.
  public init() { (title, value) = ("", Self.none) }

  /// The value of a parameter that may have none.
  private static var none: Value? {
    func none<Absent: ExpressibleByNilLiteral>(_ type: Absent.Type) -> Any {
      Absent(nilLiteral: ())
    }
    guard let type = Value.self as? any ExpressibleByNilLiteral.Type else { return nil }
    return none(type) as? Value
  }
}

extension IntentParameter: @unchecked Sendable {}

/// What is said to the user.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public let full: LocalizedStringResource
  /// Creates a text.
  public init(_ text: LocalizedStringResource) { full = text }
  /// Creates a text.
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

extension Button {
  /// Creates a button that performs an intent.
  nonisolated public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(action: { perform(intent) }, label: label)
  }

  /// Creates a button with a role that performs an intent.
  nonisolated public init<Intent: AppIntent>(
    role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: { perform(intent) }, label: label) }
}

extension Button where Label == Text {
  /// Creates a button that performs an intent.
  nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) { self.init(titleKey, role: role) { perform(intent) } }

  /// Creates a button that performs an intent.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, role: ButtonRole? = nil, intent: Intent
  ) { self.init(title, role: role) { perform(intent) } }
}

extension Toggle {
  /// Creates a toggle that performs an intent; it shows what the app says.
  nonisolated public init<Intent: AppIntent>(
    isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label
  ) { self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label) }
}

extension Toggle where Label == Text {
  /// Creates a toggle that performs an intent; it shows what the app says.
  nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent
  ) { self.init(isOn: isOn, intent: intent) { Text(titleKey) } }
}

/// Begins what an intent does, in a task of its own.
private func perform<Intent: AppIntent>(_ intent: Intent) {
  Task { _ = try? await intent.perform() }
}
