// Filters as an app uses them, in a file without Testing: the toolchain joins an overlay of its own to the two imports, and
// has none for Linux.

import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI

@MainActor enum FilteredImages {
  /// What filters answer, one after another.
  static func story() -> [String] {
    var lines: [String] = []
    func size(_ image: CIImage?) -> String {
      guard let extent = image?.extent else { return "nothing" }
      return "\(Int(extent.width)) x \(Int(extent.height))"
    }
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("https://a.example".utf8)
    lines.append(size(code.outputImage))
    guard let large = code.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10)),
      let bitmap = CIContext().createCGImage(large, from: large.extent)
    else { return lines }
    lines.append("bitmap \(bitmap.width), image \(UIImage(cgImage: bitmap).size.width)")
    code.correctionLevel = "L"
    lines.append(size(code.outputImage))
    let blur = CIFilter.gaussianBlur()
    lines.append(
      ([size(blur.outputImage)] + blur.inputKeys).joined(separator: ", "))
    blur.inputImage = large
    blur.radius = 4
    lines.append("\(size(blur.outputImage)) at \(Int(blur.outputImage?.extent.minX ?? 0))")
    let sepia: CIFilter = CIFilter.sepiaTone()
    sepia.setValue(large, forKey: kCIInputImageKey)
    sepia.setValue(0.5, forKey: kCIInputIntensityKey)
    lines.append("sepia \(Int(sepia.outputImage?.extent.width ?? 0)) at \(sepia.intensity)")
    lines.append(CIFilter(name: "CINoSuchFilter") == nil ? "no such filter" : "a filter")
    return lines
  }
}
