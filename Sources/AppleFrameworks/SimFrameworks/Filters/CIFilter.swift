// Filters: their inputs and their effect on sizes. The names of inputs are Core Image's.

public import Foundation

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

/// A filter, which stores its inputs and whose output has the size that Core Image's would have.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
  public let name: String
  private let kind: FilterKind
  private var values: [String: Any] = [:]

  init(_ kind: FilterKind) { (self.kind, name) = (kind, kind.name) }
  /// Creates a filter by name, or returns nil if the name is not implemented.
  public init?(name: String) {
    guard let kind = FilterKind.all[name] else { return nil }
    (self.kind, self.name) = (kind, name)
  }
  /// Creates a filter by name with its inputs, or returns nil if the name is not implemented.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }
  open var inputKeys: [String] { kind.keys }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// Sets an input.
  ///
  /// - Precondition: the filter has the input.
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

struct FilterKind: Sendable {
  let name: String
  let keys: [String]
  let output: @Sendable ([String: Any]) -> CIImage?

  /// Creates a kind with image and scalar inputs.
  ///
  /// The output extends `grows` radii beyond each side.
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
