// The play button: what is made anew, what keeps its identity, and what `_printChanges` says of it.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Seed003 {
  private func launched<V: View>(
    on system: SimulatedSystem = .iOS17, _ view: @autoclosure @escaping @MainActor () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.launch { view() }
    device.settle()
    return device
  }

  private func uuids(on device: SimulatedDevice) -> [String] {
    device.screenText.filter { $0.hasPrefix("UUID: ") }
  }

  @Test func `GT-041 state is reset when the if removes the view`() throws {
    let device = launched(Basic.ContentView())
    #expect(device.screenText.contains("Play"))
    try device.tap("Play")
    device.settle()
    #expect(device.screenText.contains("Pause"))
    try device.tap("Show")
    device.settle()
    #expect(!device.screenText.contains("Pause"))
    try device.tap("Show")
    device.settle()
    #expect(device.screenText.contains("Play"))
  }

  @Test func `GT-042 the first display logs self, identity and the state of both views`() {
    let device = launched(Basic.ContentView())
    #expect(
      device.console == [
        "ContentView: @self, @identity, _showPlayButton changed.",
        "PlayButton: @self, @identity, _isPlaying changed.",
      ])
  }

  @Test func `GT-043 a tap on the play button runs only the owner of the state`() throws {
    let device = launched(Basic.ContentView())
    #expect(try device.lines(afterTapping: "Play") == ["PlayButton: _isPlaying changed."])
  }

  @Test func `GT-044 toggling off runs only the parent; the removed child logs nothing`() throws {
    let device = launched(Basic.ContentView())
    #expect(try device.lines(afterTapping: "Show") == ["ContentView: _showPlayButton changed."])
  }

  @Test func `GT-045 toggled on again the child is logged as on first display, with another UUID`()
    throws
  {
    let device = launched(Basic.ContentView())
    let before = uuids(on: device)
    _ = try device.lines(afterTapping: "Show")
    #expect(
      try device.lines(afterTapping: "Show") == [
        "ContentView: _showPlayButton changed.",
        "PlayButton: @self, @identity, _isPlaying changed.",
      ])
    #expect(before.count == 1)
    #expect(uuids(on: device) != before)
  }

  @Test func `GT-046 plus one makes values anew without new identities`() throws {
    let device = launched(Counting.ContentView())
    let before = uuids(on: device)
    #expect(
      try device.lines(afterTapping: "+ 1") == [
        "ContentView: _count changed.",
        "PlayButton: @self changed.",
        "CountText: @self changed.",
      ])
    let after = uuids(on: device)
    #expect(before.count == 2)
    #expect(zip(before, after).allSatisfy { $0 != $1 })
  }

  @Test func `GT-047 a StateObject lives as long as the identity`() throws {
    let device = launched(WithStateObject.ContentView())
    #expect(models(device.console) == ["PlayButton DataModel init"])
    #expect(models(try device.lines(afterTapping: "Show")) == ["PlayButton DataModel deinit"])
    #expect(models(try device.lines(afterTapping: "Show")) == ["PlayButton DataModel init"])
    #expect(
      try device.lines(afterTapping: "+ 1") == [
        "ContentView: _count changed.",
        "PlayButton: @self changed.",
        "CountText: @self changed.",
      ])
  }

  @Test func `GT-048 an object in a State is made by each value of the view, and ignored`() throws {
    let device = launched(WithState.ContentView())
    let shown = modelTexts(on: device)
    #expect(addresses(device.console) == ["init A0"])
    #expect(try table(device, "Show") == ["deinit A0"])
    #expect(try table(device, "Show") == ["init A1"])
    let managed = modelTexts(on: device)
    #expect(managed != shown)
    #expect(try table(device, "+ 1") == ["init A2"])
    #expect(modelTexts(on: device) == managed)
    #expect(try table(device, "+ 1") == ["init A3", "deinit A2"])
    #expect(modelTexts(on: device) == managed)
    #expect(try table(device, "Show") == ["deinit A3", "deinit A1"])
  }

  @Test func `GT-048 with the lazy State of a later system the spare objects do not occur`() throws
  {
    let device = launched(on: .iOS27, WithState.ContentView())
    #expect(addresses(device.console) == ["init A0"])
    #expect(try table(device, "+ 1") == [])
    #expect(try table(device, "+ 1") == [])
    #expect(try table(device, "Show") == ["deinit A0"])
    #expect(try table(device, "Show") == ["init A1"])
  }

  @Test func `GT-049 through a Binding only the reader runs, on the same value`() throws {
    let device = launched(Bound.ContentView())
    let before = uuids(on: device)
    #expect(try device.lines(afterTapping: "+ 1") == ["CountText: _count changed."])
    #expect(uuids(on: device) == before)
    #expect(device.screenText.contains("1"))
  }

  private func models(_ lines: [String]) -> [String] { lines.filter { $0.contains("DataModel") } }

  private func modelTexts(on device: SimulatedDevice) -> [String] {
    device.screenText.filter { $0.hasPrefix("model ") }
  }

  private func table(_ device: SimulatedDevice, _ label: String) throws -> [String] {
    addresses(try device.lines(afterTapping: label))
  }

  /// The lines of the model, with the objects counted in the order of their making.
  private func addresses(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("init ") || $0.hasPrefix("deinit ") }
  }
}

