import SwiftUI

struct MessageThread: Identifiable, Hashable {
    let id: Int
    var sender: String
    var isUnread: Bool
    var isMuted = false
}

@Observable final class MessageStore {
    var threads = (1...4).map { MessageThread(id: $0, sender: "Friend \($0)", isUnread: $0.isMultiple(of: 2)) }
    func delete(_ thread: MessageThread) { threads.removeAll { $0.id == thread.id } }
    var unread: Int { threads.count { $0.isUnread } }
}

struct MessageThreads: View {
    @State private var store = MessageStore()
    @State private var showsUnreadOnly = false

    var body: some View {
        NavigationStack {
            List($store.threads) { $thread in
                if !showsUnreadOnly || thread.isUnread {
                    NavigationLink(value: thread) {
                        Label(thread.sender, systemImage: thread.isMuted ? "bell.slash" : "bell")
                            .fontWeight(thread.isUnread ? .bold : .regular)
                    }
                    .swipeActions(edge: .leading) {
                        Button(thread.isUnread ? "Read" : "Unread") { thread.isUnread.toggle() }.tint(.blue)
                    }
                    .swipeActions {
                        Button("Delete", role: .destructive) { store.delete(thread) }
                        Button("Mute") { thread.isMuted.toggle() }
                    }
                }
            }
            .navigationTitle("Inbox (\(store.unread))")
            .navigationDestination(for: MessageThread.self) { thread in
                Text("Messages of \(thread.sender)").navigationTitle(thread.sender)
            }
            .toolbar {
                Toggle("Unread", isOn: $showsUnreadOnly).toggleStyle(.button)
            }
        }
    }
}

#Preview { MessageThreads() }
