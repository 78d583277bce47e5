import SwiftUI

struct BottomDrawer<Content: View>: View {
    @Binding var isOpen: Bool
    @ViewBuilder var content: Content
    @State private var offset: CGFloat = 0

    var body: some View {
        GeometryReader { proxy in
            VStack(spacing: 8) {
                Capsule().fill(.tertiary).frame(width: 40, height: 5).padding(.top, 8)
                Button(isOpen ? "Close drawer" : "Open drawer") { withAnimation(.snappy) { isOpen.toggle() } }
                content
                Spacer()
            }
            .frame(width: proxy.size.width, height: 240)
            .background(.thinMaterial, in: UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
            .frame(maxHeight: .infinity, alignment: .bottom)
            .offset(y: (isOpen ? 0 : 170) + offset)
            .gesture(
                DragGesture()
                    .onChanged { offset = max(0, $0.translation.height) }
                    .onEnded { value in
                        withAnimation(.spring(duration: 0.3)) {
                            if value.translation.height > 60 { isOpen = false }
                            offset = 0
                        }
                    })
        }
    }
}

struct BottomDrawerScreen: View {
    @State private var isOpen = false

    var body: some View {
        ZStack {
            Text(isOpen ? "Behind the drawer" : "Map")
            BottomDrawer(isOpen: $isOpen) { Text("Places nearby") }
        }
    }
}

#Preview { BottomDrawerScreen() }
