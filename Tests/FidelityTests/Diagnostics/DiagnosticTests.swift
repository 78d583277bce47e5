// What the framework says of mistakes, in its own words.

@_spi(Runtime) import SimComponents
import Expectations
import SimDevice
import SimGraph
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Diagnostics {}

extension Diagnostics {
  @Test func `ids that occur twice in a ForEach are reported once each`() throws {
    let device = showing { Twins(items: [1, 2, 1, 3, 1, 2]) }
    let type = "ForEach<Array<Int>, Int, Text>"
    expect(
      device.diagnostics,
      is: [
        "\(type): the ID 1 occurs multiple times within the collection, this will give undefined "
          + "results!",
        "\(type): the ID 2 occurs multiple times within the collection, this will give undefined "
          + "results!",
      ])
  }

  @Test func `ids that become equal in an update are reported, in a list as in a ForEach`() throws {
    for isList in [false, true] {
      let device = showing { Twinning(isList: isList) }
      expect(device.diagnostics, is: [])
      try device.tap("twin")
      device.settle()
      expect(
        device.diagnostics,
        is: [
          "ForEach<Array<Int>, Int, Text>: the ID 2 occurs multiple times within the collection, "
            + "this will give undefined results!"
        ])
    }
  }

  @Test func `a range over constants has no ids that could be the same`() {
    let device = showing { VStack { ForEach(0..<3) { Text("\($0)") } } }
    expect(device.diagnostics, is: [])
  }

  /// The value is dropped (mechanism.md#2.1).
  @Test func `GT-122 a state that a body writes`() {
    let device = showing { WritingBody() }
    expect(
      device.diagnostics,
      is: [
        "Modifying state during view update, this will cause undefined behavior."
      ])
    expect(device.screenText, is: ["0"])
  }

  @Test func `GT-122 an object that announces a change in a body`() {
    let device = showing { PublishingBody() }
    expect(
      device.diagnostics,
      is: [
        "Publishing changes from within view updates is not allowed, this will cause undefined "
          + "behavior."
      ])
  }

  @Test func `GT-032 a cycle in the graph is reported, and the update continues`() throws {
    let device = showing { Text("still here") }
    let graph = device.engine.runtime.graph
    let (first, second) = (Ring(), Ring())
    first.node = graph.addRule(first, owner: first)
    second.node = graph.addRule(second, owner: second)
    first.next = { graph.read(second.node!) }
    second.next = { graph.read(first.node!) }
    device.engine.runtime.perform { graph.read(first.node!) }
    let number = first.node!.index
    expect(
      device.diagnostics,
      is: [
        "=== AttributeGraph: cycle detected through attribute \(number) ===",
        "The cycle is ring → ring → ring; the value from before is used.",
      ])
    #expect(first.runs == 1 && second.runs == 1)
    #expect(device.settle())
    graph.remove(first.node!)
    graph.remove(second.node!)
  }

  @Test func `GT-121 a StateObject that is read in init makes an instance of its own`() throws {
    let device = showing { EarlyReader() }
    expect(
      device.diagnostics,
      is: [
        "Accessing StateObject's object without being installed on a View. This will create a new "
          + "instance each time."
      ])
    expect(device.console, is: ["Model.init", "Model.init"])
  }

  @Test func `an endless update is cut, and the device reports the pending work`() {
    let device = SimulatedDevice()
    device.launch { Endless() }
    #expect(!device.settle())
    expect(
      device.diagnostics.last,
      is: "The loop was cut before the device came to rest; pending: an update of the view graph.")
    #expect(
      device.diagnostics.contains(
        "Publishing changes from within view updates is not allowed, this will cause undefined "
          + "behavior."))
  }
}

// MARK: Views

private struct Twins: View {
  let items: [Int]
  var body: some View { VStack { ForEach(items, id: \.self) { Text("\($0)") } } }
}

private struct Twinning: View {
  let isList: Bool
  @State private var items = [1, 2]
  var body: some View {
    VStack {
      Button("twin") { items = [1, 2, 2] }
      if isList {
        List(items, id: \.self) { Text("\($0)") }
      } else {
        ForEach(items, id: \.self) { Text("\($0)") }
      }
    }
  }
}

private struct WritingBody: View {
  @State private var count = 0
  var body: some View {
    if count == 0 { count = 1 }
    return Text("\(count)")
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
  init() { print("Model.init") }
}

private struct PublishingBody: View {
  @StateObject private var model = Model()
  var body: some View {
    if model.count == 0 { model.count = 1 }
    return Text("\(model.count)")
  }
}

private struct EarlyReader: View {
  @StateObject private var model = Model()
  private let first: Int
  init() {
    first = 0
    _ = model.count
  }
  var body: some View { Text("\(model.count)") }
}

private struct Endless: View {
  @StateObject private var model = Model()
  var body: some View {
    model.count += 1
    return Text("\(model.count)")
  }
}

private final class Ring: Rule, NodeOwner {
  var node: NodeID?
  var next: () -> Void = {}
  var runs = 0
  func recompute() -> Bool {
    runs += 1
    next()
    return true
  }
  func label(of node: NodeID) -> String { "ring" }
}
