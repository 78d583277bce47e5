import SwiftUI

struct ActivityTray: UIViewControllerRepresentable {
    var items: [Any]
    var activities: [UIActivity]? = nil
    var onDone: (Bool) -> Void = { _ in }

    func makeUIViewController(context: UIViewControllerRepresentableContext<ActivityTray>) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
        controller.excludedActivityTypes = [.airDrop, .assignToContact]
        controller.completionWithItemsHandler = { _, done, _, _ in onDone(done) }
        return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: UIViewControllerRepresentableContext<ActivityTray>) {}
}

struct ShareTray: View {
    @State private var isSharing = false
    @State private var copies = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Copied \(copies) times")
            Button(action: copy) {
                Label("Copy link", systemImage: "doc.on.doc")
            }
            Button(action: { isSharing = true }) {
                Label("Share link", systemImage: "square.and.arrow.up")
            }
        }
        .sheet(isPresented: $isSharing) {
            VStack {
                ActivityTray(items: ["https://example.org"])
                Button("Done sharing") { isSharing = false }
            }
        }
    }

    private func copy() {
        UIPasteboard.general.string = "https://example.org"
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        copies += UIPasteboard.general.string == "https://example.org" ? 1 : 0
    }
}

struct ShareTray_Previews: PreviewProvider {
    static var previews: some View { ShareTray() }
}
