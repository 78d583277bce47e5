// What `@Query` shows, and when the body of its view runs: where models come, leave or change places in it, and where what
// the body read of a model has changed.

import Expectations
import Foundation
import SimDevice
import SwiftData
import SwiftUI
import Testing

@MainActor @Suite struct QueryTests {
  private func container(_ plants: [(String, Double)] = []) throws -> ModelContainer {
    let container = try ModelContainer(for: Plant.self)
    for (name, height) in plants {
      container.mainContext.insert(Plant(name, height: height))
    }
    return container
  }

  @Test func `a body runs once for all that comes and goes in a turn`() throws {
    let container = try container([("Fig", 30)])
    let context = container.mainContext
    let device = showing { Count().modelContainer(container) }
    expect(device.console, is: ["1 plants"])
    expect(device.lines { context.insert(Plant("Ivy")) }, is: ["2 plants"])
    let many = device.lines { for name in ["a", "b", "c"] { context.insert(Plant(name)) } }
    expect(many, is: ["5 plants"])
    expect(device.lines { try? context.delete(model: Plant.self) }, is: ["0 plants"])
    expect(device.lines { try? context.save() }, is: [])
    expect(device.diagnostics, is: [])
  }

  @Test
  func `a property that the body does not read runs no body, one that a row reads runs the row's`()
    throws
  {
    let container = try container([("Fig", 30), ("Ivy", 10)])
    let plants = try container.mainContext.fetch(FetchDescriptor<Plant>())
    let device = showing { Rows().modelContainer(container) }
    expect(device.console, is: ["rows", "row Fig 30", "row Ivy 10"])
    expect(device.lines { plants[0].isWatered = true }, is: [])
    expect(device.lines { plants[1].height = 12 }, is: ["row Ivy 12"])
    expect(device.lines { plants[1].height = 12 }, is: [])
    expect(device.screenText, is: ["Fig 30", "Ivy 12"])
  }

  @Test func `an order is kept as models change, and the body runs where places change`() throws {
    let container = try container([("Fig", 30), ("Ivy", 10), ("Oak", 90)])
    let ivy = try container.mainContext.fetch(FetchDescriptor<Plant>())[1]
    let device = showing { Sorted().modelContainer(container) }
    expect(device.console, is: ["Oak Fig Ivy"])
    expect(device.lines { ivy.height = 20 }, is: [])
    expect(device.lines { ivy.height = 50 }, is: ["Oak Ivy Fig"])
    expect(
      device.lines { container.mainContext.insert(Plant("Elm", height: 60)) },
      is: ["Oak Elm Ivy Fig"])
  }

  @Test func `models come and go as the predicate holds for them`() throws {
    let container = try container([("Fig", 30), ("Ivy", 10), ("Oak", 90)])
    let plants = try container.mainContext.fetch(FetchDescriptor<Plant>())
    let device = showing { Tall().modelContainer(container) }
    expect(device.console, is: ["Fig Oak"])
    expect(device.lines { plants[1].height = 15 }, is: [])
    expect(device.lines { plants[1].height = 25 }, is: ["Fig Ivy Oak"])
    expect(device.lines { plants[0].height = 5 }, is: ["Ivy Oak"])
    expect(device.lines { container.mainContext.insert(Plant("Elm")) }, is: [])
  }

  @Test func `a query that an initialiser makes follows what it was made with`() throws {
    let container = try container([("Fig", 30), ("Ivy", 10), ("Oak", 90)])
    let device = showing { Chooser().modelContainer(container) }
    expect(device.screenText, is: ["Fig, Oak", "higher"])
    try device.tap("higher")
    device.settle()
    expect(device.screenText, is: ["Oak", "higher"])
  }

  @Test
  func `a screen inserts, edits and deletes through the environment, in a container made once`()
    throws
  {
    let tally = Tally()
    let device = showing { Garden(tally: tally) }
    expect(device.screenText, is: ["add", "taller", "clear"])
    for label in ["add", "add", "taller"] {
      try device.tap(label)
      device.settle()
    }
    expect(device.screenText, is: ["add", "taller", "clear", "Plant 1: 11", "Plant 2: 10"])
    try device.tap("clear")
    device.settle()
    expect(device.screenText, is: ["add", "taller", "clear"])
    #expect(device.diagnostics == [] && tally.setups == 1)
  }

