// What the system does about an app that takes too much: a warning first, then the end.

import SimCore

/// How the app stands to the limit of the device.
package struct MemoryLimit {
  /// What follows from a footprint.
  enum Step { case nothing, warning, end }

  /// The share of the limit at which the system warns [estimate: the share is not published].
  package static let warningShare = 0.8

  private var wasWarned = false

  /// Looks at a footprint after a commit.
  mutating func watch(_ footprint: Bytes, limit: Bytes) -> Step {
    guard limit > .zero else { return .nothing }
    if footprint > limit { return .end }
    guard !wasWarned, Double(footprint.value) > Double(limit.value) * Self.warningShare else {
      return .nothing
    }
    wasWarned = true
    return .warning
  }
}
