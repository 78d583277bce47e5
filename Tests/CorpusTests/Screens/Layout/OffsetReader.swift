import SwiftUI

struct OffsetReader: View {
    @State private var offset: CGFloat = 0
    @State private var phase = ScrollPhase.idle
    @State private var isLastVisible = false
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
        VStack {
            Text("offset \(Int(offset))")
            Text(isLastVisible ? "end in sight" : "end out of sight")
            Button("To bottom") { position.scrollTo(edge: .bottom) }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { number in
                        Text("Line \(number)")
                            .frame(height: 60)
                            .frame(maxWidth: .infinity)
                            .background(number.isMultiple(of: 2) ? Color.gray.opacity(0.2) : .clear)
                            .visualEffect { content, proxy in
                                content.offset(x: proxy.frame(in: .scrollView).minY / 20)
                            }
                    }
                    Text("The end")
                        .onScrollVisibilityChange(threshold: 0.9) { isLastVisible = $0 }
                }
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGFloat.self) { geometry in
                geometry.contentOffset.y + geometry.contentInsets.top
            } action: { _, newValue in
                offset = newValue
            }
            .onScrollPhaseChange { _, newPhase in
                phase = newPhase
            }
        }
    }
}

#Preview("OffsetReader") { OffsetReader() }
