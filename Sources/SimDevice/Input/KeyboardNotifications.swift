// The keyboard notifications: before the keyboard is shown or hidden, and 0.25 s later. The names and keys are UIKit's; the
// frames are in screen coordinates, in points. SwiftUI does not use them; they are for apps that adjust their layout
// themselves.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Notifies the app that the keyboard begins to show or hide, and later that it has.
  func postKeyboardNotifications(isUp: Bool) {
    let height = runtime.focus.keyboardHeight(runtime.facts)
    let up = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    let down = up.offsetBy(dx: 0, dy: height)
    let details: [AnyHashable: Any] = [
      "UIKeyboardFrameBeginUserInfoKey": NSValue(rect: isUp ? down : up),
      "UIKeyboardFrameEndUserInfoKey": NSValue(rect: isUp ? up : down),
      "UIKeyboardAnimationDurationUserInfoKey": NSNumber(value: KeyboardFocus.duration),
      "UIKeyboardAnimationCurveUserInfoKey": NSNumber(value: 7),
      "UIKeyboardIsLocalUserInfoKey": NSNumber(value: true),
    ]
    post(isUp ? ["WillChangeFrame", "WillShow"] : ["WillChangeFrame", "WillHide"], details)
    post(after: Nanoseconds(Int64(KeyboardFocus.duration * 1e9))) { [self] in
      post(isUp ? ["DidChangeFrame", "DidShow"] : ["DidChangeFrame", "DidHide"], details)
    }
  }

  private func post(_ changes: [String], _ details: [AnyHashable: Any]) {
    post(after: .zero) {
      for change in changes {
        NotificationCenter.default.post(
          name: Notification.Name("UIKeyboard\(change)Notification"), object: nil,
          userInfo: details)
      }
    }
  }
}
