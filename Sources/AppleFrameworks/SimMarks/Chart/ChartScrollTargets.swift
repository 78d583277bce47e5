public import Foundation
public import SimViews

/// Where a scrolled chart comes to rest; it is not scrolled.
public struct ChartScrollTargetBehavior: Sendable {
  public static let paging = ChartScrollTargetBehavior()
  /// Where values match parts of a date.
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: LimitBehavior = .automatic
  ) -> Self { Self() }
  /// Where values are multiples of a unit.
  public static func valueAligned<P: Plottable>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: LimitBehavior = .automatic
  ) -> Self { Self() }

  public enum LimitBehavior: Sendable {
    case automatic, always, never
  }
  /// Which values are greater marks among the others.
  public struct MajorValueAlignment<P>: Sendable {
    public static var page: Self { Self() }
    public static func unit(_ unit: P) -> Self { Self() }
    /// Those that match parts of a date.
    public static func matching(_ components: DateComponents) -> Self { Self() }
  }
}

extension View {
  /// Says where a scrolled chart comes to rest; it shows everything.
  nonisolated public func chartScrollTargetBehavior(
    _ behavior: ChartScrollTargetBehavior
  ) -> some View { self }
}
