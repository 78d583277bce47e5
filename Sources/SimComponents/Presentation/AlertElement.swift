// The layout of alerts and dialogs on a phone: title and message above buttons. Sizes are those of
// UIAlertController on iOS 15 to 18; iOS 26 lays both out differently.

import Foundation
@_spi(Runtime) import SimViews

/// The panel of an alert, or the cards of a dialog.
final class AlertElement: ContainerElement {
  /// Whether the element is a dialog, whose cards are at the bottom of the screen: the cancel
  /// button has one of its own.
  @exclusivity(unchecked) var isDialog = false

  /// The height of a button, in points.
  private var buttonHeight: CGFloat { isDialog ? 57 : 44 }
  /// The space above and below title and message, in points [estimate].
  private var textMargin: CGFloat { isDialog ? 15 : 20 }
  /// The space beside title and message, in points.
  private static let sideMargin: CGFloat = 16
  /// The space between title, message and fields, in points [estimate].
  private static let textGap: CGFloat = 4
  /// The space above a field, in points [estimate].
  private static let fieldGap: CGFloat = 14
  /// The space between the card of a dialog and that of its cancel button, in points.
  private static let cardGap: CGFloat = 8

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
    let room = max(0, width - 2 * Self.sideMargin)
    var y = textMargin
    for child in children where !(child is ControlElement) || child is FieldElement {
      let size = child.sizeThatFits(ProposedSize(width: room, height: nil), runtime)
      if size.height == 0 { continue }
      if !plan.places.isEmpty { y += child is FieldElement ? Self.fieldGap : Self.textGap }
      plan.places.append(
        (child, CGRect(origin: CGPoint(x: (width - size.width) / 2, y: y), size: size)))
      y += size.height
    }
    y = plan.places.isEmpty ? 0 : y + textMargin
    var buttons = buttons
    let cancel = isDialog && buttons.last?.isCancel == true ? buttons.popLast() : nil
    if areSideBySide(buttons, in: width, runtime) {
      if buttons[1].isCancel { buttons.swapAt(0, 1) }
      for (index, button) in buttons.enumerated() {
        let x = CGFloat(index) * width / 2
        plan.places.append((button, CGRect(x: x, y: y, width: width / 2, height: buttonHeight)))
      }
      y += buttonHeight
    } else {
      for button in buttons {
        plan.places.append((button, CGRect(x: 0, y: y, width: width, height: buttonHeight)))
        y += buttonHeight
      }
    }
    if y > 0 { plan.cards.append(CGRect(x: 0, y: 0, width: width, height: y)) }
    if let cancel {
      if y > 0 { y += Self.cardGap }
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

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let width = proposal.width ?? Presentation.alertWidth
    return CGSize(width: width, height: plan(in: width, runtime).height)
  }

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    let plan = plan(in: size.width, runtime)
    cards = plan.cards
    for (element, frame) in plan.places {
      element.layout(at: frame.origin, size: frame.size, runtime)
    }
  }

  /// The cards behind all contents, in points of the element.
  private(set) var cards: [CGRect] = []
}
