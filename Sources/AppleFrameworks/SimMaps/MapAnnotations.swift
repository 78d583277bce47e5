// What stands and lies on a map of UIKit: objects that keep what they are told.

public import Foundation
public import SimUIKit

/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// More about it.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// It has no name.
  public var title: String? { nil }
  /// There is no more about it.
  public var subtitle: String? { nil }
}

/// A point with a name.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Where it is.
  open var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  open var title: String?
  /// More about it.
  open var subtitle: String?
  /// Creates a point at 0° and 0°.
  public override init() {}
}

/// Where the user is, which nobody knows.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Where it is: at 0° and 0°.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The place; not known.
  open var location: CLLocation? { nil }
  /// What it is called.
  open var title: String?
  /// More about it.
  open var subtitle: String?
}

/// Something that lies on a map.
public protocol MKOverlay: MKAnnotation {}

/// A line on a map.
open class MKPolyline: NSObject, MKOverlay {
  /// Its points.
  public let coordinates: [CLLocationCoordinate2D]
  /// How many points it has.
  open var pointCount: Int { coordinates.count }
  /// Its first point.
  open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = Array(coordinates.prefix(count))
  }
}

/// An area on a map.
open class MKPolygon: MKPolyline {}

/// A circle on a map.
open class MKCircle: NSObject, MKOverlay {
  /// Its middle.
  public let coordinate: CLLocationCoordinate2D
  /// Its radius, in metres.
  public let radius: CLLocationDistance
  /// Creates a circle, with a radius in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}

/// What draws something that lies on a map; nothing is drawn.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Creates a renderer.
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
  /// Creates a renderer.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// What draws an area; nothing is drawn.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// What draws a circle; nothing is drawn.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// The view of something at a place; it is a box.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  /// What it shows.
  open var annotation: (any MKAnnotation)?
  /// What views like it are called.
  public let reuseIdentifier: String?
  /// The picture.
  open var image: UIImage?
  /// How far the middle is from the place, in points.
  open var centerOffset = CGPoint.zero
  /// How far the bubble is from where it usually is, in points.
  open var calloutOffset = CGPoint.zero
  /// Whether a bubble can be shown.
  open var canShowCallout = false
  /// Whether it can be dragged, touched, and is chosen.
  open var isDraggable = false, isEnabled = true, isSelected = false
  /// What stands in the bubble.
  open var leftCalloutAccessoryView: UIView?, rightCalloutAccessoryView: UIView?,
    detailCalloutAccessoryView: UIView?
  /// What is put together with it.
  open var clusteringIdentifier: String?
  /// Creates a view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// An archive has no annotation.
  public required nonisolated init?(coder: NSCoder) {
    preconditionFailure("A view of a place needs one: init(annotation:reuseIdentifier:).")
  }
  /// Gets ready for something else.
  open func prepareForReuse() {}
}

/// A pin; it is a box.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour.
  open var pinTintColor: UIColor?
  /// Whether it falls into place.
  open var animatesDrop = false
}

/// A balloon; it is a box.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colours of the balloon and of what stands in it.
  open var markerTintColor: UIColor?, glyphTintColor: UIColor?
  /// What stands in it.
  open var glyphText: String?, glyphImage: UIImage?
  /// Whether it falls into place.
  open var animatesWhenAdded = false
}
