// Whose the memory is: shares by view add up, objects are counted by class, and what outlives the views
// has a name.

import Expectations
import SimCore
import SimMetrics
import SwiftUI
import Testing

@testable import SimDevice
@testable import SimLab

private final class Note {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// Holds itself, so that nothing lets go of it.
private final class Cycle {
  var own: Cycle?
  init() { own = self }
}

private struct NoteRow: View {
  @State private var notes: [Note]

  init(count: Int) { _notes = State(initialValue: []); self.count = count }

  let count: Int

  var body: some View {
    Text("\(count)")
      .onAppear { notes = (0..<count).map(Note.init) }
  }
}

private struct MakingRow: View {
  let number: Int
  let keep: (Note) -> Void

  var body: some View {
    let _ = keep(Note(number))
    Text("Row \(number)")
  }
}

@MainActor private final class Drawer {
  var notes: [Note] = []
  init() { notes.reserveCapacity(10_000) }
}

private struct MakingList: View {
  let count: Int
  let drawer: Drawer

  var body: some View {
    VStack {
      ForEach(0..<count) { number in
        MakingRow(number: number) { drawer.notes.append($0) }
      }
    }
  }
}

private struct Leaker: View {
  let count: Int
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("Leaker")
      Button("Leak") { for _ in 0..<count { _ = Cycle() } }
    }
  }
}

private struct NavigationLinkList: View {
  @State private var kept = [Note(1)]

  var body: some View {
    NavigationView {
      List {
        ForEach(0..<100) { number in
          NavigationLink(destination: NoteRow(count: number)) { Text("Row \(number)") }
        }
      }
    }
  }
}

private struct Buffer: View {
  @State private var bytes: [UInt8] = []

  var body: some View {
    Text("\(bytes.count)").onAppear { bytes = [UInt8](repeating: 1, count: 17_000) }
  }
}

private struct Growing: View {
  @State private var count = 1

  var body: some View {
    VStack {
      Button("Grow") { count += 1 }
      ForEach(0..<count, id: \.self) { Text("Row \($0)") }
    }
  }
}

