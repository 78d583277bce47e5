// The layout of alerts and dialogs on a phone: title and message above buttons. A dialog of iOS 26 is placed beside its source; here
// it is at the bottom of the screen, as before.

package import Foundation
@_spi(Runtime) package import SimViews

/// The panel of an alert, or the cards of a dialog.
package final class AlertElement: ContainerElement {
  /// Whether the element is a dialog, whose cards are at the bottom of the screen: the cancel
  /// button has one of its own.
  @exclusivity(unchecked) var isDialog = false

  /// The buttons as they follow each other: in the order of the code, the cancel button last, or first if two are side by side.
  private var buttons: [ControlElement] {
    var buttons = children.compactMap { $0 as? ControlElement }.filter { !($0 is FieldElement) }
    guard let place = buttons.firstIndex(where: \.isCancel) else { return buttons }
    buttons.append(buttons.remove(at: place))
    return buttons
  }

  private struct Plan {
    var places: [(element: RenderElement, frame: CGRect)] = []
    var cards: [CGRect] = []
    var height: CGFloat = 0
  }

  private func plan(in width: CGFloat, _ runtime: LayoutRuntime) -> Plan {
    var plan = Plan()
    let sizes = runtime.policy.geometry.presentations
    let buttonHeight = isDialog ? sizes.dialogButtonHeight : sizes.alertButtonHeight
    let textMargins = isDialog ? sizes.dialogTextMargins : sizes.alertTextMargins
    let capsules = isDialog ? nil : sizes.alertButtonSpaces
    let spaces = capsules ?? .none
    let room = max(0, width - 2 * sizes.alertSideMargin)
    var y = textMargins.above
    for child in children where !(child is ControlElement) || child is FieldElement {
      let size = child.sizeThatFits(ProposedSize(width: room, height: nil), runtime)
      if size.height == 0 { continue }
      if !plan.places.isEmpty {
        y += child is FieldElement ? sizes.alertFieldGap : sizes.alertTextGap
      }
      let x = capsules == nil ? (width - size.width) / 2 : sizes.alertSideMargin
      plan.places.append((child, CGRect(origin: CGPoint(x: x, y: y), size: size)))
      y += size.height
    }
    y = plan.places.isEmpty ? 0 : y + textMargins.below
    var buttons = buttons
    let cancel = isDialog && buttons.last?.isCancel == true ? buttons.popLast() : nil
    let line = max(0, width - 2 * spaces.beside)
    if areSideBySide(buttons, in: line, runtime) {
      if buttons[1].isCancel { buttons.swapAt(0, 1) }
      let half = (line - spaces.between) / 2
      for (index, button) in buttons.enumerated() {
        let x = spaces.beside + CGFloat(index) * (half + spaces.between)
        plan.places.append((button, CGRect(x: x, y: y, width: half, height: buttonHeight)))
      }
      y += buttonHeight
    } else {
      for (index, button) in buttons.enumerated() {
        if index > 0 { y += spaces.between }
        plan.places.append(
          (button, CGRect(x: spaces.beside, y: y, width: line, height: buttonHeight)))
        y += buttonHeight
      }
    }
    y += buttons.isEmpty ? 0 : spaces.below
    if y > 0 { plan.cards.append(CGRect(x: 0, y: 0, width: width, height: y)) }
    if let cancel {
      if y > 0 { y += sizes.dialogCardGap }
      let card = CGRect(x: 0, y: y, width: width, height: buttonHeight)
      plan.places.append((cancel, card))
      plan.cards.append(card)
      y += buttonHeight
    }
    plan.height = y
    return plan
  }

  /// Returns whether two buttons of an alert are on one line, because both labels fit.
  private func areSideBySide(
    _ buttons: [ControlElement], in width: CGFloat, _ runtime: LayoutRuntime
  ) -> Bool {
    guard !isDialog, buttons.count == 2 else { return false }
    return buttons.allSatisfy {
      $0.sizeThatFits(ProposedSize(width: nil, height: nil), runtime).width <= width / 2
    }
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let width = proposal.width ?? runtime.policy.geometry.presentations.alertWidth
    return CGSize(width: width, height: plan(in: width, runtime).height)
  }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    let plan = plan(in: size.width, runtime)
    cards = plan.cards
    for (element, frame) in plan.places {
      element.layout(at: frame.origin, size: frame.size, runtime)
    }
  }

  /// The cards behind all contents, in points of the element.
  private(set) var cards: [CGRect] = []
}
