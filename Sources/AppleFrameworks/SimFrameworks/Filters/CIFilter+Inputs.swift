// The inputs of filters as properties, with Core Image's default values.

public import Foundation

extension CIFilter {
  public var intensity: Float {
    get { number(kCIInputIntensityKey, 1) }
    set { keep(newValue, kCIInputIntensityKey) }
  }
  public var radius: Float {
    get { number(kCIInputRadiusKey, 10) }
    set { keep(newValue, kCIInputRadiusKey) }
  }
  public var scale: Float {
    get { number(kCIInputScaleKey, 8) }
    set { keep(newValue, kCIInputScaleKey) }
  }
  public var angle: Float {
    get { number(kCIInputAngleKey, 0) }
    set { keep(newValue, kCIInputAngleKey) }
  }
  public var brightness: Float {
    get { number(kCIInputBrightnessKey, 0) }
    set { keep(newValue, kCIInputBrightnessKey) }
  }
  public var contrast: Float {
    get { number(kCIInputContrastKey, 1) }
    set { keep(newValue, kCIInputContrastKey) }
  }
  public var saturation: Float {
    get { number(kCIInputSaturationKey, 1) }
    set { keep(newValue, kCIInputSaturationKey) }
  }
  public var amount: Float {
    get { number(kCIInputAmountKey, 0) }
    set { keep(newValue, kCIInputAmountKey) }
  }
  public var ev: Float {
    get { number(kCIInputEVKey, 0) }
    set { keep(newValue, kCIInputEVKey) }
  }
  public var sharpness: Float {
    get { number(kCIInputSharpnessKey, 0.4) }
    set { keep(newValue, kCIInputSharpnessKey) }
  }
  public var power: Float {
    get { number("inputPower", 0.75) }
    set { keep(newValue, "inputPower") }
  }
  public var highlightAmount: Float {
    get { number("inputHighlightAmount", 1) }
    set { keep(newValue, "inputHighlightAmount") }
  }
  public var shadowAmount: Float {
    get { number("inputShadowAmount", 0) }
    set { keep(newValue, "inputShadowAmount") }
  }
  public var quietSpace: Float {
    get { number("inputQuietSpace", 7) }
    set { keep(newValue, "inputQuietSpace") }
  }
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { keep(newValue, kCIInputImageKey) }
  }
  public var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { keep(newValue, kCIInputBackgroundImageKey) }
  }
  public var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { keep(newValue, kCIInputMaskImageKey) }
  }
  public var gradientImage: CIImage? {
    get { value(forKey: "inputGradientImage") as? CIImage }
    set { keep(newValue, "inputGradientImage") }
  }
  public var color: CIColor? {
    get { value(forKey: kCIInputColorKey) as? CIColor }
    set { keep(newValue, kCIInputColorKey) }
  }
  public var color0: CIColor? {
    get { value(forKey: "inputColor0") as? CIColor }
    set { keep(newValue, "inputColor0") }
  }
  public var color1: CIColor? {
    get { value(forKey: "inputColor1") as? CIColor }
    set { keep(newValue, "inputColor1") }
  }
  public var center: CGPoint {
    get { value(forKey: kCIInputCenterKey) as? CGPoint ?? CGPoint(x: 150, y: 150) }
    set { keep(newValue, kCIInputCenterKey) }
  }
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { keep(newValue, "inputMessage") }
  }
  /// The error correction level: `L`, `M`, `Q` or `H`.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { keep(newValue, "inputCorrectionLevel") }
  }
}
