// Drawing with UIKit and Core Graphics. Sizes are tracked; no pixels are drawn.

public import Foundation
public import SimViews

/// An image renderer, whose images have a size and no pixels.
open class UIGraphicsImageRenderer: NSObject {
  /// The size of the image in points.
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    DrawnImages.begin(size)
    defer { DrawnImages.end() }
    actions(UIGraphicsImageRendererContext(size: size))
    return UIImage(_size: size)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 3
  open var opaque = false
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

public final class UIGraphicsImageRendererContext: NSObject {
  let size: CGSize
  init(size: CGSize) { self.size = size }
  public var cgContext: CGContext { CGContext() }
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
}

/// A graphics context that draws nothing.
public final class CGContext {
  package init() {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  /// Accepted and ignored; the width is in points.
  public func setLineWidth(_ width: CGFloat) {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func beginPath() {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Accepted and ignored; the lengths are in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func closePath() {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Accepted and ignored; the opacity is from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func strokePath() {}
  public func fillPath() {}
  public func clip() {}
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
  /// Returns the part of the bitmap in a rectangle in pixels, or nil if they do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity
}

public final class CGMutablePath {
  private var path = Path()
  public init() {}
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  public func closeSubpath() { path.closeSubpath() }
  var current: Path { path }
}

extension Path {
  public init(_ path: CGMutablePath) { self = path.current }
}

extension UIImage {
  /// A bitmap with the size of the image in pixels.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  /// Returns an empty image of the size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(_size: size) }
}

extension Image {
  /// Creates an image with the size of a bitmap in points.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(uiImage: UIImage(_size: size))
  }
}

extension UIColor {
  public func setFill() {}
  public func setStroke() {}
  public func set() {}

  /// Writes hue, saturation and brightness from 0 to 1 and returns true, or returns false if they
  /// are unknown.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: alpha) else { return false }
    let greatest = max(red, green, blue)
    let range = greatest - min(red, green, blue)
    var sector: CGFloat = 0
    if range > 0 {
      if greatest == red {
        sector = (green - blue) / range
      } else if greatest == green {
        sector = 2 + (blue - red) / range
      } else {
        sector = 4 + (red - green) / range
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = greatest == 0 ? 0 : range / greatest
    brightness?.pointee = greatest
    return true
  }

  /// Writes white and alpha from 0 to 1 and returns true, or returns false if they are unknown.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: alpha) else { return false }
    white?.pointee = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return true
  }
}

extension CGColor {
  /// Red, green, blue and alpha from 0 to 1, or nil if they are unknown.
  public var components: [CGFloat]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha]
  }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { components?[3] ?? 1 }
}
