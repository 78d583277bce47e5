public import Foundation
public import SimComponents
@_spi(Runtime) public import SimViews

/// An object that manages image data in your app: a name, or data with a size that is not decoded.
open class UIImage: NSObject, @unchecked Sendable {
  public let image: Image
  public let size: CGSize
  public let scale: CGFloat
  private let data: Data?

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }
  /// How large and heavy a symbol is.
  public struct SymbolConfiguration: Sendable {
    public init(pointSize: CGFloat) {}
    public init(weight: UIFont.Weight) {}
    /// A size in points, and a weight.
    public init(pointSize: CGFloat, weight: UIFont.Weight) {}
    /// A size in points, a weight and a scale.
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

  /// An image of a size in points, without pixels.
  package convenience init(_size size: CGSize) { self.init(Image("drawing"), size: size) }
  public override convenience init() { self.init(Image(""), size: .zero) }
  /// An image from a catalogue; an unknown one is 44 points square.
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
  /// An image from a catalogue, from the literal that Xcode draws as a picture.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(Image(name), size: Self.size(of: name))
  }
  public convenience init(resource: ImageResource) {
    self.init(Image(resource), size: Self.size(of: resource.name))
  }
  /// An image from data: PNG files contain their size, others have that of unknown images.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(Image("data"), size: Self.pixelSize(data), data: data)
  }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The width and the height in the header of a PNG file; 44 by 44 for other data.
  private static func pixelSize(_ data: Data) -> CGSize {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes[1...3].elementsEqual("PNG".utf8) else {
      return CGSize(width: 44, height: 44)
    }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: number(16), height: number(20))
  }

  /// The data of the image, if it has any.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data }
  /// The data of the image, if it has any.
  open func pngData() -> Data? { data }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage

extension UIImage {
  /// How the pixels of an image lie.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public var imageOrientation: Orientation { .up }
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  /// An image of Core Graphics' size; `scale` is the pixels in a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      _size: CGSize(
        width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }
  /// An image from data, of pixels in a point.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  /// The image in a color, in a mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// The image with edges that are not stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}

extension Image {
  public init(uiImage: UIImage) { self = uiImage.image }
}

/// A resource of an asset catalogue: an image by its name.
public struct ImageResource: Hashable, Sendable {
  public let name: String
  public let bundle: Bundle
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A resource of an asset catalogue: a color by its name.
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
  /// Creates a label with an icon of a resource.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  /// Creates a label with an icon of a resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
