import Combine
import SwiftUI

final class KeyboardWatcher: ObservableObject {
    @Published private(set) var height: CGFloat = 0
    private var subscriptions = Set<AnyCancellable>()

    init(center: NotificationCenter = .default) {
        let shown = center.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height }
        let hidden = center.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGFloat(0) }
        Publishers.Merge(shown, hidden)
            .removeDuplicates()
            .assign(to: \.height, on: self)
            .store(in: &subscriptions)
    }
}

struct KeyboardRaiser: View {
    @StateObject private var keyboard = KeyboardWatcher()

    var body: some View {
        VStack {
            Text("Raised by \(Int(keyboard.height))")
            Button("Pretend to type") {
                NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 500, width: 300, height: 291))])
            }
            Button("Stop") {
                NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
            }
        }
        .padding(.bottom, keyboard.height)
        .edgesIgnoringSafeArea(keyboard.height > 0 ? .bottom : [])
        .animation(.easeOut(duration: 0.16), value: keyboard.height)
    }
}

struct KeyboardRaiser_Previews: PreviewProvider {
    static var previews: some View { KeyboardRaiser() }
}
