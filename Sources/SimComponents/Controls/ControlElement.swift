package import Foundation
import SimScreen
@_spi(Runtime) package import SimViews

/// The element of a control.
@MainActor
package class ControlElement: TouchElement, DrawnElement {
  /// Whether the control is a button that cancels.
  var isCancel = false
  /// Whether the control is a destructive button.
  var isDestructive = false
  /// The platform's drawing around the children of the control.
  var chrome = ControlChrome.none
  /// The elements of a label that is not on screen but names the control.
  var hiddenLabel: [RenderElement] = []
  /// The arrangement of the children.
  var arrangement: any ControlArrangement = HeldArrangement() {
    didSet { if !arrangement.isEqual(to: oldValue) { invalidateLayout() } }
  }
  /// The space that a style adds around the content, in points.
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { invalidateLayout() } }
  }

  package override var title: String { hiddenLabel.flatMap(\.texts).joined(separator: ", ") }

  package final override func computeSize(
    _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    let (horizontal, vertical) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let inner = ProposedSize(
      width: proposal.width.map { max(0, $0 - horizontal) },
      height: proposal.height.map { max(0, $0 - vertical) })
    let size = contentSize(inner, runtime)
    return CGSize(width: size.width + horizontal, height: size.height + vertical)
  }

  /// Returns the size of the content within the insets.
  func contentSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    arrangement.size(of: children, proposal, runtime)
  }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    let area = CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    arrangement.place(
      children, in: area, under: insets == EdgeInsets() ? proposal : nil, runtime)
  }

  /// Draws the control, paler if it is disabled.
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard frame.intersects(pen.screen) else { return }
    pen.under(isFaded ? .opacity(0.5) : nil) { pen in
      pen.nested { drawChrome(with: &$0, in: frame) }
    }
  }
}

extension RenderElement {
  /// The texts inside, in the tree's order.
  var texts: [String] {
    if let text = self as? TextElement { return [text.string] }
    var texts: [String] = []
    forEachChild { texts += $0.texts }
    return texts
  }
}

/// The part of a control that the platform draws: a switch, a bar, the background of a field.
@MainActor
package final class PlatformElement: RenderElement {
  /// The appearance.
  var art: PlatformArt
  /// The width; nil if it takes the proposed width.
  private(set) var fixedWidth: CGFloat?
  private var height: CGFloat
  private var state = ""

  init(id: ElementID, _ art: PlatformArt, width: CGFloat?, height: CGFloat) {
    self.art = art
    fixedWidth = width
    self.height = height
    super.init(id: id)
  }

  package override var kind: RenderKind { .platform }
  package override var contentDescription: String { state }

  func resize(width: CGFloat?, height: CGFloat) {
    guard width != fixedWidth || height != self.height else { return }
    (fixedWidth, self.height) = (width, height)
    invalidateLayout()
  }

  func show(_ state: String, _ runtime: LayoutRuntime) {
    guard state != self.state else { return }
    self.state = state
    contentChanged(runtime)
  }

  /// Returns the size; a part without a width of its own is 100 points wide without a proposal
  /// [estimate].
  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: fixedWidth ?? max(0, proposal.width ?? 100), height: height)
  }
}
