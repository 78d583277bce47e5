import SwiftUI

struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .modifier(
                AnimatedMask(phase: phase)
                    .animation(.linear(duration: 1.5).repeatForever(autoreverses: false))
            )
            .onAppear { phase = 0.8 }
    }

    struct AnimatedMask: ViewModifier {
        var phase: CGFloat = 0

        func body(content: Content) -> some View {
            content.mask(
                LinearGradient(
                    gradient: Gradient(stops: [
                        .init(color: .black, location: phase), .init(color: .clear, location: phase + 0.1),
                    ]), startPoint: .leading, endPoint: .trailing))
        }
    }
}

struct SkeletonLoader: View {
    @State private var title: String?

    var body: some View {
        VStack(alignment: .leading) {
            if let title {
                Text(title).transition(.opacity)
            } else {
                Text("Placeholder title")
                    .redacted(reason: .placeholder)
                    .opacity(0.4)
            }
            Text(title == nil ? "Loading…" : "Done")
        }
        .task {
            try? await Task.sleep(nanoseconds: 1_000_000_000)
            withAnimation(.easeOut) { title = "The article" }
        }
    }
}

#Preview {
    SkeletonLoader()
}
