import SwiftUI

struct ChatComposer: View {
    @State private var draft = ""
    @State private var sent: [String] = ["Hi!"]

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .trailing, spacing: 6) {
                ForEach(Array(sent.enumerated()), id: \.offset) { index, message in
                    Text(message)
                        .padding(10)
                        .background(index.isMultiple(of: 2) ? Color.blue.opacity(0.2) : .gray.opacity(0.2))
                        .clipShape(.rect(topLeadingRadius: 12, bottomLeadingRadius: 12, topTrailingRadius: 12))
                        .frame(maxWidth: .infinity, alignment: index.isMultiple(of: 2) ? .leading : .trailing)
                }
            }
            .padding()
        }
        .defaultScrollAnchor(.bottom)
        .safeAreaInset(edge: .bottom) {
            HStack(alignment: .bottom) {
                TextField("Write", text: $draft, axis: .vertical)
                    .lineLimit(1...4)
                Button {
                    sent.append(draft)
                    draft = ""
                } label: {
                    Image(systemName: "arrow.up.circle.fill").accessibilityLabel("Send message")
                }
                .disabled(draft.isEmpty)
            }
            .padding()
            .background(.bar)
        }
    }
}

#Preview { ChatComposer() }
