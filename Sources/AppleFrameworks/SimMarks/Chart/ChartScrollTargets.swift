public import Foundation
public import SimViews

public struct ChartScrollTargetBehavior: Sendable {
  public static let paging = ChartScrollTargetBehavior()
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: LimitBehavior = .automatic
  ) -> Self { Self() }
  public static func valueAligned<P: Plottable>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: LimitBehavior = .automatic
  ) -> Self { Self() }

  public enum LimitBehavior: Sendable {
    case automatic, always, never
  }
  public struct MajorValueAlignment<P>: Sendable {
    public static var page: Self { Self() }
    public static func unit(_ unit: P) -> Self { Self() }
    public static func matching(_ components: DateComponents) -> Self { Self() }
  }
}

extension View {
  /// Accepted and ignored: charts do not scroll.
  nonisolated public func chartScrollTargetBehavior(
    _ behavior: ChartScrollTargetBehavior
  ) -> some View { self }
}
