import SwiftUI
import Combine

protocol Reducing {
    associatedtype State
    associatedtype Action
    static func reduce(_ state: inout State, _ action: Action)
}

@MainActor
final class ReduxStore<R: Reducing>: ObservableObject {
    @Published private(set) var state: R.State
    private let subject = PassthroughSubject<R.Action, Never>()
    private var bag: Set<AnyCancellable> = []
    private(set) var log: [String] = []

    init(_ state: R.State) {
        self.state = state
        subject
            .handleEvents(receiveOutput: { [unowned self] in self.log.append("\($0)") })
            .sink { [unowned self] action in R.reduce(&self.state, action) }
            .store(in: &bag)
    }

    func send(_ action: R.Action) { subject.send(action) }
}

enum CounterFeature: Reducing {
    struct State: Equatable { var count = 0; var history: [Int] = [] }
    enum Action { case increment, decrement, reset }

    static func reduce(_ state: inout State, _ action: Action) {
        state.history.append(state.count)
        switch action {
        case .increment: state.count += 1
        case .decrement: state.count -= 1
        case .reset: state = State()
        }
    }
}

struct ReduxCounter: View {
    @StateObject private var store = ReduxStore<CounterFeature>(.init())

    var body: some View {
        VStack(spacing: 12) {
            Text("\(store.state.count)").font(.system(.largeTitle, design: .rounded))
            HStack {
                Button("−") { store.send(.decrement) }
                Button("+") { store.send(.increment) }
                Button("Reset") { store.send(.reset) }
            }
            .buttonStyle(.bordered)
            Text("history: \(store.state.history.map(String.init).joined(separator: ","))")
        }
    }
}

#Preview("ReduxCounter") { ReduxCounter() }
