// Map snapshots: images of the requested size in which nothing is drawn.

public import Foundation
public import SimUIKit

@MainActor @preconcurrency
open class MKMapSnapshotter: NSObject {
  @MainActor @preconcurrency
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = UIScreen.main.scale
    open var mapType = MKMapType.standard
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsBuildings = true
    open var traitCollection = UITraitCollection()
    public override init() {}
  }

  @MainActor @preconcurrency
  open class Snapshot: NSObject {
    public let image: UIImage
    private let region: MKCoordinateRegion
    init(image: UIImage, region: MKCoordinateRegion) {
      (self.image, self.region) = (image, region)
    }
    /// Returns the point of a coordinate.
    ///
    /// The projection is linear in degrees, with north at the top.
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
  /// Always false: a snapshot takes no time.
  open var isLoading: Bool { false }
  public init(options: Options) { self.options = options }
  private func take() -> Snapshot {
    let image = UIGraphicsImageRenderer(size: options.size).image { _ in }
    return Snapshot(image: image, region: options.region)
  }
  /// Delivers the snapshot in a later turn of the main queue.
  open func start(
    completionHandler: @escaping @MainActor (Snapshot?, (any Error)?) -> Void
  ) {
    let snapshot = take()
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(snapshot, nil) } }
  }
  open func start() async throws -> Snapshot { take() }
  open func cancel() {}
}