  @Test func `a scene's container is that of its windows`() throws {
    let device = SimulatedDevice(system: .iOS17)
    device.launch(GardenApp.self)
    device.settle()
    expect(device.screenText, is: ["add", "0"])
    try device.tap("add")
    device.settle()
    expect(device.screenText, is: ["add", "1"])
  }

  @Test func `without a container a query shows nothing`() {
    let device = showing { Count() }
    expect(device.console, is: ["0 plants"])
  }
}

@MainActor private func showing<Root: View>(
  @ViewBuilder _ root: @escaping @MainActor () -> Root
) -> SimulatedDevice {
  let device = SimulatedDevice(system: .iOS17)
  device.launch(root)
  device.settle()
  return device
}

extension SimulatedDevice {
  /// The lines that were printed while a step was taken and its consequences came.
  fileprivate func lines(_ step: () throws -> Void) rethrows -> [String] {
    let before = console.count
    try step()
    settle()
    return Array(console.dropFirst(before))
  }
}

private struct Count: View {
  @Query private var plants: [Plant]
  var body: some View {
    let _ = print("\(plants.count) plants")
    Text("\(plants.count)")
  }
}

private struct Rows: View {
  @Query(animation: .default) var plants: [Plant]
  var body: some View {
    let _ = print("rows")
    VStack { ForEach(plants) { PlantRow(plant: $0) } }
  }
}

private struct PlantRow: View {
  let plant: Plant
  var body: some View {
    let _ = print("row \(plant.label)")
    Text(plant.label)
  }
}

private struct Sorted: View {
  @Query(sort: \Plant.height, order: .reverse) private var plants: [Plant]
  var body: some View {
    let _ = print(plants.map(\.name).joined(separator: " "))
    Text("\(plants.count)")
  }
}

private struct Tall: View {
  @Query(filter: #Predicate<Plant> { $0.height > 20 }, sort: [SortDescriptor(\Plant.name)])
  private var plants: [Plant]
  var body: some View {
    let _ = print(plants.map(\.name).joined(separator: " "))
    Text("\(plants.count)")
  }
}

private struct Above: View {
  @Query private var plants: [Plant]
  init(_ height: Double) {
    _plants = Query(filter: #Predicate<Plant> { $0.height > height }, sort: \Plant.name)
  }
  var body: some View { Text(plants.map(\.name).joined(separator: ", ")) }
}

private struct Chooser: View {
  @State private var height = 20.0
  var body: some View {
    VStack {
      Above(height)
      Button("higher") { height += 20 }
    }
  }
}

/// How often a container was made.
@MainActor private final class Tally { var setups = 0 }

private struct Garden: View {
  let tally: Tally
  var body: some View {
    Beds().modelContainer(for: [Plant.self, Bed.self], inMemory: true) { _ in tally.setups += 1 }
  }
}

private struct Beds: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Plant.name) private var plants: [Plant]

  var body: some View {
    VStack {
      Button("add") { context.insert(Plant("Plant \(plants.count + 1)")) }
      Button("taller") { plants.first?.height += 1 }
      Button("clear") {
        for plant in plants { context.delete(plant) }
        try? context.save()
      }
      ForEach(plants) { plant in EditedPlant(plant: plant) }
    }
  }
}

private struct EditedPlant: View {
  @Bindable var plant: Plant
  var body: some View { Text("\($plant.name.wrappedValue): \(Int(plant.height))") }
}

private struct GardenApp: App {
  var body: some Scene {
    WindowGroup { Window() }.modelContainer(for: Plant.self)
  }
  struct Window: View {
    @Environment(\.modelContext) private var context
    @Query private var plants: [Plant]
    var body: some View {
      Button("add") { context.insert(Plant("new")) }
      Text("\(plants.count)")
    }
  }
}
