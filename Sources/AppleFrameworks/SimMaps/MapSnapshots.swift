// Pictures of maps: they have the size that was asked for, and nothing is drawn in them.

public import Foundation
public import SimUIKit

/// What takes a picture of a map.
@MainActor @preconcurrency
open class MKMapSnapshotter: NSObject {
  /// What the picture is to show.
  @MainActor @preconcurrency
  open class Options: NSObject {
    /// The part of the map.
    open var region = MKCoordinateRegion()
    /// The size, in points.
    open var size = CGSize(width: 256, height: 256)
    /// The pixels in a point.
    open var scale: CGFloat = UIScreen.main.scale
    /// How the map looks.
    open var mapType = MKMapType.standard
    /// Which places of interest are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// What is shown.
    open var showsBuildings = true
    /// The traits.
    open var traitCollection = UITraitCollection()
    /// Creates options.
    public override init() {}
  }

  /// A picture.
  @MainActor @preconcurrency
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    private let region: MKCoordinateRegion
    init(image: UIImage, region: MKCoordinateRegion) {
      (self.image, self.region) = (image, region)
    }
    /// Where a place is in the picture, in points, as if north were up and degrees were even.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      func part(_ distance: Double, of span: Double) -> Double {
        span == 0 ? 0.5 : 0.5 + distance / span
      }
      let east = part(
        coordinate.longitude - region.center.longitude, of: region.span.longitudeDelta)
      let south = part(region.center.latitude - coordinate.latitude, of: region.span.latitudeDelta)
      return CGPoint(x: east * image.size.width, y: south * image.size.height)
    }
  }

  private let options: Options
  /// Whether a picture is being taken; it takes no time.
  open var isLoading: Bool { false }
  /// Creates one with options.
  public init(options: Options) { self.options = options }
  private func take() -> Snapshot {
    let image = UIGraphicsImageRenderer(size: options.size).image { _ in }
    return Snapshot(image: image, region: options.region)
  }
  /// Takes the picture and hands it over in a later turn of the main queue.
  open func start(
    completionHandler: @escaping @MainActor (Snapshot?, (any Error)?) -> Void
  ) {
    let snapshot = take()
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(snapshot, nil) } }
  }
  /// Takes the picture.
  open func start() async throws -> Snapshot { take() }
  /// Nothing is under way.
  open func cancel() {}
}
