@_exported import FerryModels
import Foundation

public protocol TimetableService: Sendable {
    func piers() async throws -> [Pier]
    func departures(from pier: Pier) async throws -> [Departure]
}

/// What is in the bundle of this package.
public struct BundledTimetable: TimetableService {
    private struct Timetable: Decodable {
        let piers: [Pier]
        let departures: [String: [Departure]]
    }

    public init() {}

    private func timetable() throws -> Timetable {
        guard let url = Bundle.module.url(forResource: "timetable", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try JSONDecoder().decode(Timetable.self, from: Data(contentsOf: url))
    }

    public func piers() async throws -> [Pier] {
        try await Task.sleep(nanoseconds: 200_000_000)
        return try timetable().piers
    }

    public func departures(from pier: Pier) async throws -> [Departure] {
        try timetable().departures[pier.name] ?? []
    }
}
