// What shortcuts say of an intent and its parameters; nobody reads it.

/// A sentence about the parameters of an intent.
public protocol ParameterSummary {}

/// A sentence in which parameters stand.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Words with parameters between them.
  public struct Sentence: ExpressibleByStringInterpolation {
    /// Puts words together.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// Creates nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds words.
      public mutating func appendLiteral(_ literal: String) {}
      /// Adds a parameter.
      public mutating func appendInterpolation<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
      ) {}
    }
    /// Creates a sentence.
    public init(stringLiteral value: String) {}
    /// Creates a sentence.
    public init(stringInterpolation: StringInterpolation) {}
  }

  /// Creates a sentence.
  public init(_ sentence: Sentence, table: String? = nil) {}
  /// Creates a sentence, with parameters below it.
  public init(
    _ sentence: Sentence, table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
}

/// Lists parameters.
@resultBuilder
public enum ParameterListBuilder<Intent: AppIntent> {
  /// One.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }
  /// All of them.
  public static func buildBlock(
    _ parameters: PartialKeyPath<Intent>...
  ) -> [PartialKeyPath<Intent>] { parameters }
}

extension AppIntent {
  /// What shortcuts say of it.
  public typealias Summary = IntentParameterSummary<Self>
}
