// Why a frame was late.
//
// A set, as the hitch type of the Hitches instrument is: one frame can miss both deadlines.

/// Why a frame was late: a set, as in the Hitches instrument.
public struct HitchCause: OptionSet, Codable, Equatable, Hashable, Sendable {
  /// The causes as bits of one integer.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The commit missed its deadline.
  public static let commit = HitchCause(rawValue: 1)
  /// The render server or the GPU missed the vsync.
  public static let render = HitchCause(rawValue: 2)
}
