// Filters by their inputs and their effect on sizes. The names of inputs are Core Image's.

public import Foundation

/// The key of the image, and of the image behind it.
public let kCIInputImageKey = "inputImage", kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputIntensityKey = "inputIntensity", kCIInputRadiusKey = "inputRadius",
  kCIInputScaleKey = "inputScale", kCIInputAngleKey = "inputAngle",
  kCIInputBrightnessKey = "inputBrightness", kCIInputContrastKey = "inputContrast",
  kCIInputSaturationKey = "inputSaturation", kCIInputWidthKey = "inputWidth",
  kCIInputAmountKey = "inputAmount", kCIInputEVKey = "inputEV",
  kCIInputSharpnessKey = "inputSharpness"
public let kCIInputCenterKey = "inputCenter", kCIInputColorKey = "inputColor",
  kCIInputAspectRatioKey = "inputAspectRatio", kCIInputTransformKey = "inputTransform",
  kCIInputExtentKey = "inputExtent", kCIInputMaskImageKey = "inputMaskImage"
public let kCIOutputImageKey = "outputImage"

public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

/// A filter: it keeps what it is told, and its output has the size that the real one's would have.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
  public let name: String
  private let kind: FilterKind
  private var values: [String: Any] = [:]

  init(_ kind: FilterKind) { (self.kind, name) = (kind, kind.name) }
  /// Creates a filter by its name, if there is such a one here.
  public init?(name: String) {
    guard let kind = FilterKind.all[name] else { return nil }
    (self.kind, self.name) = (kind, name)
  }
  /// Creates a filter by its name with what it takes, if there is such a one here.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }
  open var inputKeys: [String] { kind.keys }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// Takes something.
  ///
  /// - Precondition: the filter takes it.
  open func setValue(_ value: Any?, forKey key: String) {
    precondition(
      kind.keys.contains(key),
      "\(name) takes \(kind.keys.joined(separator: ", ")), and no \(key).")
    values[key] = value
  }
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  open func setDefaults() { values = [:] }
  open var outputImage: CIImage? { kind.output(values) }

  func number(_ key: String, _ usual: Float) -> Float {
    switch values[key] {
    case let value as Float: value
    case let value as Double: Float(value)
    case let value as CGFloat: Float(value)
    case let value as Int: Float(value)
    case let value as NSNumber: value.floatValue
    default: usual
    }
  }
  func keep(_ value: Any?, _ key: String) { values[key] = value }
}

/// What is known of a kind of filter.
struct FilterKind: Sendable {
  let name: String
  let keys: [String]
  let output: @Sendable ([String: Any]) -> CIImage?

  /// A filter of an image that takes amounts; `grows` is how many radii it adds on each side.
  init(_ name: String, _ amounts: [String], grows: Double = 0, isEndless: Bool = false) {
    self.name = name
    keys = [kCIInputImageKey] + amounts
    output = { values in
      guard let image = values[kCIInputImageKey] as? CIImage else { return nil }
      if isEndless { return CIImage(extent: .infinite) }
      guard grows > 0, !image.extent.isInfinite else { return image }
      let radius =
        values[kCIInputRadiusKey].map { ($0 as? NSNumber)?.doubleValue ?? number($0) } ?? 10
      return CIImage(extent: image.extent.insetBy(dx: -grows * radius, dy: -grows * radius))
    }
  }

  init(_ name: String, keys: [String], output: @escaping @Sendable ([String: Any]) -> CIImage?) {
    (self.name, self.keys, self.output) = (name, keys, output)
  }

  static let all: [String: FilterKind] = Dictionary(
    uniqueKeysWithValues: (pictures + codes).map { ($0.name, $0) })
}

private func number(_ value: Any) -> Double {
  switch value {
  case let value as Double: value
  case let value as Float: Double(value)
  case let value as Int: Double(value)
  default: 0
  }
}
