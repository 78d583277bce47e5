import SwiftUI

struct BoardView: View {
    let store: Store<BoardFeature.State, BoardFeature.Action>
    @Namespace private var cards
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        NavigationStack {
            ScrollView(.vertical) {
                VStack(spacing: 20) {
                    if store.isLoading {
                        ProgressView()
                            .controlSize(.large)
                            .containerRelativeFrame(.vertical) { height, _ in height / 2 }
                    } else {
                        LabelBar(labels: store.labels, selection: store.filter) { label in
                            store.send(.filterTapped(label), animation: .snappy)
                        }
                        ForEach(Lane.allCases) { lane in
                            LaneView(store: store, lane: lane, namespace: cards)
                        }
                    }
                }
                .padding()
            }
            .navigationTitle("Lanes")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Undo", systemImage: "arrow.uturn.backward") {
                        store.send(.undoTapped, animation: .default)
                    }
                    .disabled(store.past.isEmpty)
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("New card", systemImage: "plus") { store.send(.newCardTapped(.todo)) }
                }
            }
            .sheet(isPresented: isEditing) {
                if let card = store.edited {
                    CardEditor(card: store.binding(\.edited, send: { .cardChanged($0) })[default: card])
                }
            }
            .overlay(alignment: .bottom) { toast }
            .animation(.spring, value: store.message)
        }
    }

    private var isEditing: Binding<Bool> {
        Binding {
            store.edited != nil
        } set: { isShown in
            if !isShown { store.send(.editingEnded, animation: .default) }
        }
    }

    @ViewBuilder
    private var toast: some View {
        if let message = store.message {
            Text(message)
                .font(.callout.weight(.medium))
                .padding(.horizontal, 16)
                .padding(.vertical, 10)
                .background(.regularMaterial, in: .capsule)
                .shadow(color: .black.opacity(0.15), radius: 8, y: 4)
                .padding(.bottom, 24)
                .transition(.move(edge: .bottom).combined(with: .opacity))
        }
    }
}

extension Binding {
    /// A binding to the value of an optional one, which has a value for as long as this is used.
    subscript<Wrapped: Sendable>(default value: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
        Binding<Wrapped>(
            get: { wrappedValue ?? value },
            set: { newValue, transaction in self.transaction(transaction).wrappedValue = newValue })
    }
}

private struct LabelBar: View {
    let labels: [String]
    let selection: String?
    let select: (String) -> Void

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(labels, id: \.self) { label in
                    Button(label.capitalized) { select(label) }
                        .buttonStyle(ChipButtonStyle(isOn: selection == label))
                        .accessibilityAddTraits(selection == label ? .isSelected : [])
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.never)
        .scrollClipDisabled()
    }
}

struct ChipButtonStyle: ButtonStyle {
    var isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
            .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.12)), in: .capsule)
            .scaleEffect(configuration.isPressed ? 0.94 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    @Previewable @State var store = Store(
        initial: BoardFeature.State(board: .sample), reduce: BoardFeature().reduce, environment: .live)
    BoardView(store: store)
}
