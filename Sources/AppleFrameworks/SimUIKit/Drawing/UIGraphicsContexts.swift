// The nested contexts of the drawing functions from before renderers.

public import Foundation
import Synchronization

/// The sizes of the images that are being drawn, the innermost last.
enum DrawnImages {
  private static let sizes = Mutex<[CGSize]>([])
  static func begin(_ size: CGSize) { sizes.withLock { $0.append(size) } }
  static func end() { sizes.withLock { _ = $0.popLast() } }
  static var current: CGSize? { sizes.withLock { $0.last } }
}

/// Begins an image of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawnImages.begin(size) }

/// Begins an image of a size in points.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { DrawnImages.begin(size) }

/// The image that is being drawn: it has its size and no pixels; nil outside one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawnImages.current.map { UIImage(_size: $0) }
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { DrawnImages.end() }

/// What is being drawn into; nil outside an image.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  DrawnImages.current == nil ? nil : CGContext()
}

/// Fills a rectangle of the present image; nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
/// Draws the outline of a rectangle of the present image; nothing is drawn.
public func UIRectFrame(_ rect: CGRect) {}
/// Keeps only what lies in a rectangle of the present image; nothing is drawn.
public func UIRectClip(_ rect: CGRect) {}
