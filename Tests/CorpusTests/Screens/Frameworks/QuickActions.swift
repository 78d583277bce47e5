import SwiftUI
import UIKit

struct QuickActions: View {
    @State private var offered: [String] = []

    var body: some View {
        NavigationStack {
            List(offered, id: \.self) { Text($0) }
                .navigationTitle("Quick actions")
                .toolbar {
                    Button("Offer") {
                        UIApplication.shared.shortcutItems = [
                            UIApplicationShortcutItem(
                                type: "add", localizedTitle: "Add", localizedSubtitle: "A new one",
                                icon: UIApplicationShortcutIcon(systemImageName: "plus"),
                                userInfo: nil),
                            UIMutableApplicationShortcutItem(type: "find", localizedTitle: "Find"),
                        ]
                        load()
                    }
                }
                .onAppear(perform: load)
        }
    }

    private func load() {
        offered = (UIApplication.shared.shortcutItems ?? []).map {
            [$0.localizedTitle, $0.localizedSubtitle ?? "–"].joined(separator: ": ")
        }
    }
}

#Preview { QuickActions() }
