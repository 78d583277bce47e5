// When tips are due: what rules ask for is kept, and no rule is asked, because no tip is shown.

public import Foundation

extension Tips {
  /// When a tip is due.
  public struct Rule: Sendable {
    /// Creates a rule about a value of the app's.
    public init<Value>(_ parameter: Parameter<Value>, _ isMet: @escaping (Value) -> Bool) {}
    /// Creates a rule about what happened.
    public init<Info>(_ event: Event<Info>, _ isMet: @escaping (Event<Info>) -> Bool) {}
  }

  /// A value of the app's that rules ask for.
  @propertyWrapper
  public struct Parameter<Value> {
    /// The value.
    public var wrappedValue: Value
    /// The parameter itself.
    public var projectedValue: Parameter { self }
    /// Creates a parameter.
    public init(wrappedValue: Value, _ options: Never...) { self.wrappedValue = wrappedValue }
  }

  /// Something that happens and that rules count.
  public struct Event<Info: Sendable>: Identifiable, Sendable {
    /// One time that it happened.
    public struct Donation: Sendable {
      /// When it was.
      public let date: Date
    }
    /// What the app calls it.
    public let id: String
    /// When it happened; nothing is kept.
    public var donations: [Donation] { [] }
    /// It happens.
    public func donate() async {}
    /// It happens.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }

  /// Lists what a tip consists of.
  @resultBuilder
  public enum Listing<Item> {
    /// One.
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    /// Several.
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
    /// All of them.
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
    /// Those of a branch.
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    /// Those of a branch.
    public static func buildEither(first items: [Item]) -> [Item] { items }
    /// Those of a branch.
    public static func buildEither(second items: [Item]) -> [Item] { items }
  }
}

extension Tips.Event where Info == Never {
  /// Creates an event.
  public init(id: String) { self.id = id }
}

/// A rule of a tip.
@freestanding(expression)
public macro Rule<Value>(
  _ parameter: Tips.Parameter<Value>, _ isMet: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

/// A rule of a tip.
@freestanding(expression)
public macro Rule<Info>(
  _ event: Tips.Event<Info>, _ isMet: (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")
