// Points of MapKit's plane: the Mercator projection of the world on a square of 2²⁸ points.

import Foundation

/// A point of the plane; x grows to the east and y to the south.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double, y: Double
  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(coordinate.latitude * .pi / 180)
    let north = log((1 + sine) / (1 - sine)) / (4 * .pi)
    x = (coordinate.longitude / 360 + 0.5) * MKMapSize.world.width
    y = min(max(0.5 - north, 0), 1) * MKMapSize.world.height
  }
  public var coordinate: CLLocationCoordinate2D {
    let north = .pi * (1 - 2 * y / MKMapSize.world.height)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(north)) * 180 / .pi, longitude: (x / MKMapSize.world.width - 0.5) * 360)
  }
  /// Returns the distance in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude).distance(
      from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

public struct MKMapSize: Hashable, Sendable {
  public var width: Double, height: Double
  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

extension MKMapRect {
  public init(origin: MKMapPoint, size: MKMapSize) {
    let end = MKMapPoint(x: origin.x + size.width, y: origin.y + size.height)
    let (start, stop) = (origin.coordinate, end.coordinate)
    self.init(
      region: MKCoordinateRegion(
        center: CLLocationCoordinate2D(
          latitude: (start.latitude + stop.latitude) / 2,
          longitude: (start.longitude + stop.longitude) / 2),
        span: MKCoordinateSpan(
          latitudeDelta: start.latitude - stop.latitude,
          longitudeDelta: stop.longitude - start.longitude)))
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  private func corner(_ sign: Double) -> MKMapPoint {
    MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude + sign * region.span.latitudeDelta / 2,
        longitude: region.center.longitude - sign * region.span.longitudeDelta / 2))
  }
  public var origin: MKMapPoint { corner(1) }
  public var size: MKMapSize {
    let (start, end) = (corner(1), corner(-1))
    return MKMapSize(width: end.x - start.x, height: end.y - start.y)
  }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var minX: Double { corner(1).x }
  public var minY: Double { corner(1).y }
  public var midX: Double { (minX + maxX) / 2 }
  public var midY: Double { (minY + maxY) / 2 }
  public var maxX: Double { corner(-1).x }
  public var maxY: Double { corner(-1).y }
  public var isNull: Bool { self == .null }
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }
  /// Returns the smallest rectangle that contains both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
