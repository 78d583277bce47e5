// Streets as one sees them: none is known, so the box is empty.

public import Foundation
import SimComponents
public import SimViews

/// A street as one sees it; none is known.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
  override init() {}
}

/// A search for a street as one sees it; none is known.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {}
  /// Creates a search at something on a map.
  public init(mapItem: MKMapItem) {}
  open var scene: MKLookAroundScene? { get async throws { nil } }
}

/// A view of a street as one sees it: a grey box.
public struct LookAroundPreview: View {
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
  ) {}
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
  ) {}
  public enum BadgePosition: Sendable {
    case topLeading, topTrailing, bottomTrailing
  }
  public var body: some View { Color(white: 0.9) }
}

extension View {
  /// Shows a street as one sees it over the screen; noted, none is known.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  /// Shows a street that is bound as one sees it over the screen; noted, none is known.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}

public struct PointOfInterestCategories: Sendable {
  public static let all = Self(), excludingAll = Self()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}
