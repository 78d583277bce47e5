import Observation
import SwiftUI

@MainActor @Observable
final class ToastCenter {
    static let shared = ToastCenter()
    struct Toast: Identifiable {
        let id = UUID()
        var title: String
        var symbol: String?
    }
    fileprivate(set) var toasts: [Toast] = []

    func present(_ title: String, symbol: String? = nil) {
        withAnimation(.snappy) { toasts.append(Toast(title: title, symbol: symbol)) }
    }
    fileprivate func remove(_ toast: Toast) {
        withAnimation(.snappy) { toasts.removeAll { $0.id == toast.id } }
    }
}

private final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let view = super.hitTest(point, with: event) else { return nil }
        return rootViewController?.view == view ? nil : view
    }
}

private struct ToastRow: View {
    let toast: ToastCenter.Toast
    @State private var removal: DispatchWorkItem?

    var body: some View {
        HStack(spacing: 0) {
            if let symbol = toast.symbol {
                Image(systemName: symbol).font(.title3).padding(.trailing, 10)
            }
            Text(toast.title).lineLimit(1)
        }
        .padding(.horizontal, 15)
        .padding(.vertical, 8)
        .background(.background.shadow(.drop(color: .primary.opacity(0.06), radius: 5, x: 5, y: 5)), in: .capsule)
        .contentShape(.capsule)
        .onAppear {
            guard removal == nil else { return }
            removal = .init { ToastCenter.shared.remove(toast) }
            if let removal { DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: removal) }
        }
        .transition(.offset(y: 150))
    }
}

struct ToastWindow: View {
    @State private var overlay: UIWindow?
    private var center: ToastCenter { .shared }

    var body: some View {
        VStack {
            Button("Save file") { center.present("Saved", symbol: "checkmark") }
            Text(overlay == nil ? "No window" : "Window \(overlay?.tag ?? 0)")
            Spacer()
            ForEach(center.toasts) { ToastRow(toast: $0) }
        }
        .onAppear {
            guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene, overlay == nil else { return }
            let window = PassThroughWindow(windowScene: scene)
            window.rootViewController = UIHostingController(rootView: EmptyView())
            window.rootViewController?.view.frame = scene.keyWindow?.frame ?? .zero
            window.rootViewController?.view.backgroundColor = .clear
            window.isHidden = false
            window.tag = 1009
            overlay = window
        }
    }
}

#Preview { ToastWindow() }
