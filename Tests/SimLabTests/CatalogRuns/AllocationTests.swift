// Objects counted by hand, and by the record.
//
// A screen makes a known number of objects in an action and as many in a body. Whatever else the two
// closures allocate is the same for every number, so the difference of two runs is the hand count alone.

import Expectations
import SimMetrics
import SwiftUI
import Testing

@testable import SimDevice
@testable import SimLab

private final class Model {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// Keeps objects, so that no optimiser removes them; its array never grows.
private final class Shelf {
  private var models: [Model] = []

  init() { models.reserveCapacity(10_000) }

  @inline(never) func make(_ count: Int) {
    for number in 0..<count { models.append(Model(number)) }
  }

  @inline(never) func clear() { models.removeAll(keepingCapacity: true) }
}

private struct Maker: View {
  let shelf: Shelf
  let count: Int
  @State private var times = 0

  var body: some View {
    let _ = shelf.make(times > 0 ? count : 0)
    VStack {
      Text("Made \(times)")
      Button("Make") {
        shelf.make(count)
        times += 1
      }
      Button("Clear") { shelf.clear() }
    }
  }
}

private struct Keeper: View {
  @StateObject private var store: Store

  init(count: Int) { _store = StateObject(wrappedValue: Store(count: count)) }

  var body: some View { Text(store.title) }
}

private final class Store: ObservableObject {
  let title = "Store"
  private let shelf = Shelf()

  init(count: Int) { shelf.make(count) }
}

extension CatalogRuns {
  @Suite(.enabled(if: AllocationRecorder.isAvailable)) @MainActor struct AllocationTests {
    /// The counts of two runs that differ in the number of objects alone.
    private func runs(_ workload: Workload, objects: Int) throws -> (
      none: RunCounts, some: RunCounts
    ) {
      // What a process does once, such as resolving a type's conformances, allocates too.
      _ = try run(workload, objects: 1)
      return (try run(workload, objects: 0), try run(workload, objects: objects))
    }

    private func run(_ workload: Workload, objects: Int) throws -> RunCounts {
      let scenario = Scenario(
        name: "making", summary: "objects made by hand",
        strategies: [
          Strategy(name: "maker", summary: "makes objects") { device, input in
            let shelf = Shelf()
            device.launch { Maker(shelf: shelf, count: input.items) }
          },
          Strategy(name: "keeper", summary: "holds a store of objects") { device, input in
            let count = input.items
            device.launch { Keeper(count: count) }
          },
        ], workloads: [workload])
      let request = RunRequest(
        scenario: "making", strategy: workload.measuresLaunch ? "keeper" : "maker",
        workload: workload.name, items: objects, device: "iphone-13", system: "iOS17", seed: 1)
      return try Experiment(scenarios: [scenario]).run(request).record.counts.total
    }

    @Test func `objects of actions and bodies are counted one by one`() throws {
      let make = Workload(name: "make", summary: "makes objects three times") { session in
        for _ in 0..<3 {
          try session.device.tap("Make")
          session.device.settle()
        }
      }
      let (none, some) = try runs(make, objects: 700)
      expect(some.bodies, is: none.bodies)
      expect(some.allocations - none.allocations, is: 3 * (700 + 700))
      expect(some.frees, is: none.frees)
    }

    @Test func `their ends are counted too`() throws {
      let clear = Workload(name: "clear", summary: "makes objects and lets them go") { session in
        try session.device.tap("Make")
        session.device.settle()
        try session.device.tap("Clear")
        session.device.settle()
      }
      let (none, some) = try runs(clear, objects: 700)
      expect(some.allocations - none.allocations, is: 1_400)
      expect(some.frees - none.frees, is: 1_400)
    }

    @Test func `what a state object makes when it is first bound is counted`() throws {
      let launch = Workload(name: "launch", summary: "launches", measuresLaunch: true) { session in
        session.device.settle()
      }
      let (none, some) = try runs(launch, objects: 700)
      expect(some.allocations - none.allocations, is: 700)
    }
  }
}
