// Map regions and cameras.

import Foundation

/// The extent of a region in degrees.
public struct MKCoordinateSpan: Sendable, Hashable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable, Hashable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan()
  ) { (self.center, self.span) = (center, span) }
  /// Creates a region with an extent in meters (111,320 m per degree at the equator).
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

public struct MapCamera: Sendable, Hashable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance to the center in meters.
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }
}

public struct MapCameraPosition: Sendable, Hashable {
  public var region: MKCoordinateRegion?
  public var camera: MapCamera?
  public var followsUserLocation = false
  /// Always false: no gesture moves the map.
  public var positionedByUser: Bool { false }
  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(camera: camera)
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(
      region: fallback.region, camera: fallback.camera, followsUserLocation: true)
  }
}
