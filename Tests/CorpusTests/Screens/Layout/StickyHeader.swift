import SwiftUI

struct StickyHeader: View {
    @State private var isCollapsed = false
    private let headerHeight: CGFloat = 200

    var body: some View {
        ScrollView {
            GeometryReader { proxy in
                let minY = proxy.frame(in: .named("scroll")).minY
                Color.blue
                    .frame(height: headerHeight + max(0, minY))
                    .offset(y: -max(0, minY))
                    .overlay(Text("Header").foregroundColor(.white))
                    .onChange(of: minY < -100) { _, collapsed in isCollapsed = collapsed }
            }
            .frame(height: headerHeight)
            LazyVStack(pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<30, id: \.self) { Text("Row \($0)").frame(height: 40) }
                } header: {
                    Text(isCollapsed ? "collapsed" : "expanded")
                        .frame(maxWidth: .infinity)
                        .background(.thinMaterial)
                }
            }
        }
        .coordinateSpace(name: "scroll")
    }
}

#Preview("StickyHeader") { StickyHeader() }
