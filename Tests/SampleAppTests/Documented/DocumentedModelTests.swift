// Sentences of the public documentation about the macros of models, and of this package's about declared work and the
// answers of the network.

import Expectations
import Foundation
import SimDevice
import SwiftData
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedModelTests {
  @Test func `a model is a persistent, observable and identifiable class, and a value of its own`()
    throws
  {
    let bed = Bed(title: "South")
    let model: any PersistentModel = bed
    let observed: any Observable = bed
    #expect(model === bed && observed is Bed)
    #expect(bed.id == bed.persistentModelID && bed == bed && bed != Bed(title: "South"))
    let device = launched { Titled(bed: bed) }
    expect(device.console, is: ["South"])
    device.post { bed.title = "North" }
    device.settle()
    #expect(device.console == ["South", "North"] && device.screenText == ["North"])
    // What the body did not read runs nothing.
    device.post { bed.paint(.red) }
    device.settle()
    expect(device.console.count, is: 2)
  }

  @Test func `a property that is transient has its default, is no change, and is not taken back`()
    throws
  {
    let context = try ModelContainer(for: Plant.self).mainContext
    let fig = Plant("Fig")
    context.insert(fig)
    try context.save()
    expect(fig.visits, is: 0)
    fig.visits = 3
    #expect(!context.hasChanges)
    fig.height = 99
    context.rollback()
    #expect(fig.visits == 3 && fig.height == 10)
  }

  @Test func `what a model's record notes is who reads it, what was before, and the other side`()
    throws
  {
    let context = try ModelContainer(for: Plant.self).mainContext
    let (fig, bed) = (Plant("Fig"), Bed(title: "South"))
    context.insert(fig)
    try context.save()
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = fig.bed
    } onChange: {
      changes += 1
    }
    fig.isWatered = true
    expect(changes, is: 0)
    bed.plants = [fig]
    #expect(changes == 1 && fig.bed === bed && bed.modelContext === context)
    context.rollback()
    #expect(fig.bed == nil && !fig.isWatered)
  }

  @Test func `a query is fetched once for all that a turn changes, and not where nothing moves`()
    throws
  {
    let container = try ModelContainer(for: Plant.self)
    let context = container.mainContext
    context.insert(Plant("Fig", height: 30))
    let device = launched { Heights().modelContainer(container) }
    expect(device.console, is: ["Fig"])
    device.post {
      context.insert(Plant("Oak", height: 90))
      context.insert(Plant("Ivy", height: 10))
    }
    device.settle()
    expect(device.console, is: ["Fig", "Ivy Fig Oak"])
    device.post { try? context.fetch(FetchDescriptor<Plant>()).first?.height = 31 }
    device.settle()
    expect(device.console.count, is: 2)
  }

  // MARK: What the package adds

  @Test func `declared work takes virtual time, as long as on the device, and elsewhere none`()
    throws
  {
    func time(on profile: DeviceProfile, _ work: Duration) throws -> Duration {
      let device = SimulatedDevice(profile: profile)
      device.launch { Button("work") { simulatedWork(work) } }
      device.settle()
      let start = device.now
      try device.tap("work")
      device.settle()
      return device.now - start
    }
    let long = try time(on: .iPhone13, .milliseconds(400))
    let idle = try time(on: .iPhone13, .zero)
    // The frames after the touch are the same, up to one.
    #expect(abs((long - idle) / .milliseconds(1) - 400) < 17)
    #expect(try time(on: .iPhone8, .milliseconds(400)) > long + .milliseconds(50))
    simulatedWork(.seconds(1000))
  }

  @Test func `an address has the answer set last, after its delay, and others have none`()
    throws
  {
    simulatedResponse("https://documented.example/a", body: Data("old".utf8))
    simulatedResponse(
      "https://documented.example/a", body: Data("new".utf8), status: 201,
      headers: ["X-Kind": "test"], after: .seconds(2))
    let device = launched { Loading() }
    try device.tap("load a")
    device.advance(by: .milliseconds(1900))
    expect(device.console, is: [])
    device.advance(by: .milliseconds(300))
    expect(device.console, is: ["new 201 test"])
    try device.tap("load b")
    device.settle()
    expect(device.console, is: ["new 201 test", "failed -1009"])
  }
}

private struct Titled: View {
  let bed: Bed
  var body: some View {
    let _ = print(bed.title)
    Text(bed.title)
  }
}

private struct Heights: View {
  @Query(sort: \Plant.height) private var plants: [Plant]
  var body: some View {
    let _ = print(plants.map(\.name).joined(separator: " "))
    Text("\(plants.count)")
  }
}

private struct Loading: View {
  var body: some View {
    VStack {
      Button("load a") { load("a") }
      Button("load b") { load("b") }
    }
  }

  private func load(_ name: String) {
    guard let url = URL(string: "https://documented.example/\(name)") else { return }
    Task {
      do {
        let (data, response) = try await URLSession.shared.data(from: url)
        let http = response as? HTTPURLResponse
        print(
          String(bytes: data, encoding: .utf8) ?? "", http?.statusCode ?? 0,
          http?.value(forHTTPHeaderField: "X-Kind") ?? "")
      } catch { print("failed", (error as? URLError)?.code.rawValue ?? 0) }
    }
  }
}
