import SwiftUI

struct ExpandableCard<Header: View, Content: View>: View {
    @Binding var isExpanded: Bool
    @ViewBuilder var header: () -> Header
    @ViewBuilder var content: () -> Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                header()
                Spacer()
                Image(systemName: "chevron.right")
                    .rotationEffect(.degrees(isExpanded ? 90 : 0))
            }
            .contentShape(Rectangle())
            .onTapGesture {
                withAnimation(.spring(response: 0.35, dampingFraction: 0.75, blendDuration: 0)) {
                    isExpanded.toggle()
                }
            }
            if isExpanded {
                content()
                    .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(UIColor.secondarySystemBackground)))
        .clipped()
    }
}

struct ExpandableCards: View {
    @State private var open: Set<Int> = []

    private func binding(_ id: Int) -> Binding<Bool> {
        Binding {
            open.contains(id)
        } set: { isOpen in
            if isOpen { open.insert(id) } else { open.remove(id) }
        }
    }

    var body: some View {
        VStack {
            ForEach(0..<3) { id in
                ExpandableCard(isExpanded: binding(id)) {
                    Text("Card \(id)").bold()
                } content: {
                    Text("Details of \(id)")
                }
            }
            Text("open: \(open.sorted().map(String.init).joined(separator: ","))")
        }
        .padding()
    }
}

#Preview("ExpandableCards") { ExpandableCards() }
