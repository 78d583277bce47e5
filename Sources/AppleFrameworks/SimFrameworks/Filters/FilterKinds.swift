// The filters that apps use most, and the inputs of each.
//
// A blur extends three radii beyond each side (what Core Image returns for CIGaussianBlur; [E] for the others). A QR code
// has 17 + 4 modules per side for each version (ISO/IEC 18004), and Core Image adds an empty module on each side.

import Foundation

extension FilterKind {
  static let pictures: [FilterKind] = [
    FilterKind("CISepiaTone", [kCIInputIntensityKey]),
    FilterKind("CIVignette", [kCIInputIntensityKey, kCIInputRadiusKey]),
    FilterKind("CIGaussianBlur", [kCIInputRadiusKey], grows: 3),
    FilterKind("CIBoxBlur", [kCIInputRadiusKey], grows: 1),
    FilterKind("CIMotionBlur", [kCIInputRadiusKey, kCIInputAngleKey], grows: 1),
    FilterKind("CIZoomBlur", [kCIInputCenterKey, kCIInputAmountKey]),
    FilterKind("CIBokehBlur", [kCIInputRadiusKey, "inputRingAmount", "inputSoftness"], grows: 1),
    FilterKind("CIPixellate", [kCIInputCenterKey, kCIInputScaleKey]),
    FilterKind("CICrystallize", [kCIInputRadiusKey, kCIInputCenterKey]),
    FilterKind("CIEdges", [kCIInputIntensityKey]),
    FilterKind("CIBloom", [kCIInputRadiusKey, kCIInputIntensityKey], grows: 3),
    FilterKind("CIGloom", [kCIInputRadiusKey, kCIInputIntensityKey], grows: 3),
    FilterKind("CIUnsharpMask", [kCIInputRadiusKey, kCIInputIntensityKey]),
    FilterKind("CISharpenLuminance", [kCIInputSharpnessKey, kCIInputRadiusKey]),
    FilterKind("CIDither", [kCIInputIntensityKey]),
    FilterKind(
      "CITwirlDistortion", [kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey]),
    FilterKind("CIPointillize", [kCIInputRadiusKey, kCIInputCenterKey]),
    FilterKind("CIComicEffect", []), FilterKind("CIColorInvert", []),
    FilterKind("CIPhotoEffectMono", []), FilterKind("CIPhotoEffectNoir", []),
    FilterKind("CIPhotoEffectChrome", []), FilterKind("CIPhotoEffectFade", []),
    FilterKind("CIPhotoEffectInstant", []), FilterKind("CIPhotoEffectProcess", []),
    FilterKind("CIPhotoEffectTonal", []), FilterKind("CIPhotoEffectTransfer", []),
    FilterKind("CIMaskToAlpha", []), FilterKind("CIAffineClamp", [], isEndless: true),
    FilterKind("CIColorMonochrome", [kCIInputColorKey, kCIInputIntensityKey]),
    FilterKind(
      "CIColorControls", [kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey]),
    FilterKind("CIExposureAdjust", [kCIInputEVKey]),
    FilterKind("CIHueAdjust", [kCIInputAngleKey]),
    FilterKind("CIVibrance", [kCIInputAmountKey]),
    FilterKind("CIGammaAdjust", ["inputPower"]),
    FilterKind("CIFalseColor", ["inputColor0", "inputColor1"]),
    FilterKind("CITemperatureAndTint", ["inputNeutral", "inputTargetNeutral"]),
    FilterKind("CIHighlightShadowAdjust", ["inputHighlightAmount", "inputShadowAmount"]),
    FilterKind("CIColorMap", ["inputGradientImage"]),
    FilterKind("CISourceOverCompositing", [kCIInputBackgroundImageKey]),
    FilterKind("CIBlendWithMask", [kCIInputBackgroundImageKey, kCIInputMaskImageKey]),
    FilterKind("CIPerspectiveCorrection", []),
  ]

  static let codes: [FilterKind] = [
    FilterKind("CIQRCodeGenerator", keys: ["inputMessage", "inputCorrectionLevel"]) { values in
      guard let message = values["inputMessage"] as? Data else { return nil }
      let level = (values["inputCorrectionLevel"] as? String)?.first ?? "M"
      guard let version = QRCode.version(bytes: message.count, level: level) else { return nil }
      let side = 17 + 4 * version + 2
      return CIImage(extent: CGRect(x: 0, y: 0, width: side, height: side))
    },
    FilterKind("CICode128BarcodeGenerator", keys: ["inputMessage", "inputQuietSpace"]) { values in
      guard let message = values["inputMessage"] as? Data else { return nil }
      let quiet = (values["inputQuietSpace"] as? NSNumber)?.intValue ?? 7
      // Start, check and stop characters have 11, 11 and 13 modules, each other character 11 (ISO/IEC 15417). Bars are 32
      // modules high.
      let width = 11 * (message.count + 2) + 13 + 2 * quiet
      return CIImage(extent: CGRect(x: 0, y: 0, width: width, height: 32))
    },
  ]
}

/// The size of a QR code for a number of bytes.
enum QRCode {
  /// The capacity in bytes of versions 1 to 10 by level (ISO/IEC 18004, table 7).
  private static let bytes: [Character: [Int]] = [
    "L": [17, 32, 53, 78, 106, 134, 154, 192, 230, 271],
    "M": [14, 26, 42, 62, 84, 106, 122, 152, 180, 213],
    "Q": [11, 20, 32, 46, 60, 74, 86, 108, 130, 151],
    "H": [7, 14, 24, 34, 44, 58, 64, 84, 98, 119],
  ]
  private static let most: [Character: Int] = ["L": 2953, "M": 2331, "Q": 1663, "H": 1273]

  /// Returns the smallest version from 1 to 40, or nil if none holds the bytes.
  ///
  /// Between 10 and 40 it is interpolated by area [E].
  static func version(bytes count: Int, level: Character) -> Int? {
    let key = most[level] == nil ? "M" : level
    guard let rows = bytes[key], let last = rows.last, let most = most[key], count <= most else {
      return nil
    }
    if let place = rows.firstIndex(where: { $0 >= count }) { return place + 1 }
    func area(_ version: Int) -> Double { Double((17 + 4 * version) * (17 + 4 * version)) }
    let share = Double(count - last) / Double(most - last)
    let wanted = area(10) + share * (area(40) - area(10))
    return (11...40).first { area($0) >= wanted } ?? 40
  }
}
