// A screen that was measured on phones.

public import SimDevice
public import SimMetrics

/// An image in the asset catalogue of a scene.
public struct SceneImage: Sendable {
  /// The name by which views show it.
  public var name: String
  /// Width and height, in points.
  public var width, height: Double
  /// Pixels per point; nil if there is a variant for each screen.
  public var scale: Double?

  /// Creates an image with the given values.
  public init(name: String, width: Double, height: Double, scale: Double? = nil) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
  }
}

/// A screen that exists on phones and here, in sizes.
public struct CalibrationScene: Sendable {
  /// The name that it has in the measurements.
  public var name: String
  /// The label of the control that opens the screen; nil if the launch itself is measured.
  public var opens: String?
  /// The images that it shows.
  public var images: [SceneImage]
  /// Launches the app, given the number of elements.
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

/// What is known about a figure that does not grow with a screen's elements as it does on phones.
public struct SlopeRemark: Sendable {
  /// The view type that the remark is about.
  public var view: String
  /// Which of its figures.
  public var figure: CalibratedFigure
  /// One sentence: the reason, or that it is not known.
  public var text: String

  /// Creates a remark with the given values.
  public init(_ view: String, _ figure: CalibratedFigure, _ text: String) {
    self.view = view
    self.figure = figure
    self.text = text
  }
}
