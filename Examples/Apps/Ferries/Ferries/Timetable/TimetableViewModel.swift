import FerryKit
import Foundation

@MainActor
final class TimetableViewModel: ObservableObject {
    let pier: Pier
    @Published private(set) var departures: [Departure] = []
    @Published private(set) var reserved: Set<Departure.ID> = []
    @Published var passengers = 1
    @Published var message: String?

    private let service: TimetableService

    init(pier: Pier, service: TimetableService) {
        self.pier = pier
        self.service = service
    }

    var total: Int {
        departures.filter { reserved.contains($0.id) }.reduce(0) { $0 + $1.price * passengers }
    }

    func load() async {
        departures = (try? await service.departures(from: pier)) ?? []
    }

    func reserve(_ departure: Departure) {
        if reserved.remove(departure.id) == nil {
            reserved.insert(departure.id)
            message = "Seats on the \(departure.time) boat are yours."
        }
    }
}
