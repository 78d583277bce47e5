import SwiftUI

struct ModalFlow: View {
    enum Modal: String, Identifiable {
        case help, settings
        var id: String { rawValue }
    }

    @State private var modal: Modal?
    @State private var isFullScreen = false
    @State private var log: [String] = []

    var body: some View {
        VStack(spacing: 20) {
            Button("Help") { modal = .help }
            Button("Settings") { modal = .settings }
            Button("Cover") { isFullScreen.toggle() }
            Text(log.joined(separator: ", "))
        }
        .sheet(item: $modal, onDismiss: { log.append("closed") }) { modal in
            ModalPage(title: modal.rawValue.uppercased())
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
        .fullScreenCover(isPresented: $isFullScreen) {
            ModalPage(title: "COVER")
                .onDisappear { log.append("cover gone") }
        }
    }
}

struct ModalPage: View {
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.isPresented) private var isPresented
    @State private var showsAlert = false
    let title: String

    var body: some View {
        VStack {
            Text(title)
            Text(isPresented ? "presented" : "not presented")
            Button("Ask") { showsAlert = true }
            Button("Close") { presentationMode.wrappedValue.dismiss() }
        }
        .alert("Leave?", isPresented: $showsAlert) {
            Button("Yes") { presentationMode.wrappedValue.dismiss() }
            Button("No", role: .cancel) {}
        } message: {
            Text("Of \(title)")
        }
    }
}

struct ModalFlow_Previews: PreviewProvider {
    static var previews: some View {
        ModalFlow()
    }
}
