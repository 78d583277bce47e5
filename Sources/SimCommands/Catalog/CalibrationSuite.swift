// The data of `calibrate`: screens, and figures measured for them on phones.

public import SimLab

/// Screens that were measured on phones, and the measurements.
public struct CalibrationSuite: Sendable {
  /// The screens, in the order of their names in the measurements.
  public var scenes: [CalibrationScene]
  /// The measurements that the price table was fitted to, as comma-separated values.
  public var measurements: String
  /// Screens from published measurements, which are predicted and not fitted.
  public var published: [PublishedScene]
  /// Other published figures, with the reason why they are not predicted.
  public var unplayed: [UnplayedFigure]
  /// The reasons why the cost of each additional element is wrong on some screens.
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
