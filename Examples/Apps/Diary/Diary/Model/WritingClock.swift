import Foundation
import UIKit

/// How long the keyboard was up.
final class WritingClock: NSObject, ObservableObject {
    @Published private(set) var isWriting = false
    private var began: Date?
    private(set) var total: TimeInterval = 0

    override init() {
        super.init()
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        began = Date()
        isWriting = true
    }

    @objc private func keyboardWillHide() {
        total += Date().timeIntervalSince(began ?? Date())
        isWriting = false
    }
}
