import SwiftUI

struct Message: Identifiable, Hashable {
    let id: Int
    let text: String
    let isMine: Bool
}

struct Bubble: View {
    let message: Message

    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 60) }
            Text(message.text)
                .padding(.horizontal, 14)
                .padding(.vertical, 9)
                .background(message.isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                .clipShape(
                    UnevenRoundedRectangle(
                        topLeadingRadius: 16, bottomLeadingRadius: message.isMine ? 16 : 4,
                        bottomTrailingRadius: message.isMine ? 4 : 16, topTrailingRadius: 16))
            if !message.isMine { Spacer(minLength: 60) }
        }
        .id(message.id)
        .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
    }
}

struct ChatView: View {
    @State private var messages = (0..<20).map {
        Message(id: $0, text: "Message \($0)", isMine: $0 % 3 == 0)
    }
    @State private var draft = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 6) {
                    ForEach(messages) { Bubble(message: $0) }
                }
                .padding(.horizontal)
            }
            .defaultScrollAnchor(.bottom)
            .scrollDismissesKeyboard(.interactively)
            .onChange(of: messages.count) {
                withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
            }
            .safeAreaInset(edge: .bottom) {
                HStack(alignment: .bottom) {
                    TextField("Message", text: $draft, axis: .vertical)
                        .lineLimit(1...5)
                        .focused($isTyping)
                        .textFieldStyle(.roundedBorder)
                    Button("Send", systemImage: "arrow.up.circle.fill", action: send)
                        .labelStyle(.iconOnly)
                        .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
                }
                .padding()
                .background(.bar)
            }
        }
    }

    private func send() {
        messages.append(Message(id: messages.count, text: draft, isMine: true))
        draft.removeAll()
        isTyping = false
    }
}

#Preview("ChatView") { ChatView() }
