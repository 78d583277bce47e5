import Combine
import SwiftUI

@MainActor
final class AppCoordinator: ObservableObject {
    enum Route: Hashable {
        case receipt(Receipt.ID)
        case shop(String)
    }

    enum Sheet: Identifiable {
        case scanner
        case note(Receipt.ID)

        var id: String {
            switch self {
            case .scanner: return "scanner"
            case .note(let id): return "note-\(id)"
            }
        }
    }

    @Published var path: [Route] = []
    @Published var sheet: Sheet?
    let container: AppContainer
    private var cancellables = Set<AnyCancellable>()

    init(container: AppContainer) {
        self.container = container
        NotificationCenter.default.publisher(for: .receiptWasScanned)
            .compactMap { $0.userInfo?["id"] as? Receipt.ID }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] id in
                self?.sheet = nil
                self?.path = [.receipt(id)]
            }
            .store(in: &cancellables)
    }

    func show(_ route: Route) {
        path.append(route)
    }

    func popToRoot() {
        path.removeAll()
    }

    @ViewBuilder
    func view(for route: Route) -> some View {
        switch route {
        case .receipt(let id): ReceiptScreen(id: id)
        case .shop(let name): ShopScreen(name: name)
        }
    }

    @ViewBuilder
    func view(for sheet: Sheet) -> some View {
        switch sheet {
        case .scanner: ScannerScreen()
        case .note(let id): NoteScreen(id: id)
        }
    }
}
