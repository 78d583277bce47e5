// Tips. None is shown, because eligibility depends on TipKit's data store across launches.

public import Foundation
public import SimViews

public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Rule = Tips.Rule
  typealias Option = any TipOption
  typealias Parameter = Tips.Parameter
  typealias Event = Tips.Event
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.Listing<Action> var actions: [Action] { get }
  @Tips.Listing<Rule> var rules: [Rule] { get }
  @Tips.Listing<any TipOption> var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public var shouldDisplay: Bool { false }
}

public protocol TipOption: Sendable {}

public enum Tips {
  public struct Action: Identifiable, Sendable {
    public let id: String, title: String
    public init(
      id: String = "", title: String, perform handler: @escaping @Sendable () -> Void = {}
    ) { (self.id, self.title) = (id, title) }
  }
  public enum InvalidationReason: Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public struct MaxDisplayCount: TipOption {
    public init(_ count: Int) {}
  }
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignores: Bool) {}
  }
  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = Self(), hourly = Self(), daily = Self(), weekly = Self(),
        monthly = Self()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Does nothing: there is no data store.
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
}

/// A tip view, which is always empty.
public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public var body: some View { EmptyView() }
}

extension View {
  /// Accepted and ignored: no tip is shown.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// Accepted and ignored: no tip is shown.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted and ignored; the radius is in points.
  nonisolated public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    self
  }
  /// Accepted and ignored: no tip is shown.
  nonisolated public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View { self }
  /// Accepted and ignored: no tip is shown.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
}

public protocol TipViewStyle: Sendable {}

public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: Self { Self() }
}
