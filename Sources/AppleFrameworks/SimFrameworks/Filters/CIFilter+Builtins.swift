// The filters under their names in Swift. One class implements all of them, so each protocol is just a name, and a filter
// takes its kind's inputs as properties.

/// What a filter of this kind is.
public protocol CISepiaTone: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIVignette: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIGaussianBlur: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIBoxBlur: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIMotionBlur: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIZoomBlur: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIBokehBlur: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIPixellate: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CICrystallize: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIEdges: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIBloom: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIGloom: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIUnsharpMask: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CISharpenLuminance: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIDither: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CITwirlDistortion: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIPointillize: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIComicEffect: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIColorInvert: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIPhotoEffect: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIMaskToAlpha: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIAffineClamp: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIColorMonochrome: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIColorControls: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIExposureAdjust: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIHueAdjust: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIVibrance: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIGammaAdjust: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIFalseColor: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIColorMap: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIBlendWithMask: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CIQRCodeGenerator: CIFilterProtocol {}
/// What a filter of this kind is.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {}

extension CIFilter: CISepiaTone, CIVignette, CIGaussianBlur, CIBoxBlur,
  CIMotionBlur, CIZoomBlur, CIBokehBlur, CIPixellate,
  CICrystallize, CIEdges, CIBloom, CIGloom,
  CIUnsharpMask, CISharpenLuminance, CIDither, CITwirlDistortion,
  CIPointillize, CIComicEffect, CIColorInvert, CIPhotoEffect,
  CIMaskToAlpha, CIAffineClamp, CIColorMonochrome, CIColorControls,
  CIExposureAdjust, CIHueAdjust, CIVibrance, CIGammaAdjust,
  CIFalseColor, CIColorMap, CIBlendWithMask, CIHighlightShadowAdjust,
  CIQRCodeGenerator, CICode128BarcodeGenerator
{}

extension CIFilter {
  public class func sepiaTone() -> any CIFilter & CISepiaTone { named("CISepiaTone") }
  public class func vignette() -> any CIFilter & CIVignette { named("CIVignette") }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { named("CIGaussianBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { named("CIBoxBlur") }
  public class func motionBlur() -> any CIFilter & CIMotionBlur { named("CIMotionBlur") }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { named("CIZoomBlur") }
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { named("CIBokehBlur") }
  public class func pixellate() -> any CIFilter & CIPixellate { named("CIPixellate") }
  public class func crystallize() -> any CIFilter & CICrystallize { named("CICrystallize") }
  public class func edges() -> any CIFilter & CIEdges { named("CIEdges") }
  public class func bloom() -> any CIFilter & CIBloom { named("CIBloom") }
  public class func gloom() -> any CIFilter & CIGloom { named("CIGloom") }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { named("CIUnsharpMask") }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    named("CISharpenLuminance")
  }
  public class func dither() -> any CIFilter & CIDither { named("CIDither") }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    named("CITwirlDistortion")
  }
  public class func pointillize() -> any CIFilter & CIPointillize { named("CIPointillize") }
  public class func comicEffect() -> any CIFilter & CIComicEffect { named("CIComicEffect") }
  public class func colorInvert() -> any CIFilter & CIColorInvert { named("CIColorInvert") }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { named("CIPhotoEffectMono") }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { named("CIPhotoEffectNoir") }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { named("CIPhotoEffectFade") }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectInstant")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectProcess")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectTonal")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectTransfer")
  }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { named("CIMaskToAlpha") }
  public class func affineClamp() -> any CIFilter & CIAffineClamp { named("CIAffineClamp") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    named("CIColorMonochrome")
  }
  public class func colorControls() -> any CIFilter & CIColorControls { named("CIColorControls") }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    named("CIExposureAdjust")
  }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { named("CIHueAdjust") }
  public class func vibrance() -> any CIFilter & CIVibrance { named("CIVibrance") }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { named("CIGammaAdjust") }
  public class func falseColor() -> any CIFilter & CIFalseColor { named("CIFalseColor") }
  public class func colorMap() -> any CIFilter & CIColorMap { named("CIColorMap") }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { named("CIBlendWithMask") }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    named("CIHighlightShadowAdjust")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    named("CIQRCodeGenerator")
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    named("CICode128BarcodeGenerator")
  }

  private class func named(_ name: String) -> CIFilter {
    guard let kind = FilterKind.all[name] else {
      preconditionFailure("There is no filter of the name \(name).")
    }
    return CIFilter(kind)
  }
}
