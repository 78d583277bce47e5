import SwiftUI

struct ChatMessage: Identifiable, Equatable {
    let id: Int
    let text: String
    let isMine: Bool
}

struct ChatScreen: View {
    @State private var messages = (0..<60).map { ChatMessage(id: $0, text: "Message \($0)", isMine: $0 % 3 == 0) }
    @State private var draft = ""

    var body: some View {
        VStack(spacing: 0) {
            List(messages) { message in
                ChatBubble(message: message)
            }
            HStack {
                TextField("Write", text: $draft)
                Button("Send") {
                    messages.append(ChatMessage(id: messages.count, text: draft, isMine: true))
                    draft = ""
                }
                .disabled(draft.isEmpty)
            }
            .padding()
        }
    }
}

struct ChatBubble: View {
    let message: ChatMessage

    var body: some View {
        HStack {
            if message.isMine { Spacer() }
            Text(message.text).padding(8)
            if !message.isMine { Spacer() }
        }
    }
}
