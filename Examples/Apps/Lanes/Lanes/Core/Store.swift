import Observation
import SwiftUI

/// Holds the state of a feature, and changes it by actions only.
@MainActor
@Observable
@dynamicMemberLookup
final class Store<State, Action: Sendable> {
    typealias Reduce = (inout State, Action, Dependencies) -> Effect<Action>

    private(set) var state: State
    @ObservationIgnored private let reduce: Reduce
    @ObservationIgnored private let environment: Dependencies
    @ObservationIgnored private var tasks: [AnyHashable: Task<Void, Never>] = [:]

    init(initial: State, reduce: @escaping Reduce, environment: Dependencies) {
        state = initial
        self.reduce = reduce
        self.environment = environment
    }

    subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
        state[keyPath: keyPath]
    }

    func send(_ action: Action) {
        run(reduce(&state, action, environment))
    }

    func send(_ action: Action, animation: Animation?) {
        withAnimation(animation) { send(action) }
    }

    func binding<Value>(
        _ keyPath: KeyPath<State, Value>, send action: @escaping (Value) -> Action
    ) -> Binding<Value> {
        Binding(
            get: { self.state[keyPath: keyPath] },
            set: { value, transaction in
                withTransaction(transaction) { self.send(action(value)) }
            })
    }

    private func run(_ effect: Effect<Action>) {
        switch effect.kind {
        case .none:
            break
        case .merge(let effects):
            effects.forEach(run)
        case .cancel(let id):
            tasks.removeValue(forKey: id)?.cancel()
        case .run(let id, let priority, let work):
            if let id { tasks[id]?.cancel() }
            let task = Task(priority: priority) { [weak self] in
                await work { action in
                    guard !Task.isCancelled else { return }
                    self?.send(action)
                }
            }
            if let id { tasks[id] = task }
        }
    }
}

struct Effect<Action: Sendable> {
    typealias Send = @MainActor (Action) -> Void

    enum Kind {
        case none
        case merge([Effect])
        case cancel(AnyHashable)
        case run(id: AnyHashable?, TaskPriority?, @MainActor (Send) async -> Void)
    }

    let kind: Kind

    static var none: Self { Self(kind: .none) }

    static func run(
        id: AnyHashable? = nil, priority: TaskPriority? = nil, _ work: @escaping @MainActor (Send) async -> Void
    ) -> Self {
        Self(kind: .run(id: id, priority, work))
    }

    static func cancel(_ id: some Hashable) -> Self { Self(kind: .cancel(AnyHashable(id))) }

    static func merge(_ effects: Self...) -> Self { Self(kind: .merge(effects)) }
}
