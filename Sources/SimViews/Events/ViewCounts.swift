// What a body, or a closure that makes content, has done: counted exactly, and priced by the device.

/// How much of each kind a body or a closure of content made and used.
///
/// Counts stop at the greatest number that they can hold.
package struct ViewCounts: Hashable, Sendable {
  /// View values in what it returned, each once, whatever is in its own body.
  package var views: UInt16 = 0
  /// Modifiers in what it returned.
  package var modifiers: UInt16 = 0
  /// Texts whose string was put together from values.
  package var formattedTexts: UInt16 = 0
  /// Images, which are named and not yet found.
  package var images: UInt16 = 0
  /// Dynamic properties that were bound.
  package var properties: UInt16 = 0
  /// Values that were compared with those of the evaluation before.
  package var compared: UInt16 = 0

  /// Makes counts of zero.
  package init() {}

  /// One text whose string was put together from values.
  static var formattedText: ViewCounts {
    var counts = ViewCounts()
    counts.formattedTexts = 1
    return counts
  }

  /// Adds what a part of a value holds.
  static func += (counts: inout ViewCounts, part: ViewCounts) {
    counts.views = sum(counts.views, part.views)
    counts.modifiers = sum(counts.modifiers, part.modifiers)
    counts.formattedTexts = sum(counts.formattedTexts, part.formattedTexts)
    counts.images = sum(counts.images, part.images)
    counts.properties = sum(counts.properties, part.properties)
    counts.compared = sum(counts.compared, part.compared)
  }

  /// All values and modifiers were compared with those before.
  mutating func compareAll() { compared = Self.sum(views, modifiers) }

  private static func sum(_ lhs: UInt16, _ rhs: UInt16) -> UInt16 {
    UInt16(clamping: Int(lhs) + Int(rhs))
  }
}
