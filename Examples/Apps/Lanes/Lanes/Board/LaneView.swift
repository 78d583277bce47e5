import SwiftUI

struct LaneView: View {
    let store: Store<BoardFeature.State, BoardFeature.Action>
    let lane: Lane
    let namespace: Namespace.ID
    @State private var isTargeted = false
    @State private var headerHeight: CGFloat = 0

    private var cards: [Card] { store.state.shown(in: lane) }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            header
                .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { headerHeight = $0 }
            ForEach(cards) { card in
                CardView(card: card)
                    .matchedGeometryEffect(id: card.id, in: namespace)
                    .onTapGesture { store.send(.cardTapped(card.id)) }
                    .contextMenu {
                        if let next = card.lane.next {
                            Button("Move to \(String(localized: next.title))", systemImage: "arrow.right") {
                                store.send(.advanceTapped(card.id), animation: .snappy)
                            }
                        }
                        Button("Delete", systemImage: "trash", role: .destructive) {
                            store.send(.deleteTapped(card.id), animation: .snappy)
                        }
                    }
                    .draggable(CardReference(id: card.id)) {
                        CardView(card: card).frame(width: 260).opacity(0.8)
                    }
                    .dropDestination(for: CardReference.self) { references, _ in
                        store.send(.dropped(references.map(\.id), lane, before: card.id), animation: .snappy)
                        return true
                    }
            }
            if cards.isEmpty {
                Text("Nothing here")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, minHeight: headerHeight * 2)
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
            RoundedRectangle(cornerRadius: 16)
                .fill(Color(.secondarySystemBackground))
                .strokeBorder(isTargeted ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear), lineWidth: 2)
        }
        .dropDestination(for: CardReference.self) { references, _ in
            store.send(.dropped(references.map(\.id), lane, before: nil), animation: .snappy)
            return !references.isEmpty
        } isTargeted: {
            isTargeted = $0
        }
    }

    private var header: some View {
        HStack {
            Text(lane.title)
                .font(.headline)
            Text(cards.count, format: .number)
                .font(.footnote.monospacedDigit())
                .foregroundStyle(.secondary)
                .contentTransition(.numericText(value: Double(cards.count)))
            Spacer()
            if lane != .done {
                Button {
                    store.send(.newCardTapped(lane))
                } label: {
                    Image(systemName: "plus.circle")
                }
                .accessibilityLabel("Add to \(String(localized: lane.title))")
            }
        }
    }
}
