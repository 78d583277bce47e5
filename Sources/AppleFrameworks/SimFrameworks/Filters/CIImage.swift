// Core Image images: extents. The effect of a filter on sizes is computed, the effect on pixels is not.

public import Foundation
public import SimUIKit
public import SimViews

/// A color with components from 0 to 1.
public final class CIColor: NSObject, Sendable {
  public let red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public static let black = CIColor(red: 0, green: 0, blue: 0),
    white = CIColor(red: 1, green: 1, blue: 1), red = CIColor(red: 1, green: 0, blue: 0),
    green = CIColor(red: 0, green: 1, blue: 0), blue = CIColor(red: 0, green: 0, blue: 1),
    clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// An image, of which only the extent is known.
open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect
  init(extent: CGRect) { self.extent = extent }
  /// Creates an image from a UIKit image, with one pixel per point.
  public init?(image: UIImage) {
    guard image.size != .zero else { return nil }
    extent = CGRect(origin: .zero, size: image.size)
  }
  public init(cgImage image: CGImage) {
    extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// Creates an image of one color with an infinite extent.
  public init(color: CIColor) { extent = .infinite }
  open class func empty() -> CIImage { CIImage(extent: .null) }
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let corners = [
      CGPoint(x: extent.minX, y: extent.minY), CGPoint(x: extent.maxX, y: extent.minY),
      CGPoint(x: extent.minX, y: extent.maxY), CGPoint(x: extent.maxX, y: extent.maxY),
    ].map { $0.applying(matrix) }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (low, high) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CIImage(extent: CGRect(x: left, y: low, width: right - left, height: high - low))
  }
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
  /// Returns an image with an infinite extent.
  open func clampedToExtent() -> CIImage { CIImage(extent: .infinite) }
  open func composited(over dest: CIImage) -> CIImage {
    CIImage(extent: extent.union(dest.extent))
  }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    guard let filter = CIFilter(name: filterName) else { return self }
    for (key, value) in params { filter.setValue(value, forKey: key) }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}

/// A context whose bitmaps have the requested size and no content.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
  }
  public init(x: CGFloat) { values = [x] }
  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
  public init(cgPoint point: CGPoint) { values = [point.x, point.y] }
  public init(cgRect rect: CGRect) {
    values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
  public var count: Int { values.count }
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }
}

/// The format of a pixel.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = Self(rawValue: 262), BGRA8 = Self(rawValue: 266),
    RGBA8 = Self(rawValue: 264)
}

/// The null of Core Foundation, as a value of options.
public let kCFNull: NSNull! = NSNull()

open class CIContext: NSObject, @unchecked Sendable {
  /// Renders pixels of no colour: filters compute sizes, and no pixels.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    data.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes * Int(bounds.height))
  }
  public override init() {}
  public init(options: [CIContextOption: Any]?) {}
  /// Returns an empty bitmap of a rectangle, or nil if the rectangle is empty or infinite.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard !rect.isNull, !rect.isInfinite, rect.width >= 1, rect.height >= 1 else { return nil }
    return CGImage(width: Int(rect.width), height: Int(rect.height))
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = Self(rawValue: "kCIContextWorkingColorSpace")
}

extension UIImage {
  /// Creates an image with the extent of a filter's output, one point per pixel.
  public convenience init(ciImage: CIImage) {
    let extent = ciImage.extent
    self.init(
      cgImage: CGImage(
        width: extent.isInfinite || extent.isNull ? 0 : Int(extent.width),
        height: extent.isInfinite || extent.isNull ? 0 : Int(extent.height)))
  }
  public var ciImage: CIImage? { nil }
}
