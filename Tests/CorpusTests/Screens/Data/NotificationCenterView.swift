import SwiftUI
import Combine

extension Notification.Name {
    static let badgeChanged = Notification.Name("badgeChanged")
}

class SessionManager: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private(set) var user: String? {
        willSet { objectWillChange.send() }
    }

    func logIn(as name: String) {
        user = name
        NotificationCenter.default.post(
            name: .badgeChanged, object: nil, userInfo: ["count": name.count])
    }
}

struct NotificationCenterView: View {
    @StateObject private var session = SessionManager()
    @State private var badge = 0
    @State private var ticks = [String]()
    private let changes = NotificationCenter.default.publisher(for: .badgeChanged)

    var body: some View {
        VStack {
            Text(session.user.map { "Hello, \($0)" } ?? "Signed out")
            Text("Badge \(badge)")
            Button("Log in") { session.logIn(as: "Ada") }
            Text(ticks.joined(separator: " "))
        }
        .onReceive(changes) { note in
            badge = note.userInfo?["count"] as? Int ?? 0
        }
        .task {
            for await _ in AsyncStream<Int>(unfolding: {
                try? await Task.sleep(for: .milliseconds(100)); return 1
            }).prefix(3) {
                ticks.append("tick")
            }
        }
    }
}

struct NotificationCenterView_Previews: PreviewProvider {
    static var previews: some View { NotificationCenterView() }
}
