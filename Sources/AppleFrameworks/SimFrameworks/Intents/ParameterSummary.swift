// Summaries of the parameters of intents, which are not shown.

public protocol ParameterSummary {}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public struct Sentence: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
      ) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }

  public init(_ sentence: Sentence, table: String? = nil) {}
  public init(
    _ sentence: Sentence, table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
}

@resultBuilder
public enum ParameterListBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }
  public static func buildBlock(
    _ parameters: PartialKeyPath<Intent>...
  ) -> [PartialKeyPath<Intent>] { parameters }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
}
