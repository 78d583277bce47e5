// Annotations and overlays of the UIKit map: objects that store their properties and draw nothing.

public import Foundation
public import SimUIKit

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  /// Creates an annotation at latitude and longitude 0.
  public override init() {}
}

/// The user's location, which is unknown.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Always at latitude and longitude 0.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var location: CLLocation? { nil }
  open var title: String?
  open var subtitle: String?
}

public protocol MKOverlay: MKAnnotation {}

open class MKPolyline: NSObject, MKOverlay {
  public let coordinates: [CLLocationCoordinate2D]
  open var pointCount: Int { coordinates.count }
  open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = Array(coordinates.prefix(count))
  }
}

open class MKPolygon: MKPolyline {}

open class MKCircle: NSObject, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  /// Creates a circle with a radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}

/// A renderer that draws nothing.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var strokeColor: UIColor?, fillColor: UIColor?
  /// The line width in points.
  open var lineWidth: CGFloat = 0
}

@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// An annotation view, drawn as an empty box.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  /// The offset in points from the coordinate.
  open var centerOffset = CGPoint.zero
  /// The offset in points from the default position.
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false
  open var isDraggable = false, isEnabled = true, isSelected = false
  open var leftCalloutAccessoryView: UIView?, rightCalloutAccessoryView: UIView?,
    detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required nonisolated init?(coder: NSCoder) {
    preconditionFailure("A view of a place needs one: init(annotation:reuseIdentifier:).")
  }
  open func prepareForReuse() {}
}

@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?, glyphTintColor: UIColor?
  open var glyphText: String?, glyphImage: UIImage?
  open var animatesWhenAdded = false
}
