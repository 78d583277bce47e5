// Drawing with UIKit and Core Graphics: sizes are kept, pixels are not.

public import Foundation
public import SimViews

/// An object that makes an image by drawing; the image has its size and no pixels.
open class UIGraphicsImageRenderer: NSObject {
  /// The size of the image, in points.
  public let size: CGSize
  /// Creates a renderer for images of a size in points.
  public init(size: CGSize) { self.size = size }
  /// Creates a renderer for images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  /// Creates a renderer for images of the size of a rectangle, in points.
  public init(bounds: CGRect) { size = bounds.size }
  /// Creates a renderer for images of the size of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }
  /// Draws, and makes an image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    DrawnImages.begin(size)
    defer { DrawnImages.end() }
    actions(UIGraphicsImageRendererContext(size: size))
    return UIImage(_size: size)
  }
  /// Draws, and makes no data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Draws, and makes no data.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// How an image is drawn: kept.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels in a point.
  open var scale: CGFloat = 3
  /// Whether nothing shines through.
  open var opaque = false
  /// The format of the device.
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

/// What an image is drawn into: nothing is drawn.
public final class UIGraphicsImageRendererContext: NSObject {
  let size: CGSize
  init(size: CGSize) { self.size = size }
  /// The context of Core Graphics.
  public var cgContext: CGContext { CGContext() }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {}
}

/// A context of Core Graphics: nothing is drawn.
public final class CGContext {
  package init() {}
  /// Sets the color of what is filled.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Adds a path.
  public func addPath(_ path: CGPath) {}
  /// Begins a subpath.
  public func move(to point: CGPoint) {}
  /// Adds a line.
  public func addLine(to point: CGPoint) {}
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {}
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) {}
  /// Adds an arc; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Adds lines.
  public func addLines(between points: [CGPoint]) {}
  /// Begins a path.
  public func beginPath() {}
  /// Draws the path, its inside, its outline or both.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the dashes of lines, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Closes the subpath.
  public func closePath() {}
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how pixels are put together.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Draws a bitmap.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Takes away what is drawn in a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Moves, turns and scales what follows.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Draws the path.
  public func strokePath() {}
  /// Fills the path.
  public func fillPath() {}
  /// Keeps only what lies inside the path.
  public func clip() {}
  /// Keeps the state.
  public func saveGState() {}
  /// Takes the state back.
  public func restoreGState() {}
  /// Moves what follows.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Scales what follows.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what follows, in radians.
  public func rotate(by angle: CGFloat) {}
}

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The ways.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// A bitmap: its size in pixels.
public final class CGImage: Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
  /// The part of the bitmap in a rectangle in pixels; nil if nothing of it is there.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }
}

/// How pixels are put together: noted.
public enum CGBlendMode: Int32, Sendable {
  /// The modes.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity
}

/// A path of Core Graphics that can be changed.
public final class CGMutablePath {
  private var path = Path()
  /// Creates an empty path.
  public init() {}
  /// Begins a subpath.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  /// Closes the subpath.
  public func closeSubpath() { path.closeSubpath() }
  var current: Path { path }
}

extension Path {
  /// Creates a path from one of Core Graphics.
  public init(_ path: CGMutablePath) { self = path.current }
}

extension UIImage {
  /// The image as Core Graphics has it: its size in pixels.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }
  /// Draws the image; nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Draws the image; nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// The image in a smaller size; no pixels are made.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(_size: size) }
}

extension Image {
  /// Creates an image from one of Core Graphics; it has its size in points.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(uiImage: UIImage(_size: size))
  }
}

extension UIColor {
  /// Makes it the color of what is filled; nothing is drawn.
  public func setFill() {}
  /// Makes it the color of lines; nothing is drawn.
  public func setStroke() {}
  /// Makes it the color of what is drawn; nothing is drawn.
  public func set() {}

  /// Gives hue, saturation and brightness, each from 0 to 1; false if they are not known.
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

  /// Gives the gray and the opacity, each from 0 to 1; false if they are not known.
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
  /// Red, green, blue and opacity, each from 0 to 1, if they are known.
  public var components: [CGFloat]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha]
  }
  /// How many components there are.
  public var numberOfComponents: Int { 4 }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?[3] ?? 1 }
}
