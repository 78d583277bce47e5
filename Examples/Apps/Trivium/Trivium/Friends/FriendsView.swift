import Speech
import SwiftUI

struct FriendsView: View {
    @StateObject private var chat = FriendChat()
    @State private var text = ""
    @State private var editing = false
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(chat.messages) { message in
                            Bubble(message: message)
                                .id(message.id)
                        }
                        if chat.isTyping {
                            TypingDots()
                        }
                    }
                    .padding()
                }
                .onChange(of: chat.messages.count) { _ in
                    withAnimation { proxy.scrollTo(chat.messages.last?.id, anchor: .bottom) }
                }
            }
            .safeAreaInset(edge: .bottom) { field }
            .navigationTitle("Friends")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                Button("Close") { dismiss() }
            }
        }
        .task { await chat.listen() }
    }

    private var field: some View {
        HStack {
            TextField("Ask", text: $text) { on in
                withAnimation { editing = on }
            }
            .focused($isFocused)
            .textFieldStyle(.roundedBorder)
            if chat.canDictate {
                Image(systemName: "mic")
            }
            if editing {
                Button("Send") {
                    chat.ask(text)
                    text = ""
                    isFocused = false
                }
                .transition(.move(edge: .trailing).combined(with: .opacity))
            }
        }
        .padding()
        .background(.bar)
    }
}

@MainActor
final class FriendChat: ObservableObject {
    struct Message: Identifiable, Equatable {
        let id = UUID()
        let text: String
        let isMine: Bool
    }

    @Published private(set) var messages: [Message] = []
    @Published private(set) var isTyping = false
    private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))
    private let stream: AsyncStream<String>
    private let questions: AsyncStream<String>.Continuation

    init() {
        (stream, questions) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(3))
    }

    deinit {
        questions.finish()
    }

    var canDictate: Bool { recognizer?.isAvailable ?? false }

    func ask(_ text: String) {
        guard !text.isEmpty else { return }
        messages.append(Message(text: text, isMine: true))
        questions.yield(text)
    }

    func listen() async {
        for await question in stream {
            isTyping = true
            try? await Task.sleep(nanoseconds: 1_200_000_000)
            isTyping = false
            for part in await answers(to: question) {
                messages.append(Message(text: part, isMine: false))
            }
        }
    }

    /// Asks all friends at once, and takes their answers in the order of their names.
    private func answers(to question: String) async -> [String] {
        await withTaskGroup(of: (String, Int).self) { group in
            for (delay, name) in ["Ben", "Ann"].enumerated() {
                group.addTask {
                    try? await Task.sleep(nanoseconds: UInt64(delay + 1) * 50_000_000)
                    return (name, question.count % (delay + 2))
                }
            }
            var found: [(String, Int)] = []
            for await answer in group { found.append(answer) }
            return found.sorted { $0.0 < $1.0 }.map { "\($0.0): it is number \($0.1 + 1)" }
        }
    }
}

private struct Bubble: View {
    let message: FriendChat.Message

    var body: some View {
        Text(message.text)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(
                message.isMine ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.quaternary),
                in: UnevenRoundedRectangle(
                    topLeadingRadius: 16, bottomLeadingRadius: message.isMine ? 16 : 4,
                    bottomTrailingRadius: message.isMine ? 4 : 16, topTrailingRadius: 16))
            .foregroundColor(message.isMine ? .white : .primary)
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    }
}

private struct TypingDots: View {
    @State private var isUp = false

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3, id: \.self) { index in
                Circle()
                    .frame(width: 8, height: 8)
                    .offset(y: isUp ? -4 : 2)
                    .animation(
                        .easeInOut(duration: 0.4).repeatForever().delay(0.15 * Double(index)), value: isUp)
            }
            Spacer()
        }
        .foregroundStyle(.secondary)
        .onAppear { isUp = true }
        .accessibilityLabel("Someone is typing")
    }
}
