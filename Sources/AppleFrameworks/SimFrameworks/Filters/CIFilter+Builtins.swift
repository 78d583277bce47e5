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
  /// Creates the filter CISepiaTone.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { named("CISepiaTone") }
  /// Creates the filter CIVignette.
  public class func vignette() -> any CIFilter & CIVignette { named("CIVignette") }
  /// Creates the filter CIGaussianBlur.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { named("CIGaussianBlur") }
  /// Creates the filter CIBoxBlur.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { named("CIBoxBlur") }
  /// Creates the filter CIMotionBlur.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { named("CIMotionBlur") }
  /// Creates the filter CIZoomBlur.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { named("CIZoomBlur") }
  /// Creates the filter CIBokehBlur.
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { named("CIBokehBlur") }
  /// Creates the filter CIPixellate.
  public class func pixellate() -> any CIFilter & CIPixellate { named("CIPixellate") }
  /// Creates the filter CICrystallize.
  public class func crystallize() -> any CIFilter & CICrystallize { named("CICrystallize") }
  /// Creates the filter CIEdges.
  public class func edges() -> any CIFilter & CIEdges { named("CIEdges") }
  /// Creates the filter CIBloom.
  public class func bloom() -> any CIFilter & CIBloom { named("CIBloom") }
  /// Creates the filter CIGloom.
  public class func gloom() -> any CIFilter & CIGloom { named("CIGloom") }
  /// Creates the filter CIUnsharpMask.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { named("CIUnsharpMask") }
  /// Creates the filter CISharpenLuminance.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    named("CISharpenLuminance")
  }
  /// Creates the filter CIDither.
  public class func dither() -> any CIFilter & CIDither { named("CIDither") }
  /// Creates the filter CITwirlDistortion.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    named("CITwirlDistortion")
  }
  /// Creates the filter CIPointillize.
  public class func pointillize() -> any CIFilter & CIPointillize { named("CIPointillize") }
  /// Creates the filter CIComicEffect.
  public class func comicEffect() -> any CIFilter & CIComicEffect { named("CIComicEffect") }
  /// Creates the filter CIColorInvert.
  public class func colorInvert() -> any CIFilter & CIColorInvert { named("CIColorInvert") }
  /// Creates the filter CIPhotoEffectMono.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { named("CIPhotoEffectMono") }
  /// Creates the filter CIPhotoEffectNoir.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { named("CIPhotoEffectNoir") }
  /// Creates the filter CIPhotoEffectChrome.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectChrome")
  }
  /// Creates the filter CIPhotoEffectFade.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { named("CIPhotoEffectFade") }
  /// Creates the filter CIPhotoEffectInstant.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectInstant")
  }
  /// Creates the filter CIPhotoEffectProcess.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectProcess")
  }
  /// Creates the filter CIPhotoEffectTonal.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectTonal")
  }
  /// Creates the filter CIPhotoEffectTransfer.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectTransfer")
  }
  /// Creates the filter CIMaskToAlpha.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { named("CIMaskToAlpha") }
  /// Creates the filter CIAffineClamp.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { named("CIAffineClamp") }
  /// Creates the filter CIColorMonochrome.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    named("CIColorMonochrome")
  }
  /// Creates the filter CIColorControls.
  public class func colorControls() -> any CIFilter & CIColorControls { named("CIColorControls") }
  /// Creates the filter CIExposureAdjust.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    named("CIExposureAdjust")
  }
  /// Creates the filter CIHueAdjust.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { named("CIHueAdjust") }
  /// Creates the filter CIVibrance.
  public class func vibrance() -> any CIFilter & CIVibrance { named("CIVibrance") }
  /// Creates the filter CIGammaAdjust.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { named("CIGammaAdjust") }
  /// Creates the filter CIFalseColor.
  public class func falseColor() -> any CIFilter & CIFalseColor { named("CIFalseColor") }
  /// Creates the filter CIColorMap.
  public class func colorMap() -> any CIFilter & CIColorMap { named("CIColorMap") }
  /// Creates the filter CIBlendWithMask.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { named("CIBlendWithMask") }
  /// Creates the filter CIHighlightShadowAdjust.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    named("CIHighlightShadowAdjust")
  }
  /// Creates the filter CIQRCodeGenerator.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    named("CIQRCodeGenerator")
  }
  /// Creates the filter CICode128BarcodeGenerator.
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
