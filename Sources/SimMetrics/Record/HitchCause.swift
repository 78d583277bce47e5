// The causes of a frame's lateness.
//
// They form a set, like the hitch type of the Hitches instrument: one frame can miss both
// deadlines.

/// The causes of a frame's lateness, as a set.
public struct HitchCause: OptionSet, Codable, Equatable, Hashable, Sendable {
  /// The causes as bits of one integer.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The commit missed its deadline.
  public static let commit = HitchCause(rawValue: 1)
  /// The render server or the GPU missed the vsync.
  public static let render = HitchCause(rawValue: 2)
}
