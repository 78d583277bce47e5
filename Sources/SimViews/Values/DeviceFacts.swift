package import Foundation

/// The properties of UIDevice and UIScreen: screen, name, version.
package struct DeviceFacts: Sendable {
  /// The size of the screen, in points.
  package var size: CGSize
  /// The pixels in a point.
  package var scale: CGFloat
  /// The insets of the safe area, in points.
  package var safeArea: EdgeInsets
  /// The most frames a second.
  package var framesPerSecond: Int
  /// The name of the device.
  package var name: String
  /// The version of the system.
  package var systemVersion: String
  /// The sizes of the images in the program's asset catalogues, in points, by name.
  package var imageSizes: [String: CGSize] = [:]
  /// The photos that can be chosen from the library, by name, in points: what was given to the device, and the images above.
  package var photoSizes: [String: CGSize] = [:]

  package init(
    size: CGSize, scale: CGFloat, safeArea: EdgeInsets, framesPerSecond: Int, name: String,
    systemVersion: String
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.framesPerSecond = framesPerSecond
    self.name = name
    self.systemVersion = systemVersion
  }

  /// What the system's views keep from the sides of the screen, in points: 16 on narrow phones, 20 from 414 on
  /// (UIViewController.systemMinimumLayoutMargins).
  package var layoutMargin: CGFloat { size.width < 414 ? 16 : 20 }

  /// The facts where no device runs: those of an iPhone 13 (390 by 844 points at 3 pixels a point, Apple).
  package static let outside = DeviceFacts(
    size: CGSize(width: 390, height: 844), scale: 3,
    safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), framesPerSecond: 60,
    name: "iPhone", systemVersion: "17.0")
}
