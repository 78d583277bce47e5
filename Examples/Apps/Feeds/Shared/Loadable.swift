import Foundation

/// Something that is loaded from elsewhere.
enum Loadable<Value> {
    case idle
    case loading(last: Value?)
    case loaded(Value)
    case failed(any Error)

    var value: Value? {
        switch self {
        case .loaded(let value): return value
        case .loading(let last): return last
        case .idle, .failed: return nil
        }
    }

    var isLoading: Bool {
        if case .loading = self { return true }
        return false
    }

    func map<Other>(_ transform: (Value) -> Other) -> Loadable<Other> {
        switch self {
        case .idle: return .idle
        case .loading(let last): return .loading(last: last.map(transform))
        case .loaded(let value): return .loaded(transform(value))
        case .failed(let error): return .failed(error)
        }
    }
}
