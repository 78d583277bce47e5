// What became of one frame.

package import SimCore

/// How many frames may be on their way at once.
package enum BufferCount: Int, Codable, Hashable, Sendable {
  /// The render server has one interval; a frame lives two.
  case double = 2
  /// The render server has two intervals; a frame lives three.
  case triple = 3

  /// Vsyncs from the beginning of a frame to its expected presentation.
  package var expectedLifetime: Int { rawValue }
  /// Vsyncs between the commit's slot and the expected presentation.
  package var renderIntervals: Int { rawValue - 1 }
}

/// Who was late; both can be, for one frame.
package struct HitchCauses: OptionSet, Codable, Hashable, Sendable {
  /// The bits: 1 the commit, 2 the render server.
  package let rawValue: UInt8

  /// Causes by their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The app committed after the deadline.
  package static let commit = HitchCauses(rawValue: 1)
  /// The render server missed the vsync at which it was due.
  package static let render = HitchCauses(rawValue: 2)
}

/// One frame from begin to screen.
package struct FrameOutcome: Hashable, Sendable {
  /// The vsync at which rendering could start: the first from the deadline on after the commit.
  package let slot: Int
  /// The vsync at which it came on screen.
  package let presented: Int
  /// The vsync at which it was expected.
  package let expected: Int
  /// When the work for it began, or when a display link asked for it.
  package let begin: Instant
  /// When the commit was due.
  package let deadline: Instant
  /// When the commit was done.
  package let committed: Instant
  /// When the render server could begin.
  package let renderStart: Instant
  /// When the render server was done with processor and graphics work.
  package let rendered: Instant
  /// When it came on screen.
  package let presentedTime: Instant
  /// How much later it came than expected; zero when on time.
  package let hitch: Nanoseconds
  package let causes: HitchCauses
  /// How many buffers it was rendered with.
  package let buffers: BufferCount
  /// The nominal interval between vsyncs at the frame's rate.
  package let interval: Nanoseconds

  /// Whether it came late.
  package var isHitch: Bool { hitch > .zero }
}
