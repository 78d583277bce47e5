import SimCore

/// A program and what is done to it: all that is needed to run it again.
package struct Trial: Equatable, Sendable {
  /// Where a program runs.
  package enum Place: Sendable {
    /// On the runtime alone.
    case bare
    /// On a device, as a screen of rows.
    case rows
    /// On a device, as screens that come and go.
    case screens
  }
  package var place: Place
  package var shape: Shape
  /// The edits of each update.
  package var steps: [[Edit]]

  package init(place: Place, shape: Shape, steps: [[Edit]]) {
    self.place = place
    self.shape = shape
    self.steps = steps
  }

  /// Draws a trial from a seed.
  ///
  /// - Parameter size: the most views, leaves left out.
  /// - Parameter updates: the number of updates after the first.
  package init(seed: UInt64, size: Int = 18, updates: Int = 6) {
    var random = RandomStream(seed: seed)
    // One in 32 is a screen of rows, one in 16 a program of screens: on a device, which takes longer. One in 8 is made of
    // views that are about one rule each.
    switch seed % 32 {
    case 0:
      place = .rows
      shape = .randomScreen(size: 2 + random.index(below: size / 2), using: &random)
    case 8, 24:
      place = .screens
      shape = .randomHosts(size: 3 + random.index(below: size), using: &random)
    case 4, 12, 20:
      place = .bare
      shape = .randomParticular(
        size: 4 + random.index(below: size / 2), onDevice: false, using: &random)
    case 28:
      place = .screens
      shape = .randomParticular(size: 6, onDevice: true, using: &random)
    default:
      place = .bare
      shape = .random(size: 4 + random.index(below: size), using: &random)
    }
    let updates = place == .bare ? updates : place == .rows ? 2 * updates : updates + 2
    steps = (0..<updates).map { _ in
      (0...random.index(below: 3)).map { _ in Edit.random(using: &random) }
    }
  }

  /// The number of edits.
  package var edits: Int { steps.reduce(0) { $0 + $1.count } }
}

extension Trial: CustomStringConvertible {
  package var description: String {
    let lines = steps.enumerated().map { step, edits in
      "update \(step + 1): \(edits.map(\.description).joined(separator: ", "))"
    }
    return ([shape.description] + lines).joined(separator: "\n")
  }
}

/// A place where the runtime and its reference runtime disagree.
package struct Difference: Equatable, Sendable, CustomStringConvertible {
  /// The number of the update; 0 is the launch.
  package var update: Int
  package var what: String
  package var description: String { "update \(update): \(what)" }
}
