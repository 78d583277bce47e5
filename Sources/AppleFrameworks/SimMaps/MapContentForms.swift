// More of what stands on a map.

public import Foundation
public import SimViews

extension Marker {
  /// Creates a balloon for something on a map.
  public init(item: MKMapItem) {}
  /// Creates a balloon with an image of the app's.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with an image of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a label of its own, which is not shown.
  public init<L: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> L) {}
}

extension Annotation {
  /// Creates an annotation with a label of its own; neither is shown.
  public init<C: View, L: View>(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) {}
}

extension UserAnnotation {
  /// Creates the annotation with a view, which is not shown.
  public init<C: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> C) {}
}

extension MapPolyline {
  /// Which way a line takes between two places.
  public enum ContourStyle: Sendable {
    /// Straight on the map, or the shortest on the earth.
    case straight, geodesic
  }
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle) {}
  /// Creates a line from one of UIKit's.
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> MapPolyline { self }
}

public struct MapPolygon: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Creates an area from one of UIKit's.
  public init(_ polygon: MKPolygon) {}
}

extension MapCircle {
  /// Creates a circle from one of UIKit's.
  public init(_ circle: MKCircle) {}
}

public enum MapOverlayLevel: Sendable {
  /// Above the streets, or above the names.
  case aboveRoads, aboveLabels
}

extension MapContent {
  public func foregroundStyle<S: ShapeStyle>(_ content: S) -> some MapContent { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    self
  }
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  public func mapOverlayLevel(level: MapOverlayLevel) -> some MapContent { self }
  /// Shows or hides the lines below the titles.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
}

extension MapStyle {
  public enum StandardEmphasis: Sendable {
    case automatic, muted
  }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { standard }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { hybrid }
}

/// A control of a map, which is not shown.
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not shown.
public struct MapPitchSlider: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not shown.
public struct MapZoomStepper: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
