// A screen that was measured on devices.

public import SimDevice
public import SimMetrics

/// An image in the asset catalog of a scene.
public struct SceneImage: Sendable {
  /// The name of the image.
  public var name: String
  /// The width and height in points.
  public var width, height: Double
  /// The number of pixels per point; nil if there is a variant for each screen scale.
  public var scale: Double?

  /// Creates an image with the given values.
  public init(name: String, width: Double, height: Double, scale: Double? = nil) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
  }
}

/// A screen that exists on devices and here, with a variable number of elements.
public struct CalibrationScene: Sendable {
  /// The name in the measurements.
  public var name: String
  /// The label of the control that opens the screen; nil if the launch is measured.
  public var opens: String?
  /// The images of the screen.
  public var images: [SceneImage]
  /// Launches the app with the number of elements.
  public var launch: @MainActor @Sendable (SimulatedDevice, Int) -> Void

  /// Creates a scene with the given values.
  public init(
    name: String, opens: String?, images: [SceneImage] = [],
    launch: @escaping @MainActor @Sendable (SimulatedDevice, Int) -> Void
  ) {
    self.name = name
    self.opens = opens
    self.images = images
    self.launch = launch
  }
}

/// A remark about a figure whose growth with the elements differs from the measurements.
public struct SlopeRemark: Sendable {
  /// The view type of the remark.
  public var view: String
  /// The figure of the remark.
  public var figure: CalibratedFigure
  /// One sentence: the reason, or that it is unknown.
  public var text: String

  /// Creates a remark with the given values.
  public init(_ view: String, _ figure: CalibratedFigure, _ text: String) {
    self.view = view
    self.figure = figure
    self.text = text
  }
}