extension CatalogRuns {
  @Suite(.enabled(if: AllocationRecorder.isAvailable)) @MainActor struct MemoryAttributionTests {
    private func memory(
      items: Int, launch: @escaping @MainActor @Sendable (SimulatedDevice, LaunchInput) -> Void,
      play: @escaping @MainActor @Sendable (Session) throws -> Void
    ) throws -> MemoryRecord {
      let scenario = Scenario(
        name: "memory", summary: "objects made by hand",
        strategies: [Strategy(name: "only", summary: "makes objects", launch: launch)],
        workloads: [
          Workload(name: "play", summary: "plays", measuresLaunch: true, play: play)
        ])
      let request = RunRequest(
        scenario: "memory", strategy: "only", workload: "play", items: items, device: "iphone-13",
        system: "iOS17", seed: 1)
      return try Experiment(scenarios: [scenario]).run(request).record.memory
    }

    private func notes(_ memory: MemoryRecord, of type: String) -> [ObjectMemory] {
      memory.objects.filter { $0.type.hasSuffix(type) }
    }

    @Test func `objects that a body makes belong to that view, each counted`() throws {
      let memory = try memory(items: 30) { device, input in
        let drawer = Drawer()
        let count = input.items
        device.launch { MakingList(count: count, drawer: drawer) }
      } play: {
        $0.device.settle()
      }
      let made = notes(memory, of: ".Note")
      expect(made.map(\.view), is: ["MakingRow"])
      #expect(made.map(\.made) == [30] && made.map(\.live) == [30])
      // A header of 16 bytes and an integer: 24, in a block of 32.
      expect(made.map(\.liveBytes), is: [30 * 32])
      expect(made.map(\.category), is: ["models"])
      let row = try #require(memory.views.first { $0.view == "MakingRow" })
      let models = try #require(memory.categories.firstIndex(of: "models"))
      expect(row.live[models], is: 30 * 32)
    }

    @Test func `the shares of the views add up to what is live, and to the peak`() throws {
      let record = try CatalogRuns.run(CatalogRuns.request("observed-object", "scroll", items: 200))
      let memory = record.memory
      let last = try #require(memory.samples.last)
      for category in memory.categories.indices {
        let sum = memory.views.reduce(0) { $0 + $1.live[category] }
        #expect(sum == last.live[category], "\(memory.categories[category])")
      }
      let peak = memory.views.reduce(0) { $0 + $1.peak.reduce(0, +) }
      #expect(peak >= memory.peak)
      #expect(memory.rows > 0)
    }

    @Test func `what nothing lets go of outlives the views, by name`() throws {
      let memory = try memory(items: 5) { device, input in
        let count = input.items
        device.launch { Leaker(count: count) }
      } play: {
        $0.device.settle()
        try $0.device.tap("Leak")
        $0.device.settle()
      }
      let leaked = memory.objects.filter { $0.outliving > 0 && $0.type.hasSuffix(".Cycle") }
      #expect(leaked.map(\.outliving) == [5] && leaked.map(\.view) == ["the app"])
      expect(leaked.map(\.outlivingBytes), is: [5 * 32])
    }

    @Test func `what a view holds goes with the view`() throws {
      let memory = try memory(items: 12) { device, input in
        let count = input.items
        device.launch { NoteRow(count: count) }
      } play: {
        $0.device.settle()
      }
      let notes = notes(memory, of: ".Note")
      expect(notes.map(\.live), is: [12])
      expect(notes.map(\.outliving), is: [0])
    }

    @Test(arguments: CatalogRuns.strategies, ["navigate", "tabs"])
    func `what the runtime makes for a launch, a push or a tab is no object of user code`(
      strategy: String, workload: String
    ) throws {
      let record = try CatalogRuns.run(CatalogRuns.request(strategy, workload, items: 30))
      // The runtime's own types are known by the name of the umbrella module.
      let engine = ["SwiftUI.", "SimDevice.", "SimCore.", "SimGraph."]
      let foreign = record.memory.objects.filter { object in
        engine.contains(where: object.type.hasPrefix)
      }
      expect(foreign.map(\.type), is: [])
      // A key path literal stays for as long as the process lives.
      let leaks = record.memory.objects.filter {
        $0.outliving > 0 && !$0.type.contains("KeyPath<")
      }
      expect(leaks.map(\.type), is: [])
    }

    @Test(arguments: [
      (DeviceProfile.Allocator.libmallocIOS, 32_768), (.libmallocMacOS, 17_408),
    ])
    func `the allocator of the phone rounds what user code allocates`(
      allocator: DeviceProfile.Allocator, block: Int
    ) {
      var profile = DeviceProfile.iPhone13
      profile.allocator = allocator
      let device = SimulatedDevice(profile: profile)
      device.launch { Buffer() }
      device.settle()
      device.engine.memory.drain()
      let buffers = device.engine.memory.objectCounts.filter {
        $0.type.contains("ContiguousArrayStorage<Swift.UInt8>")
      }
      expect(buffers.map(\.liveBytes), is: [Bytes(block)])
    }

    @Test func `when an app has ended its books are empty`() throws {
      let device = SimulatedDevice()
      device.launch { NavigationLinkList() }
      device.settle()
      device.fling(velocity: 2_000)
      device.settle()
      try device.scroll(toRow: 0)
      device.settle()
      try device.tap("Row 1")
      device.settle()
      let meter = device.engine.memory
      #expect(meter.total > Bytes(500_000))
      let categories = AllocationCategory.allCases.filter { $0 != .other }
      let held = categories.filter { meter.sample(at: .launch).live[$0.rawValue] > .zero }
      #expect(Set(held).isSuperset(of: [.viewValues, .state, .models, .graph, .cells, .layers]))
      device.engine.shutDown()
      expect(meter.sample(at: .launch).live, is: AllocationCategory.allCases.map { _ in .zero })
      expect(meter.total, is: .zero)
      expect(meter.objectCounts.filter { $0.live > 0 }.map(\.type), is: [])
    }

    @Test func `above four fifths of the limit an app is warned once, below it is not`() {
      func console(limit: Int) -> [String] {
        var profile = DeviceProfile.iPhone13
        profile.memoryLimit = limit
        let device = SimulatedDevice(profile: profile)
        device.launch { Growing() }
        device.settle()
        for _ in 0..<3 {
          #expect(throws: Never.self) { try device.tap("Grow") }
          device.settle()
        }
        #expect(device.terminationReason == nil)
        return device.console.filter { $0.contains("MemoryWarning") }
      }
      let rest = MemoryWatch.footprintAtRest.value
      expect(console(limit: rest * 2), is: [])
      expect(
        console(limit: rest * 5 / 4),
        is: [
          "UIApplicationDelegate.applicationDidReceiveMemoryWarning"
        ])
    }

    @Test func `an app is ended where it passes the limit, not when all its layers are there`()
      throws
    {
      var profile = DeviceProfile.iPhone13
      let limit = MemoryWatch.footprintAtRest.value + 20_000_000
      profile.memoryLimit = limit
      let device = SimulatedDevice(profile: profile)
      device.launch {
        ScrollView { VStack { ForEach(0..<3_000) { Text("Row \($0) of a list without end") } } }
      }
      expect(device.settle(), is: false)
      #expect(device.terminationReason != nil)
      let footprint = device.engine.memory.footprint.value
      #expect((limit..<limit + 20_000_000).contains(footprint), "\(footprint)")
    }

    @Test func `an app above the limit is ended, and nothing runs any more`() throws {
      var profile = DeviceProfile.iPhone13
      profile.memoryLimit = MemoryWatch.footprintAtRest.value + 200_000
      let device = SimulatedDevice(profile: profile)
      device.launch {
        VStack { ForEach(0..<400) { Text("Row \($0)") } }
      }
      expect(device.settle(), is: false)
      let reason = try #require(device.terminationReason)
      #expect(reason.hasPrefix("The system ended the app: its footprint of "))
      let limit = Bytes(MemoryWatch.footprintAtRest.value + 200_000)
      #expect(reason.hasSuffix("B above the limit of \(limit.text) of this device."))
      #expect(limit.text.hasSuffix(" MB"))
      expect(device.diagnostics, is: [reason])
      // Nothing runs any more.
      let time = device.now
      device.settle()
      expect(device.now, is: time)
    }
  }
}
