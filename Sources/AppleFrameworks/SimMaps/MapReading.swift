// Conversion between points and coordinates. The projection is linear in degrees over the map's region, with north at the
// top.

public import Foundation
import SimComponents
public import SimViews

public struct MapProxy {
  private let region: MKCoordinateRegion?
  private let geometry: GeometryProxy

  init(region: MKCoordinateRegion?, geometry: GeometryProxy) {
    (self.region, self.geometry) = (region, geometry)
  }

  /// Returns the coordinate at a point, or nil if the region is unknown.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    let frame = geometry.frame(in: space)
    guard let region, frame.width > 0, frame.height > 0 else { return nil }
    return CLLocationCoordinate2D(
      latitude: region.center.latitude
        + (0.5 - (point.y - frame.minY) / frame.height) * region.span.latitudeDelta,
      longitude: region.center.longitude
        + ((point.x - frame.minX) / frame.width - 0.5) * region.span.longitudeDelta)
  }

  /// Returns the point of a coordinate, or nil if the region is unknown.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    let frame = geometry.frame(in: space)
    guard let region, region.span.latitudeDelta > 0, region.span.longitudeDelta > 0 else {
      return nil
    }
    let east = (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta
    let north = (coordinate.latitude - region.center.latitude) / region.span.latitudeDelta
    return CGPoint(
      x: frame.minX + (0.5 + east) * frame.width, y: frame.minY + (0.5 - north) * frame.height)
  }
}

public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var shown = ShownRegion()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  /// The map, which takes all the space that is proposed to it.
  public var body: some View {
    GeometryReader { geometry in
      content(MapProxy(region: shown.region, geometry: geometry))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onPreferenceChange(ShownRegion.self) { shown = $0 }
  }
}

/// The region that a map passes to the reader around it.
struct ShownRegion: PreferenceKey, Equatable {
  var region: MKCoordinateRegion?
  static let defaultValue = ShownRegion()
  static func reduce(value: inout ShownRegion, nextValue: () -> ShownRegion) {
    if value.region == nil { value = nextValue() }
  }
}

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

public enum MapCameraUpdateFrequency: Sendable {
  case continuous, onEnd
}

extension View {
  /// Accepted and ignored: the camera never moves.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Accepted and ignored: the camera never moves.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Accepted and ignored: map controls are not shown.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Accepted and ignored: no feature is ever selected.
  nonisolated public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
}

public struct MapFeature: Hashable, Sendable {
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
    public static let territory = FeatureKind(name: "territory")
    public static let physicalFeature = FeatureKind(name: "physicalFeature")
  }
  public let kind: FeatureKind
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  public let title: String?, coordinate: CLLocationCoordinate2D
}

public struct MapSelection<SelectionValue: Hashable>: Hashable {
  public let value: SelectionValue?
  public let feature: MapFeature?
  public init(_ value: SelectionValue) {
    self.value = value
    feature = nil
  }
  public init(_ feature: MapFeature) {
    value = nil
    self.feature = feature
  }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}

/// A rectangle on the map's plane; the world is 2²⁸ points wide, as in MapKit.
public struct MKMapRect: Hashable, Sendable {
  public var region: MKCoordinateRegion
  public init(region: MKCoordinateRegion = MKCoordinateRegion()) { self.region = region }
  public static let null = MKMapRect()
  public static let world = MKMapRect(
    region: MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)))
}

extension MKCoordinateRegion {
  public init(_ rect: MKMapRect) { self = rect.region }
}

extension MapCameraPosition {
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .region(rect.region) }
  /// A region of 0.01 degrees around an item.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate,
        span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01)))
  }
  /// The map rectangle of the region, if there is one.
  public var rect: MKMapRect? { region.map { MKMapRect(region: $0) } }
}

extension MKPolyline {
  /// The bounding rectangle of all points.
  public var boundingMapRect: MKMapRect {
    guard let south = coordinates.map(\.latitude).min(),
      let north = coordinates.map(\.latitude).max(),
      let west = coordinates.map(\.longitude).min(), let east = coordinates.map(\.longitude).max()
    else { return .null }
    return MKMapRect(
      region: MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
        span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west)))
  }
}
