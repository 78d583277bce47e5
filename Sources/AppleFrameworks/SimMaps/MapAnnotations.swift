// What stands and lies on a map of UIKit: objects that keep what they are told.

public import Foundation
public import SimUIKit

/// Something at a place of a map.
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
  /// Creates a point at 0° and 0°.
  public override init() {}
}

/// Where the user is, which nobody knows.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Where it is: at 0° and 0°.
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
  /// Creates a circle, with a radius in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}

/// What draws something that lies on a map; nothing is drawn.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// What draws lines and areas; nothing is drawn.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colours of the line and of what it goes around.
  open var strokeColor: UIColor?, fillColor: UIColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 0
}

/// What draws a line; nothing is drawn.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// What draws an area; nothing is drawn.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// What draws a circle; nothing is drawn.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// The view of something at a place; it is a box.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  /// How far the middle is from the place, in points.
  open var centerOffset = CGPoint.zero
  /// How far the bubble is from where it usually is, in points.
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false
  /// Whether it can be dragged, touched, and is chosen.
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
  /// The colours of the balloon and of what stands in it.
  open var markerTintColor: UIColor?, glyphTintColor: UIColor?
  open var glyphText: String?, glyphImage: UIImage?
  open var animatesWhenAdded = false
}
