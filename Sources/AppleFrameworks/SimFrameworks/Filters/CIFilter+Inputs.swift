// What filters take, as properties; the usual values are Core Image's.

public import Foundation

extension CIFilter {
  /// An amount.
  public var intensity: Float {
    get { number(kCIInputIntensityKey, 1) }
    set { keep(newValue, kCIInputIntensityKey) }
  }
  /// An amount.
  public var radius: Float {
    get { number(kCIInputRadiusKey, 10) }
    set { keep(newValue, kCIInputRadiusKey) }
  }
  /// An amount.
  public var scale: Float {
    get { number(kCIInputScaleKey, 8) }
    set { keep(newValue, kCIInputScaleKey) }
  }
  /// An amount.
  public var angle: Float {
    get { number(kCIInputAngleKey, 0) }
    set { keep(newValue, kCIInputAngleKey) }
  }
  /// An amount.
  public var brightness: Float {
    get { number(kCIInputBrightnessKey, 0) }
    set { keep(newValue, kCIInputBrightnessKey) }
  }
  /// An amount.
  public var contrast: Float {
    get { number(kCIInputContrastKey, 1) }
    set { keep(newValue, kCIInputContrastKey) }
  }
  /// An amount.
  public var saturation: Float {
    get { number(kCIInputSaturationKey, 1) }
    set { keep(newValue, kCIInputSaturationKey) }
  }
  /// An amount.
  public var amount: Float {
    get { number(kCIInputAmountKey, 0) }
    set { keep(newValue, kCIInputAmountKey) }
  }
  /// An amount.
  public var ev: Float {
    get { number(kCIInputEVKey, 0) }
    set { keep(newValue, kCIInputEVKey) }
  }
  /// An amount.
  public var sharpness: Float {
    get { number(kCIInputSharpnessKey, 0.4) }
    set { keep(newValue, kCIInputSharpnessKey) }
  }
  /// An amount.
  public var power: Float {
    get { number("inputPower", 0.75) }
    set { keep(newValue, "inputPower") }
  }
  /// An amount.
  public var highlightAmount: Float {
    get { number("inputHighlightAmount", 1) }
    set { keep(newValue, "inputHighlightAmount") }
  }
  /// An amount.
  public var shadowAmount: Float {
    get { number("inputShadowAmount", 0) }
    set { keep(newValue, "inputShadowAmount") }
  }
  /// An amount.
  public var quietSpace: Float {
    get { number("inputQuietSpace", 7) }
    set { keep(newValue, "inputQuietSpace") }
  }
  /// Something it takes.
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { keep(newValue, kCIInputImageKey) }
  }
  /// Something it takes.
  public var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { keep(newValue, kCIInputBackgroundImageKey) }
  }
  /// Something it takes.
  public var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { keep(newValue, kCIInputMaskImageKey) }
  }
  /// Something it takes.
  public var gradientImage: CIImage? {
    get { value(forKey: "inputGradientImage") as? CIImage }
    set { keep(newValue, "inputGradientImage") }
  }
  /// Something it takes.
  public var color: CIColor? {
    get { value(forKey: kCIInputColorKey) as? CIColor }
    set { keep(newValue, kCIInputColorKey) }
  }
  /// Something it takes.
  public var color0: CIColor? {
    get { value(forKey: "inputColor0") as? CIColor }
    set { keep(newValue, "inputColor0") }
  }
  /// Something it takes.
  public var color1: CIColor? {
    get { value(forKey: "inputColor1") as? CIColor }
    set { keep(newValue, "inputColor1") }
  }
  /// A place, in pixels.
  public var center: CGPoint {
    get { value(forKey: kCIInputCenterKey) as? CGPoint ?? CGPoint(x: 150, y: 150) }
    set { keep(newValue, kCIInputCenterKey) }
  }
  /// What a code says.
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { keep(newValue, "inputMessage") }
  }
  /// How much of a code may be damaged: `L`, `M`, `Q` or `H`.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { keep(newValue, "inputCorrectionLevel") }
  }
}
