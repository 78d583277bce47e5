// What a custom layout returned for alignment guides. Containers ask for a guide of every child, at each size
// that they try; the answers are kept for one size at a time, and with them the places that the default
// implementation found for it (mechanism.md#13.5).

import Foundation

/// The guides of a layout in one size.
struct LayoutGuides {
  private var size = CGSize.zero
  private var proposal: PackedProposal = .none
  private var places: [Place?]?
  private var answers: [(key: AlignmentKey, value: CGFloat?)] = []

  /// How many guides are kept for a size.
  private static let limit = 3

  /// The answer for a guide, if it is known: nil within where the layout sets none.
  func value(
    of key: AlignmentKey, in size: CGSize, _ proposal: ProposedSize
  ) -> CGFloat?? {
    guard isOf(size, proposal) else { return nil }
    return answers.first { $0.key == key }.map(\.value)
  }

  /// The places in a size, if they are known.
  func places(in size: CGSize, _ proposal: ProposedSize) -> [Place?]? {
    isOf(size, proposal) ? places : nil
  }

  /// Keeps an answer; the oldest is forgotten.
  mutating func note(
    _ value: CGFloat?, of key: AlignmentKey, in size: CGSize, _ proposal: ProposedSize
  ) {
    turn(to: size, proposal)
    if answers.count == Self.limit { answers.removeFirst() }
    answers.append((key, value))
  }

  /// Keeps the places in a size.
  mutating func note(_ new: [Place?], in size: CGSize, _ proposal: ProposedSize) {
    turn(to: size, proposal)
    places = new
  }

  private func isOf(_ size: CGSize, _ proposal: ProposedSize) -> Bool {
    size == self.size && PackedProposal(proposal) == self.proposal
  }

  private mutating func turn(to size: CGSize, _ proposal: ProposedSize) {
    guard !isOf(size, proposal) else { return }
    self = LayoutGuides()
    self.size = size
    self.proposal = PackedProposal(proposal)
  }
}
