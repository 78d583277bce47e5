// Which part of the earth a map shows, and from where.

import Foundation

/// How much of a map is seen, in degrees.
public struct MKCoordinateSpan: Sendable, Hashable {
  /// Degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees
  /// Creates a span, in degrees.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable, Hashable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// Its size, in degrees.
  public var span: MKCoordinateSpan
  /// Creates a region.
  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan()
  ) { (self.center, self.span) = (center, span) }
  /// Creates a region of a size in metres (111,320 of them to a degree at the equator).
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.center = center
    let narrowing = max(cos(center.latitude * .pi / 180), 0.01)
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / 111_320,
      longitudeDelta: longitudinalMeters / (111_320 * narrowing))
  }
}

/// Where a map is looked at from.
public struct MapCamera: Sendable, Hashable {
  /// What it looks at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far it is away, in metres.
  public var distance: Double
  /// Degrees from north.
  public var heading: Double
  /// Degrees from above.
  public var pitch: Double
  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }
}

/// What a map shows.
public struct MapCameraPosition: Sendable, Hashable {
  /// The part of the map, if it is one.
  public var region: MKCoordinateRegion?
  /// The camera, if it is one.
  public var camera: MapCamera?
  /// Whether the user is followed.
  public var followsUserLocation = false
  /// Whether the user has moved the map; nobody does.
  public var positionedByUser: Bool { false }
  /// All that there is.
  public static let automatic = MapCameraPosition()
  /// A part of the map.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(camera: camera)
  }
  /// Where the user is.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(
      region: fallback.region, camera: fallback.camera, followsUserLocation: true)
  }
}
