// The filters under their Swift names. One class implements all of them; a filter has the inputs of its kind as properties,
// so the protocols are empty.

public protocol CISepiaTone: CIFilterProtocol {}
public protocol CIVignette: CIFilterProtocol {}
public protocol CIGaussianBlur: CIFilterProtocol {}
public protocol CIBoxBlur: CIFilterProtocol {}
public protocol CIMotionBlur: CIFilterProtocol {}
public protocol CIZoomBlur: CIFilterProtocol {}
public protocol CIBokehBlur: CIFilterProtocol {}
public protocol CIPixellate: CIFilterProtocol {}
public protocol CICrystallize: CIFilterProtocol {}
public protocol CIEdges: CIFilterProtocol {}
public protocol CIBloom: CIFilterProtocol {}
public protocol CIGloom: CIFilterProtocol {}
public protocol CIUnsharpMask: CIFilterProtocol {}
public protocol CISharpenLuminance: CIFilterProtocol {}
public protocol CIDither: CIFilterProtocol {}
public protocol CITwirlDistortion: CIFilterProtocol {}
public protocol CIPointillize: CIFilterProtocol {}
public protocol CIComicEffect: CIFilterProtocol {}
public protocol CIColorInvert: CIFilterProtocol {}
public protocol CIPhotoEffect: CIFilterProtocol {}
public protocol CIMaskToAlpha: CIFilterProtocol {}
public protocol CIAffineClamp: CIFilterProtocol {}
public protocol CIColorMonochrome: CIFilterProtocol {}
public protocol CIColorControls: CIFilterProtocol {}
public protocol CIExposureAdjust: CIFilterProtocol {}
public protocol CIHueAdjust: CIFilterProtocol {}
public protocol CIVibrance: CIFilterProtocol {}
public protocol CIGammaAdjust: CIFilterProtocol {}
public protocol CIFalseColor: CIFilterProtocol {}
public protocol CIColorMap: CIFilterProtocol {}
public protocol CIBlendWithMask: CIFilterProtocol {}
public protocol CIHighlightShadowAdjust: CIFilterProtocol {}
public protocol CIQRCodeGenerator: CIFilterProtocol {}
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
