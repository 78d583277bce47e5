import SwiftUI
import UIKit

struct SearchBar: UIViewRepresentable {
    @Binding var text: String
    var placeholder: String

    class Coordinator: NSObject {
        @Binding var text: String
        init(text: Binding<String>) { _text = text }
        func changed(_ new: String) { text = new }
    }

    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = placeholder
        return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
        uiView.text = text.isEmpty ? placeholder : text
    }
}

struct BlurView: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial

    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: style))
    }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
        uiView.effect = UIBlurEffect(style: style)
    }
}

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }
}

struct CoordinatorView: View {
    @State private var text = ""

    var body: some View {
        VStack {
            SearchBar(text: $text, placeholder: "Search").frame(height: 36)
            Text("width \(Int(UIScreen.main.bounds.width))")
                .padding()
                .background(BlurView())
                .cornerRadius(12, corners: [.topLeft, .bottomRight])
            Button("Tap") {
                UIImpactFeedbackGenerator(style: .medium).impactOccurred()
                text = UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "pad"
            }
            Text(text)
        }
    }
}

struct CoordinatorView_Previews: PreviewProvider {
    static var previews: some View { CoordinatorView() }
}
