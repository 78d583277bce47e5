package import Foundation

/// Where an element goes: its corner, its size, and the proposal that led to it.
package struct Place {
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedSize

  package init(origin: CGPoint, size: CGSize, proposal: ProposedSize) {
    self.origin = origin
    self.size = size
    self.proposal = proposal
  }
}

/// Gathers what several elements say of one guide.
@MainActor
struct GuideCombination {
  private let key: AlignmentKey
  private(set) var value: CGFloat?
  private var count = 0

  init(_ key: AlignmentKey) { self.key = key }

  /// Adds what an element says that would be at a place.
  mutating func add(_ element: RenderElement, _ place: Place, _ runtime: LayoutRuntime) {
    guard let own = element.explicitGuide(key, place.proposal, place.size, runtime) else { return }
    let offset = key.axis == .horizontal ? place.origin.x : place.origin.y
    key.combine(own + offset, count, into: &value)
    count += 1
  }
}

extension [RenderElement] {
  /// The elements as they are drawn and covered: what has a higher index comes later, and else what stands later.
  @MainActor package var inDrawingOrder: [RenderElement] {
    guard count > 1 else { return self }
    let places = map(\.drawingIndex)
    guard places.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { self[$0] }
  }
}

extension RenderElement {
  /// Where a guide lies in the element as it lies on screen, if something inside sets it.
  package final func explicitGuide(
    _ guide: HorizontalAlignment, _ runtime: LayoutRuntime
  ) -> CGFloat? {
    guard mayBeExplicit(guide.key, runtime) else { return nil }
    return explicitGuide(guide.key, proposal, size, runtime)
  }
}
