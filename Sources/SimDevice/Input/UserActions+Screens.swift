// Touches that change the screen: the back button, the tab bar, and the swipe that dismisses a
// sheet.

import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews

extension UserActions {
  /// Schedules a tap on the back button of the navigation bar.
  func goBack() throws {
    let stacks = runtime.areasOnTop().compactMap { ($0 as? NavigationElement)?.host }
    guard let navigation = stacks.last(where: \.canPop) else { throw DeviceError.cannotGoBack }
    guard navigation.hasBackButton else { throw DeviceError.noBackButton }
    let input = PendingInput(
      event: .back, cause: "back", perform: { if navigation.canPop { navigation.pop() } })
    deliver(input, kind: "back", label: "Back")
  }

  /// Schedules a tap on an item of the tab bar.
  func selectTab(_ label: String) throws {
    let hosts = runtime.areasOnTop().compactMap { ($0 as? TabElement)?.host }
    var known: [String] = []
    for host in hosts.reversed() {
      for page in host.pages {
        let texts = runtime.texts(in: page.item)
        known.append(texts.joined(separator: ", "))
        guard texts.contains(label) || known.last == label else { continue }
        let input = PendingInput(
          event: .tab, cause: "tab \"\(label)\"", perform: { host.userSelects(page) })
        return deliver(input, kind: "tab", label: label)
      }
    }
    throw DeviceError.noTab(label, known: known)
  }

  /// Schedules a swipe that dismisses the topmost sheet.
  func dismissSheet() throws {
    guard let sheet = runtime.topPresentation, sheet.style == .sheet else {
      throw DeviceError.noSheet
    }
    guard !sheet.isInteractiveDismissDisabled else { throw DeviceError.sheetStays }
    let input = PendingInput(
      event: .swipe, cause: "swipe", perform: { sheet.dismiss(byUser: true) })
    deliver(input, kind: "swipe", label: "sheet")
  }

  /// Returns the dismissal after a tap on a button of an alert, which follows the action of the
  /// button.
  ///
  /// A tap outside a confirmation dialog dismisses it, too. A text field of an alert is not a
  /// button.
  func dismissalAfterTap(at point: CGPoint) -> (@MainActor () -> Void)? {
    guard let alert = runtime.topPresentation, alert.style.isAlert else { return nil }
    let isOnButton = screen.responders(at: point).contains { responder in
      guard case .control(let control) = responder.kind else { return false }
      return control.action != nil && !control.takesInput && control.isEnabled
    }
    let frame = CGRect(origin: alert.origin, size: alert.root.element.size)
    guard isOnButton || alert.style == .dialog && !frame.contains(point) else { return nil }
    return { alert.dismiss() }
  }
}
