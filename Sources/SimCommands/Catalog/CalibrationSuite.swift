// What `calibrate` works on, as an argument: screens, and figures measured for them on phones.

public import SimLab

/// Screens that were measured on phones, and the measurements.
public struct CalibrationSuite: Sendable {
  /// The screens, by the name that they have in the measurements.
  public var scenes: [CalibrationScene]
  /// The measurements that the price table was fitted to, as comma-separated values.
  public var measurements: String
  /// Screens that others measured and wrote about; they are predicted and not fitted.
  public var published: [PublishedScene]
  /// What else was published, and why it is not predicted.
  public var unplayed: [UnplayedFigure]
  /// Why what one element more takes is not met on some screens.
  public var remarks: [SlopeRemark]

  /// Creates a suite with the given values.
  public init(
    scenes: [CalibrationScene], measurements: String, published: [PublishedScene] = [],
    unplayed: [UnplayedFigure] = [], remarks: [SlopeRemark] = []
  ) {
    self.scenes = scenes
    self.measurements = measurements
    self.published = published
    self.unplayed = unplayed
    self.remarks = remarks
  }
}