private enum Basic {
  struct ContentView: View {
    @State private var showPlayButton = true
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Toggle(isOn: $showPlayButton) { Text("Show") }
        if showPlayButton { PlayButton() }
      }
    }
  }

  struct PlayButton: View {
    @State private var isPlaying = false
    let uuid = UUID()
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        Text("UUID: \(uuid)")
      }
    }
  }
}

private struct CountText: View {
  let count: Int
  let uuid = UUID()
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("\(count)")
      Text("UUID: \(uuid)")
    }
  }
}

private enum Counting {
  struct ContentView: View {
    @State private var showPlayButton = true
    @State private var count = 0
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Toggle(isOn: $showPlayButton) { Text("Show") }
        if showPlayButton { Basic.PlayButton() }
        Button("+ 1") { count += 1 }
        CountText(count: count)
      }
    }
  }
}

private enum WithStateObject {
  final class DataModel: ObservableObject {
    init() { print("PlayButton DataModel init") }
    deinit { print("PlayButton DataModel deinit") }
  }

  struct PlayButton: View {
    @State private var isPlaying = false
    @StateObject private var dataModel = DataModel()
    let uuid = UUID()
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        Text("UUID: \(uuid)")
      }
    }
  }

  struct ContentView: View {
    @State private var showPlayButton = true
    @State private var count = 0
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Toggle(isOn: $showPlayButton) { Text("Show") }
        if showPlayButton { PlayButton() }
        Button("+ 1") { count += 1 }
        CountText(count: count)
      }
    }
  }
}

private enum WithState {
  /// Objects are named in the order of their making, apart for each launch.
  final class Names {
    var count = 0
  }

  @Observable final class DataModel {
    let uuid = UUID()
    @ObservationIgnored var now = Birth.next()
    @ObservationIgnored private let name: String

    init(_ names: Names) {
      name = "A\(names.count)"
      names.count += 1
      print("init \(name)")
    }

    deinit { print("deinit \(name)") }
  }

  struct PlayButton: View {
    @State private var isPlaying = false
    @State private var dataModel: DataModel
    let uuid = UUID()

    init(_ names: Names) { _dataModel = State(wrappedValue: DataModel(names)) }

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        Text("UUID: \(uuid)")
        Text("model \(dataModel.uuid) \(dataModel.now)")
      }
    }
  }

  struct ContentView: View {
    @State private var showPlayButton = true
    @State private var count = 0
    let names = Names()
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Toggle(isOn: $showPlayButton) { Text("Show") }
        if showPlayButton { PlayButton(names) }
        Button("+ 1") { count += 1 }
        CountText(count: count)
      }
    }
  }
}

private enum Bound {
  struct CountText: View {
    @Binding var count: Int
    let uuid = UUID()
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Text("\(count)")
        Text("UUID: \(uuid)")
      }
    }
  }

  struct ContentView: View {
    @State private var showPlayButton = true
    @State private var count = 0
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Toggle(isOn: $showPlayButton) { Text("Show") }
        if showPlayButton { Basic.PlayButton() }
        Button("+ 1") { count += 1 }
        CountText(count: $count)
      }
    }
  }
}
