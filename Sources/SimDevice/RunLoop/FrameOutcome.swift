// The outcome of one frame.

package import SimCore

/// The number of buffers, which limits the number of frames in flight.
package enum BufferCount: Int, Codable, Hashable, Sendable {
  /// The render server has one interval, and the lifetime of a frame is two.
  case double = 2
  /// The render server has two intervals, and the lifetime of a frame is three.
  case triple = 3

  /// The number of vsyncs from the beginning of a frame to its expected presentation.
  package var expectedLifetime: Int { rawValue }
  /// The number of vsyncs from the commit's slot to the expected presentation.
  package var renderIntervals: Int { rawValue - 1 }
}

/// The causes of a hitch; a frame can have both.
package struct HitchCauses: OptionSet, Codable, Hashable, Sendable {
  /// The bits: 1 for the commit, 2 for the render server.
  package let rawValue: UInt8

  /// Creates causes from their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The app committed after the deadline.
  package static let commit = HitchCauses(rawValue: 1)
  /// The render server missed the vsync of its deadline.
  package static let render = HitchCauses(rawValue: 2)
}

/// One frame from its beginning to its presentation.
package struct FrameOutcome: Hashable, Sendable {
  /// The vsync at which rendering can start: the first one after the commit, not before the
  /// deadline.
  package let slot: Int
  /// The vsync at which the frame was displayed.
  package let presented: Int
  /// The vsync at which the frame was expected.
  package let expected: Int
  /// The time at which work for the frame began, or a display link requested it.
  package let begin: Instant
  /// The time at which the commit was due.
  package let deadline: Instant
  /// The end of the commit.
  package let committed: Instant
  /// The time at which the render server could begin.
  package let renderStart: Instant
  /// The end of the processor and graphics work of the render server.
  package let rendered: Instant
  /// The time at which the frame was displayed.
  package let presentedTime: Instant
  /// The delay after the expected time; zero if the frame was on time.
  package let hitch: Nanoseconds
  package let causes: HitchCauses
  /// The number of buffers with which the frame was rendered.
  package let buffers: BufferCount
  /// The nominal interval between vsyncs at the frame's rate.
  package let interval: Nanoseconds

  /// Whether the frame was late.
  package var isHitch: Bool { hitch > .zero }
}
