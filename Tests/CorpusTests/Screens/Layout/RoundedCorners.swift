import SwiftUI

struct RoundedCornerShape: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    func roundedCorner(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCornerShape(radius: radius, corners: corners))
    }
}

struct FrostedPane: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemThinMaterial
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
}

struct RoundedCorners: View {
    @State private var corner = 0
    private let choices: [(String, UIRectCorner)] = [("top", [.topLeft, .topRight]), ("bottom", [.bottomLeft, .bottomRight]), ("all", .allCorners)]

    private var bottomInset: CGFloat {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows)
            .first { $0.isKeyWindow }?.safeAreaInsets.bottom ?? 0
    }

    var body: some View {
        VStack(spacing: 0) {
            Spacer()
            VStack {
                Text("Corners: \(choices[corner].0)")
                Button("Other corners") { corner = (corner + 1) % choices.count }
                Text("Home indicator: \(Int(bottomInset))")
            }
            .frame(width: UIScreen.main.bounds.width - 40, height: 160)
            .background(FrostedPane(style: .systemMaterial))
            .roundedCorner(24, corners: choices[corner].1)
        }
        .edgesIgnoringSafeArea(.bottom)
    }
}

struct RoundedCorners_Previews: PreviewProvider {
    static var previews: some View { RoundedCorners() }
}
