// Spaces of colours, by their names. Nothing is converted between them.

public final class CGColorSpace: Hashable, Sendable {
  public let name: String?
  public init?(name: String) { self.name = name }
  init(device name: String) { self.name = name }
  public static let sRGB = "kCGColorSpaceSRGB", extendedSRGB = "kCGColorSpaceExtendedSRGB",
    linearSRGB = "kCGColorSpaceLinearSRGB", displayP3 = "kCGColorSpaceDisplayP3",
    genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2",
    genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(device: "kCGColorSpaceDeviceRGB")
}
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(device: "kCGColorSpaceDeviceGray")
}
