public import Foundation

/// A shape style that fills a shape by repeating a region of an image.
public struct ImagePaint: ShapeStyle, NamedStyle {
  public var image: Image
  /// The part of the image that is used, in unit space.
  public var sourceRect: CGRect
  public var scale: CGFloat

  /// Creates a shape-filling shape style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package func name(in environment: EnvironmentValues) -> String { "imagePaint" }
}

extension ShapeStyle where Self == ImagePaint {
  /// A shape style that fills a shape by repeating a region of an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
