import SwiftUI

// What is being written is state of the bar that it is written in.

struct CalmChat: View {
    @State private var messages = (0..<60).map { ChatMessage(id: $0, text: "Message \($0)", isMine: $0 % 3 == 0) }

    var body: some View {
        VStack(spacing: 0) {
            List(messages) { message in
                ChatBubble(message: message)
            }
            DraftBar { messages.append(ChatMessage(id: messages.count, text: $0, isMine: true)) }
        }
    }
}

struct DraftBar: View {
    @State private var draft = ""
    let send: (String) -> Void

    var body: some View {
        HStack {
            TextField("Write", text: $draft)
            Button("Send") {
                send(draft)
                draft = ""
            }
            .disabled(draft.isEmpty)
        }
        .padding()
    }
}
