// What a context does with models: inserting, deleting, relationships, saving and going back.

import Expectations
import Foundation
import SwiftData
import SwiftUI
import Synchronization
import Testing

@MainActor @Suite struct ModelTests {
  private func context() throws -> ModelContext {
    try ModelContainer(
      for: Plant.self, Later.Note.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    ).mainContext
  }

  private func names(_ context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor<Plant>()).map(\.name)
  }

  @Test func `a model may have any name`() {
    let member = Member("Ada")
    let changes = Mutex(0)
    withObservationTracking {
      _ = member.name
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    member.name = "Eve"
    expect(changes.withLock { $0 }, is: 1)
  }

  @Test func `a fetch has a predicate, an order, a limit and an offset`() throws {
    let context = try context()
    for (name, height) in [("Fig", 30.0), ("Ivy", 10), ("Oak", 90), ("Elm", 70)] {
      context.insert(Plant(name, height: height))
    }
    try expect(names(context), is: ["Fig", "Ivy", "Oak", "Elm"])
    var tall = FetchDescriptor<Plant>(
      predicate: #Predicate { $0.height > 20 }, sortBy: [SortDescriptor(\.height, order: .reverse)])
    try expect(context.fetch(tall).map(\.name), is: ["Oak", "Elm", "Fig"])
    tall.fetchOffset = 1
    tall.fetchLimit = 1
    try expect(context.fetch(tall).map(\.name), is: ["Elm"])
    try expect(context.fetchCount(FetchDescriptor<Plant>()), is: 4)
    try context.delete(model: Plant.self, where: #Predicate { $0.height < 50 })
    try expect(names(context), is: ["Oak", "Elm"])
  }

  @Test func `a model has its context and identifier from insertion to deletion`()
    throws
  {
    let context = try context()
    let plant = Plant("Fig")
    let identifier = plant.persistentModelID
    #expect(plant.modelContext == nil && "\(identifier)" == "Plant/temporary")
    context.insert(plant)
    context.insert(plant)
    #expect(plant.modelContext === context && plant.hasChanges)
    #expect(plant.persistentModelID == identifier && "\(plant.id)" == "Plant/1")
    let registered: Plant? = context.registeredModel(for: identifier)
    #expect(registered === plant)
    try expect(names(context), is: ["Fig"])
    context.delete(plant)
    #expect(plant.isDeleted && !context.hasChanges)
    try expect(names(context), is: [])
    #expect(Later.Note().id.uuidString.hasSuffix("01"))
  }

  @Test func `each side of a relationship follows the other`() throws {
    let context = try context()
    let (fig, ivy, bed) = (Plant("Fig"), Plant("Ivy"), Bed(title: "South"))
    context.insert(bed)
    fig.bed = bed
    #expect(bed.plants.map(\.name) == ["Fig"] && fig.modelContext === context)
    bed.plants.append(ivy)
    #expect(ivy.bed === bed && ivy.modelContext === context)
    bed.plants.removeAll { $0 === fig }
    #expect(fig.bed == nil)
    ivy.bed = Bed(title: "North")
    #expect(bed.plants.isEmpty && ivy.bed?.plants.map(\.name) == ["Ivy"])
    try expect(context.fetch(FetchDescriptor<Bed>()).map(\.title), is: ["South", "North"])
  }

  @Test
  func `what is deleted takes along what it owns, and is forgotten by what it is only related to`()
    throws
  {
    let context = try context()
    let (plant, bed) = (Plant("Fig"), Bed(title: "South"))
    plant.leaves = [Leaf(number: 1), Leaf(number: 2)]
    plant.bed = bed
    context.insert(plant)
    try expect(context.fetch(FetchDescriptor<Leaf>()).map(\.number), is: [1, 2])
    let leaf = try #require(plant.leaves.first)
    context.delete(leaf)
    expect(plant.leaves.map(\.number), is: [2])
    context.delete(plant)
    try expect(context.fetchCount(FetchDescriptor<Leaf>()), is: 0)
    #expect(bed.plants.isEmpty && !bed.isDeleted)
  }

  @Test func `what was not saved can be taken back`() throws {
    let context = try context()
    let (fig, ivy) = (Plant("Fig"), Plant("Ivy"))
    context.insert(fig)
    context.insert(ivy)
    try context.save()
    #expect(!context.hasChanges)
    fig.height = 20
    fig.height = 30
    context.delete(ivy)
    context.insert(Plant("Oak"))
    #expect(context.changedModelsArray.count == 1 && context.deletedModelsArray.count == 1)
    #expect(context.insertedModelsArray.count == 1 && fig.hasChanges)
    context.rollback()
    #expect(fig.height == 10 && !context.hasChanges)
    #expect(try names(context) == ["Fig", "Ivy"] && !ivy.isDeleted)
  }

  @Test
  func
    `a model with a value that is unique takes the place of the one that has it, when it is saved`()
    throws
  {
    let context = try context()
    let fig = Plant("Fig")
    context.insert(fig)
    try context.save()
    context.insert(Plant("Fig", height: 55))
    try expect(names(context), is: ["Fig", "Fig"])
    try context.save()
    #expect(try names(context) == ["Fig"] && fig.height == 55)
  }

  @Test func `observers of properties run, and what is not kept is no change`() throws {
    let context = try context()
    let bed = Bed(title: "South")
    context.insert(bed)
    try context.save()
    bed.title = "North"
    bed.renamed = 7
    try context.save()
    bed.renamed = 8
    #expect(!context.hasChanges && bed.renamed == 8)
    bed.paint(.red)
    #expect(context.hasChanges)
  }

  @Test func `a schema has what its models lead to`() throws {
    expect(Schema([Leaf.self]).entities.map(\.name), is: ["Leaf", "Plant", "Bed"])
  }
}
