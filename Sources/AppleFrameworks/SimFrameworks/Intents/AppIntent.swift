// App intents. Buttons and toggles of the app perform them; there are no shortcuts, no Siri and no home screen.

public import SimComponents
public import SimViews

public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  typealias Parameter = IntentParameter
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public func callAsFunction() async throws -> PerformResult { try await perform() }
}

public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: Sendable
  var value: ValueType { get set }
}

public protocol OpenIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> Never { throw CancellationError() }
}

public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  public let descriptionText: LocalizedStringResource
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) { descriptionText = text }
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

@propertyWrapper
public struct IntentParameter<Value> {
  private var value: Value?
  public let title: LocalizedStringResource
  /// The value; reading it before it is set stops the program.
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("The parameter \"\(title.key)\" has no value.") }
      return value
    }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter { self }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value? = nil, requestValueDialog: IntentDialog? = nil
  ) { (self.title, self.value) = (title, value ?? Self.none) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value? = nil, inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable { (self.title, self.value) = (title, value ?? Self.none) }

  public init() { (title, value) = ("", Self.none) }

  /// The value `nil`, if the parameter's type is optional.
  private static var none: Value? {
    func none<Absent: ExpressibleByNilLiteral>(_ type: Absent.Type) -> Any {
      Absent(nilLiteral: ())
    }
    guard let type = Value.self as? any ExpressibleByNilLiteral.Type else { return nil }
    return none(type) as? Value
  }
}

extension IntentParameter: @unchecked Sendable {}

public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  public let full: LocalizedStringResource
  public init(_ text: LocalizedStringResource) { full = text }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

extension Button {
  nonisolated public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(action: { perform(intent) }, label: label)
  }

  nonisolated public init<Intent: AppIntent>(
    role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: { perform(intent) }, label: label) }
}

extension Button where Label == Text {
  nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) { self.init(titleKey, role: role) { perform(intent) } }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, role: ButtonRole? = nil, intent: Intent
  ) { self.init(title, role: role) { perform(intent) } }
}

extension Toggle {
  /// Creates a toggle that performs an intent; it shows the value of `isOn`.
  nonisolated public init<Intent: AppIntent>(
    isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label
  ) { self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label) }
}

extension Toggle where Label == Text {
  /// Creates a toggle that performs an intent; it shows the value of `isOn`.
  nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent
  ) { self.init(isOn: isOn, intent: intent) { Text(titleKey) } }
}

/// Performs an intent in a new task and discards its result.
private func perform<Intent: AppIntent>(_ intent: Intent) {
  Task { _ = try? await intent.perform() }
}
