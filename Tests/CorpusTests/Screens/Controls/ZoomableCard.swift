import SwiftUI

struct ZoomBox<Content: View>: UIViewRepresentable {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.delegate = context.coordinator
        scroll.maximumZoomScale = 4
        scroll.minimumZoomScale = 1
        scroll.bouncesZoom = true
        scroll.contentInsetAdjustmentBehavior = .never

        let hosted = context.coordinator.host.view!
        hosted.translatesAutoresizingMaskIntoConstraints = true
        hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hosted.frame = scroll.bounds
        hosted.backgroundColor = .clear
        scroll.addSubview(hosted)
        return scroll
    }

    func makeCoordinator() -> Coordinator { Coordinator(host: UIHostingController(rootView: content)) }

    func updateUIView(_ view: UIScrollView, context: Context) {
        context.coordinator.host.rootView = content
        assert(context.coordinator.host.view.superview == view)
    }

    class Coordinator: NSObject, UIScrollViewDelegate {
        var host: UIHostingController<Content>
        init(host: UIHostingController<Content>) { self.host = host }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { host.view }
    }
}

struct ZoomableCard: View {
    @State private var isTall = false

    var body: some View {
        VStack {
            ZoomBox {
                Image(systemName: "map").resizable().scaledToFit()
            }
            .frame(height: isTall ? 300 : 150)
            .border(Color.gray)
            Button(isTall ? "Lower" : "Higher") { isTall.toggle() }
        }
    }
}

#Preview { ZoomableCard() }
