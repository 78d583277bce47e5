public import Foundation
public import SimComponents
@_spi(Runtime) public import SimViews

/// An image: a name, or data that are not decoded, with a size.
open class UIImage: NSObject, @unchecked Sendable {
  public let image: Image
  public let size: CGSize
  public let scale: CGFloat
  private let data: Data?

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }
  public struct SymbolConfiguration: Sendable {
    public init(pointSize: CGFloat) {}
    public init(weight: UIFont.Weight) {}
    public init(pointSize: CGFloat, weight: UIFont.Weight) {}
    public init(pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale) {}
    public init(scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
  }

  private init(_ image: Image, size: CGSize, data: Data? = nil) {
    self.image = image
    self.size = size
    self.data = data
    scale = DeviceFacts.current.scale
  }

  /// Creates an image with a size in points and without pixels.
  package convenience init(_size size: CGSize) { self.init(Image("drawing"), size: size) }
  public override convenience init() { self.init(Image(""), size: .zero) }
  /// Creates an image from an asset catalog; an unknown image has 44 by 44 points.
  public convenience init?(named name: String) {
    self.init(Image(name), size: Self.size(of: name))
  }
  private static func size(of name: String) -> CGSize {
    DeviceFacts.current.imageSizes[name] ?? CGSize(width: 44, height: 44)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) { self.init(named: name) }
  public convenience init?(systemName name: String) {
    self.init(Image(systemName: name), size: CGSize(width: 20, height: 20))
  }
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) { self.init(systemName: name) }
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(Image(name), size: Self.size(of: name))
  }
  public convenience init(resource: ImageResource) {
    self.init(Image(resource), size: Self.size(of: resource.name))
  }
  /// Creates an image from data; the size is that of a PNG header, or else 44 by 44.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(Image("data"), size: Self.pixelSize(data), data: data)
  }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns the size in a PNG header, or 44 by 44 for other data.
  private static func pixelSize(_ data: Data) -> CGSize {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes[1...3].elementsEqual("PNG".utf8) else {
      return CGSize(width: 44, height: 44)
    }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: number(16), height: number(20))
  }

  /// The original data of the image, if it has any.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data }
  /// The original data of the image, if it has any.
  open func pngData() -> Data? { data }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
}

extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ImageLiteralType = UIImage

extension UIImage {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public var imageOrientation: Orientation { .up }
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  /// Creates an image with the size of a bitmap and `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      _size: CGSize(
        width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}

extension Image {
  public init(uiImage: UIImage) { self = uiImage.image }
}

public struct ImageResource: Hashable, Sendable {
  public let name: String
  public let bundle: Bundle
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

public struct ColorResource: Hashable, Sendable {
  public let name: String
  public let bundle: Bundle
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
