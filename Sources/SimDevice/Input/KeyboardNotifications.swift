// The notifications about the keyboard: before it comes up or goes down, and a quarter of a second later, when
// it has. UIKit's names and keys; the frames are on the screen, in points. SwiftUI itself does not need them: they are for
// apps that make room on their own.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Tells the app that the keyboard begins to come up or to go down, and later that it has.
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
