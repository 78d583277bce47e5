// The reaction of the system to an app that uses too much memory: a warning first, then
// termination.

import SimCore

/// The state of the app relative to the memory limit of the device.
package struct MemoryLimit {
  /// The reaction to a footprint.
  enum Step { case nothing, warning, end }

  /// The fraction of the limit at which the system sends a warning [estimate: it is not published].
  package static let warningShare = 0.8

  private var wasWarned = false

  /// Returns the reaction to a footprint after a commit.
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
