// Tips: an app says what it could teach, and none is shown: whether one is due depends on what TipKit keeps over launches.

public import Foundation
public import SimViews

/// Something that an app could teach.
public protocol Tip: Identifiable, Sendable {
  /// A button of a tip.
  typealias Action = Tips.Action
  /// When it is due.
  typealias Rule = Tips.Rule
  /// How it behaves.
  typealias Option = any TipOption
  /// Something that a rule asks for.
  typealias Parameter = Tips.Parameter
  /// Something that happens and that rules count.
  typealias Event = Tips.Event
  /// How often a tip is shown at most.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Whether a tip waits for others.
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// What it says.
  var title: Text { get }
  /// What it says below.
  var message: Text? { get }
  /// What it shows beside.
  var image: Image? { get }
  /// Its buttons.
  @Tips.Listing<Action> var actions: [Action] { get }
  /// When it is due.
  @Tips.Listing<Rule> var rules: [Rule] { get }
  /// How it behaves.
  @Tips.Listing<any TipOption> var options: [any TipOption] { get }
}

extension Tip {
  /// The name of its type.
  public var id: String { String(describing: Self.self) }
  /// Nothing.
  public var message: Text? { nil }
  /// Nothing.
  public var image: Image? { nil }
  /// None.
  public var actions: [Tips.Action] { [] }
  /// Always.
  public var rules: [Tips.Rule] { [] }
  /// As usual.
  public var options: [any TipOption] { [] }
  /// Nothing is kept.
  public func invalidate(reason: Tips.InvalidationReason) {}
  /// Whether it is to be shown: none is.
  public var shouldDisplay: Bool { false }
}

/// How a tip behaves.
public protocol TipOption: Sendable {}

/// What all tips of an app have together.
public enum Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// What the app calls it, and what users read.
    public let id: String, title: String
    /// Creates a button.
    public init(
      id: String = "", title: String, perform handler: @escaping @Sendable () -> Void = {}
    ) { (self.id, self.title) = (id, title) }
  }
  /// Why a tip is not shown any more.
  public enum InvalidationReason: Sendable {
    /// The reasons.
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  /// How often a tip is shown at most.
  public struct MaxDisplayCount: TipOption {
    /// Creates a limit.
    public init(_ count: Int) {}
  }
  /// Whether a tip waits for others.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates the option.
    public init(_ ignores: Bool) {}
  }
  /// What is set for all.
  public struct ConfigurationOption: Sendable {
    /// How often tips are shown.
    public struct DisplayFrequency: Sendable {
      /// The frequencies.
      public static let immediate = Self(), hourly = Self(), daily = Self(), weekly = Self(),
        monthly = Self()
    }
    /// Where it is kept what was shown.
    public struct DatastoreLocation: Sendable {
      /// Where the app's own files are.
      public static let applicationDefault = Self()
    }
    /// Sets how often tips are shown.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    /// Sets where it is kept what was shown.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }
  /// Accepted.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Nothing is kept that could be forgotten.
  public static func resetDatastore() throws {}
  /// Accepted.
  public static func showAllTipsForTesting() {}
  /// Accepted.
  public static func hideAllTipsForTesting() {}
}

/// A view with a tip in it; none is shown.
public struct TipView<Content: Tip>: View {
  /// Creates a view.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension View {
  /// Shows a tip beside the view; none is shown.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// Sets the ground of tips; none is shown.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sets the corners of tips, in points; none is shown.
  nonisolated public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    self
  }
  /// Sets how tips look; none is shown.
  nonisolated public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View { self }
  /// Sets how large pictures of tips are; none is shown.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
}

/// How tips look.
public protocol TipViewStyle: Sendable {}

/// A small tip.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the look.
  public init() {}
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// A small tip.
  public static var miniTip: Self { Self() }
}
