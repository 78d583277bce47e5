// Points of a map and places on the earth, as if north were up and degrees were even, over the part that the map shows.

public import Foundation
import SimComponents
public import SimViews

/// What a map shows, for points on it.
public struct MapProxy {
  private let region: MKCoordinateRegion?
  private let geometry: GeometryProxy

  init(region: MKCoordinateRegion?, geometry: GeometryProxy) {
    (self.region, self.geometry) = (region, geometry)
  }

  /// The place under a point, or nil if it is not known what the map shows.
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

  /// The point over a place, or nil if it is not known what the map shows.
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

/// A view that gives a closure what the map in it shows.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var shown = ShownRegion()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  /// The map, over all of what it is offered.
  public var body: some View {
    GeometryReader { geometry in
      content(MapProxy(region: shown.region, geometry: geometry))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onPreferenceChange(ShownRegion.self) { shown = $0 }
  }
}

/// The part that a map tells the reader around it.
struct ShownRegion: PreferenceKey, Equatable {
  var region: MKCoordinateRegion?
  static let defaultValue = ShownRegion()
  static func reduce(value: inout ShownRegion, nextValue: () -> ShownRegion) {
    if value.region == nil { value = nextValue() }
  }
}

/// What a map shows after it has moved.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

/// When it is told that a map has moved.
public enum MapCameraUpdateFrequency: Sendable {
  /// While it moves, or when it stands again.
  case continuous, onEnd
}

extension View {
  /// Runs an action when the camera of a map has moved; it never does.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Runs an action with what a map shows when its camera has moved; it never does.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Ties controls outside a map to it; they are not shown.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Says what on a map may be selected; nothing is.
  nonisolated public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
}

/// Something that a map shows by itself; none is selected.
public struct MapFeature: Hashable, Sendable {
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
    /// A piece of land with a name.
    public static let territory = FeatureKind(name: "territory")
    public static let physicalFeature = FeatureKind(name: "physicalFeature")
  }
  public let kind: FeatureKind
  /// Which kind of place it is, if it is one to go to.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  /// What it is called, and where it is.
  public let title: String?, coordinate: CLLocationCoordinate2D
}

/// What on a map is selected: something that has a tag, or something that the map shows by itself.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  /// The tag, if something of the app's is selected.
  public let value: SelectionValue?
  /// What the map shows by itself, if that is selected.
  public let feature: MapFeature?
  public init(_ value: SelectionValue) {
    self.value = value
    feature = nil
  }
  /// Selects something that the map shows by itself.
  public init(_ feature: MapFeature) {
    value = nil
    self.feature = feature
  }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}

/// A flat part of the earth; the whole is 2²⁸ points wide, as MapKit counts.
public struct MKMapRect: Hashable, Sendable {
  /// The part of the earth that it is made of.
  public var region: MKCoordinateRegion
  public init(region: MKCoordinateRegion = MKCoordinateRegion()) { self.region = region }
  public static let null = MKMapRect()
  public static let world = MKMapRect(
    region: MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)))
}

extension MKCoordinateRegion {
  /// Creates the region of a flat part.
  public init(_ rect: MKMapRect) { self = rect.region }
}

extension MapCameraPosition {
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .region(rect.region) }
  /// Something on a map, and 0.01 degrees around it.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate,
        span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01)))
  }
  /// The flat part, if it is one.
  public var rect: MKMapRect? { region.map { MKMapRect(region: $0) } }
}

extension MKPolyline {
  /// The part of the earth that holds all points.
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
