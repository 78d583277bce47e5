import Foundation

struct BoardFeature {
    struct State: Equatable {
        var board = Board()
        var isLoading = false
        var edited: Card?
        var targeted: Lane?
        var filter: String?
        var message: String?
        var past: [Board] = []

        var labels: [String] { board.cards.reduce(into: Set<String>()) { $0.formUnion($1.labels) }.sorted() }

        func shown(in lane: Lane) -> [Card] {
            board.cards(in: lane).filter { filter == nil || $0.labels.contains(filter!) }
        }
    }

    enum Action: Sendable {
        case appeared
        case loaded(Result<Board, any Error>)
        case newCardTapped(Lane)
        case cardTapped(Card.ID)
        case cardChanged(Card?)
        case editingEnded
        case dropped([Card.ID], Lane, before: Card.ID?)
        case advanceTapped(Card.ID)
        case deleteTapped(Card.ID)
        case filterTapped(String?)
        case undoTapped
        case messageTimedOut
        case saved
    }

    private enum EffectID { case save, message }

    func reduce(_ state: inout State, _ action: Action, _ dependencies: Dependencies) -> Effect<Action> {
        switch action {
        case .appeared:
            guard state.board.cards.isEmpty else { return .none }
            state.isLoading = true
            return .run { send in
                do {
                    send(.loaded(.success(try await dependencies.load())))
                } catch {
                    send(.loaded(.failure(error)))
                }
            }
        case .loaded(.success(let board)):
            state.isLoading = false
            state.board = board
            return .none
        case .loaded(.failure(let error)):
            state.isLoading = false
            return show(error.localizedDescription, &state, dependencies)
        case .newCardTapped(let lane):
            state.edited = Card(id: dependencies.uuid(), title: "", lane: lane, due: dependencies.now())
            return .none
        case .cardTapped(let id):
            state.edited = state.board.cards.first { $0.id == id }
            return .none
        case .cardChanged(let card):
            state.edited = card
            return .none
        case .editingEnded:
            guard let card = state.edited, !card.title.isEmpty else {
                state.edited = nil
                return .none
            }
            state.edited = nil
            return change(&state, dependencies) { board in
                if let index = board.cards.firstIndex(where: { $0.id == card.id }) {
                    board.cards[index] = card
                } else {
                    board.cards.append(card)
                }
            }
        case .dropped(let ids, let lane, let other):
            state.targeted = nil
            return change(&state, dependencies) { board in
                for id in ids { board.move(id, to: lane, before: other) }
            }
        case .advanceTapped(let id):
            guard let card = state.board.cards.first(where: { $0.id == id }), let next = card.lane.next
            else { return .none }
            return .merge(
                change(&state, dependencies) { $0.move(id, to: next) },
                show("Moved “\(card.title)”", &state, dependencies))
        case .deleteTapped(let id):
            return change(&state, dependencies) { $0.cards.removeAll { $0.id == id } }
        case .filterTapped(let label):
            state.filter = state.filter == label ? nil : label
            return .none
        case .undoTapped:
            guard let board = state.past.popLast() else { return .none }
            state.board = board
            state.message = nil
            return .merge(save(board, dependencies), .cancel(EffectID.message))
        case .messageTimedOut:
            state.message = nil
            return .none
        case .saved:
            return .none
        }
    }

    private func change(
        _ state: inout State, _ dependencies: Dependencies, _ edit: (inout Board) -> Void
    ) -> Effect<Action> {
        let before = state.board
        edit(&state.board)
        guard state.board != before else { return .none }
        state.past.append(before)
        return save(state.board, dependencies)
    }

    private func save(_ board: Board, _ dependencies: Dependencies) -> Effect<Action> {
        .run(id: EffectID.save, priority: .utility) { send in
            do {
                try await dependencies.clock.sleep(for: .milliseconds(400))
                try await dependencies.save(board)
                send(.saved)
            } catch {}
        }
    }

    private func show(_ message: String, _ state: inout State, _ dependencies: Dependencies) -> Effect<Action> {
        state.message = message
        return .run(id: EffectID.message) { send in
            try? await dependencies.clock.sleep(for: .seconds(2))
            send(.messageTimedOut)
        }
    }
}
