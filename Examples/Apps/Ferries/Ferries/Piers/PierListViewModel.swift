import Combine
import FerryKit
import Foundation

@MainActor
final class PierListViewModel: ObservableObject {
    enum State {
        case loading
        case loaded([Pier])
        case failed(Error)
    }

    @Published private(set) var state = State.loading
    @Published var search = ""
    @Published private(set) var found: [Pier] = []

    private let service: TimetableService
    private var subscriptions = Set<AnyCancellable>()

    init(service: TimetableService) {
        self.service = service
        $search
            .removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] text in self?.filter(by: text) }
            .store(in: &subscriptions)
    }

    private var piers: [Pier] {
        if case .loaded(let piers) = state { return piers }
        return []
    }

    func load() async {
        do {
            state = .loaded(try await service.piers())
        } catch {
            state = .failed(error)
        }
        filter(by: search)
    }

    private func filter(by text: String) {
        found =
            text.isEmpty
            ? piers
            : piers.filter { $0.name.localizedCaseInsensitiveContains(text) }
    }

    func timetable(for pier: Pier) -> TimetableViewModel {
        TimetableViewModel(pier: pier, service: service)
    }
}
