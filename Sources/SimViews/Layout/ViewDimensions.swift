public import Foundation

/// A view's size and alignment guides in its own coordinate space.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  private let measured: Measured?

  /// The element whose guides are asked for, and the proposal that led to its size.
  private struct Measured {
    let element: LayoutItem
    let proposal: ProposedSize
    unowned(unsafe) let runtime: LayoutRuntime
  }

  init(_ size: CGSize) {
    width = size.width
    height = size.height
    measured = nil
  }

  @MainActor
  init(_ element: LayoutItem, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime) {
    width = size.width
    height = size.height
    measured = Measured(element: element, proposal: proposal, runtime: runtime)
  }

  /// Gets the value of the given horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// Gets the value of the given vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// Gets the explicit value of the given alignment guide in this view, or nil if no such value exists.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// Gets the explicit value of the given alignment guide in this view, or nil if no such value exists.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  package func explicitValue(of key: AlignmentKey) -> CGFloat? {
    guard let measured else { return nil }
    // Guides are asked for while the device's own thread lays out, nowhere else.
    let known = measured
    let size = CGSize(width: width, height: height)
    return MainActor.withoutCheck {
      known.element.explicitGuide(key, known.proposal, size, known.runtime)
    }
  }

  package func value(of key: AlignmentKey) -> CGFloat {
    explicitValue(of: key) ?? key.defaultValue(in: self)
  }

  /// Two are equal if they have the same size under the same proposal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
      && lhs.measured?.element === rhs.measured?.element
      && lhs.measured?.proposal == rhs.measured?.proposal
  }
}
