// Actors that work with models beside the views, and values that only together tell a model from others.

import Expectations
import Foundation
import SimDevice
import SwiftData
import SwiftUI
import Testing

@Model final class Visit {
  #Unique<Visit>([\.place, \.day])
  var place: String
  var day: Int
  var note = ""
  init(_ place: String, day: Int, note: String = "") {
    (self.place, self.day, self.note) = (place, day, note)
  }
}

@ModelActor actor VisitImporter {
  func add(_ places: [String]) throws -> Int {
    for (day, place) in places.enumerated() { modelContext.insert(Visit(place, day: day)) }
    try modelContext.save()
    return try modelContext.fetchCount(FetchDescriptor<Visit>())
  }
  func write(_ note: String, to id: PersistentIdentifier) -> Bool {
    guard let visit = self[id, as: Visit.self] else { return false }
    visit.note = note
    return true
  }
}

private struct VisitList: View {
  @Query(sort: \Visit.day) private var visits: [Visit]
  @Environment(\.modelContext) private var context
  @State private var answer = ""

  var body: some View {
    ForEach(visits) { Text("\($0.place) \($0.note)") }
    Text(answer)
    Button("import") { Task { await load() } }
    Button("note") { Task { await note() } }
  }

  private func load() async {
    let count = try? await VisitImporter(modelContainer: context.container).add(["Rome", "Oslo"])
    answer = "\(count ?? 0) there"
  }

  private func note() async {
    guard let id = visits.last?.persistentModelID else { return }
    let importer = VisitImporter(modelContainer: context.container)
    answer = await importer.write("cold", to: id) ? "written" : "unknown"
  }
}

@MainActor @Suite struct ModelActorTests {
  @Test func `what an actor inserts and changes is shown by queries`() throws {
    let device = launched { VisitList().modelContainer(for: Visit.self, inMemory: true) }
    try device.tap("import")
    device.settle()
    expect(device.screenText, is: ["Rome ", "Oslo ", "2 there", "import", "note"])
    try device.tap("note")
    device.settle()
    expect(device.screenText.prefix(3), is: ["Rome ", "Oslo cold", "written"])
    expect(device.diagnostics, is: [])
  }

  @Test func `values that are unique together make one model of two, when it is saved`() throws {
    let context = try ModelContainer(for: Visit.self).mainContext
    context.insert(Visit("Rome", day: 1))
    try context.save()
    context.insert(Visit("Rome", day: 2))
    context.insert(Visit("Rome", day: 1, note: "again"))
    try context.save()
    let visits = try context.fetch(FetchDescriptor<Visit>(sortBy: [SortDescriptor(\.day)]))
    expect(visits.map { "\($0.day) \($0.note)" }, is: ["1 again", "2 "])
  }
}
