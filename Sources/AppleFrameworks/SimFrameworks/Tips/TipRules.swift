// The rules of tips. They are stored and not evaluated, because no tip is shown.

public import Foundation

extension Tips {
  public struct Rule: Sendable {
    public init<Value>(_ parameter: Parameter<Value>, _ isMet: @escaping (Value) -> Bool) {}
    public init<Info>(_ event: Event<Info>, _ isMet: @escaping (Event<Info>) -> Bool) {}
  }

  @propertyWrapper
  public struct Parameter<Value> {
    public var wrappedValue: Value
    public var projectedValue: Parameter { self }
    public init(wrappedValue: Value, _ options: Never...) { self.wrappedValue = wrappedValue }
  }

  public struct Event<Info: Sendable>: Identifiable, Sendable {
    public struct Donation: Sendable {
      public let date: Date
    }
    public let id: String
    public var donations: [Donation] { [] }
    public func donate() async {}
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }

  @resultBuilder
  public enum Listing<Item> {
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    public static func buildEither(first items: [Item]) -> [Item] { items }
    public static func buildEither(second items: [Item]) -> [Item] { items }
  }
}

extension Tips.Event where Info == Never {
  public init(id: String) { self.id = id }
}

@freestanding(expression)
public macro Rule<Value>(
  _ parameter: Tips.Parameter<Value>, _ isMet: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

@freestanding(expression)
public macro Rule<Info>(
  _ event: Tips.Event<Info>, _ isMet: (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")
