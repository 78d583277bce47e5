import SwiftUI

struct Toast: Equatable {
    enum Style { case info, error }
    var style: Style
    var message: String
    var duration: Double = 2
}

struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?
    @State private var work: DispatchWorkItem?

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(
                ZStack {
                    if let toast {
                        Label(toast.message, systemImage: toast.style == .info ? "info.circle" : "xmark.octagon")
                            .padding(.horizontal, 20)
                            .padding(.vertical, 10)
                            .background(.thinMaterial, in: Capsule())
                            .transition(.move(edge: .bottom).combined(with: .opacity))
                            .onTapGesture { dismiss() }
                    }
                }
                .animation(.spring(), value: toast),
                alignment: .bottom
            )
            .onChange(of: toast) { _ in show() }
    }

    private func show() {
        guard let toast else { return }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        work?.cancel()
        let task = DispatchWorkItem { dismiss() }
        work = task
        DispatchQueue.main.asyncAfter(deadline: .now() + toast.duration, execute: task)
    }

    private func dismiss() {
        withAnimation { toast = nil }
        work?.cancel()
        work = nil
    }
}

extension View {
    func toast(_ toast: Binding<Toast?>) -> some View {
        modifier(ToastModifier(toast: toast))
    }
}

struct ToastOverlay: View {
    @State private var toast: Toast?

    var body: some View {
        VStack {
            Button("Save") { toast = Toast(style: .info, message: "Saved") }
            Button("Fail") { toast = Toast(style: .error, message: "Offline", duration: 60) }
        }
        .toast($toast)
    }
}

#Preview {
    ToastOverlay()
}
