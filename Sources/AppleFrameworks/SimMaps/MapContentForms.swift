// Further initializers and modifiers of map content. Nothing of it is drawn.

public import Foundation
public import SimViews

extension Marker {
  public init(item: MKMapItem) {}
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  public init<L: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> L) {}
}

extension Annotation {
  public init<C: View, L: View>(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) {}
}

extension UserAnnotation {
  public init<C: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> C) {}
}

extension MapPolyline {
  public enum ContourStyle: Sendable {
    case straight, geodesic
  }
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> MapPolyline { self }
}

public struct MapPolygon: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(_ polygon: MKPolygon) {}
}

extension MapCircle {
  public init(_ circle: MKCircle) {}
}

public enum MapOverlayLevel: Sendable {
  case aboveRoads, aboveLabels
}

extension MapContent {
  public func foregroundStyle<S: ShapeStyle>(_ content: S) -> some MapContent { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    self
  }
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  public func mapOverlayLevel(level: MapOverlayLevel) -> some MapContent { self }
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

public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

public struct MapPitchSlider: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

public struct MapZoomStepper: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
