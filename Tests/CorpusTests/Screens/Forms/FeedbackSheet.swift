import SwiftUI

struct FeedbackSheet: View {
    enum Field: Hashable { case subject, message }

    @Environment(\.dismiss) private var dismiss
    @Environment(\.colorScheme) private var colorScheme
    @FocusState private var focus: Field?
    @State private var subject = ""
    @State private var message = ""
    @State private var wantsAnswer = false
    @State private var showsWarning = false
    var onSend: (String) -> Void = { _ in }

    private var canSend: Bool {
        !subject.trimmingCharacters(in: .whitespaces).isEmpty && message.count >= 3
    }

    var body: some View {
        NavigationView {
            Form {
                Section {
                    TextField("Subject", text: $subject)
                        .focused($focus, equals: .subject)
                        .submitLabel(.next)
                        .onSubmit { focus = .message }
                    TextField("Message", text: $message, axis: .vertical)
                        .lineLimit(3...6)
                        .focused($focus, equals: .message)
                } footer: {
                    Text("\(message.count)/200")
                        .foregroundColor(message.count > 200 ? .red : .secondary)
                }
                Toggle("Answer me", isOn: $wantsAnswer.animation())
                if wantsAnswer {
                    Text("We write within a day.").transition(.opacity)
                }
            }
            .navigationTitle("Feedback")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) {
                        if subject.isEmpty { dismiss() } else { showsWarning = true }
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send") {
                        onSend(subject)
                        dismiss()
                    }
                    .disabled(!canSend)
                }
            }
            .confirmationDialog("Discard?", isPresented: $showsWarning, titleVisibility: .visible) {
                Button("Discard", role: .destructive) { dismiss() }
                Button("Keep", role: .cancel) {}
            }
        }
        .interactiveDismissDisabled(!subject.isEmpty)
    }
}

private struct FeedbackHost: View {
    @State private var isShown = false
    @State private var sent: [String] = []
    var body: some View {
        VStack {
            Button("Write") { isShown = true }
            ForEach(sent, id: \.self) { Text("Sent: \($0)") }
        }
        .sheet(isPresented: $isShown) {
            FeedbackSheet { sent.append($0) }
        }
    }
}

#Preview {
    FeedbackHost()
}
