// What is done to a device by its calls is a script, and the script does the same to another device.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  private struct Desk: View {
    @State private var name = ""
    @State private var level = 0.0
    @State private var count = 0
    @State private var colour = "red"
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var rows = Array(0..<60)
    @State private var isShown = false
    var body: some View {
      VStack {
        TextField("Name", text: $name).onSubmit { print("name \(name)") }
        Slider(value: $level) { Text("Level") }.onChange(of: level) { print("level \($0)") }
        Stepper("Count", value: $count).onChange(of: count) { print("count \($0)") }
        Picker("Colour", selection: $colour) { ForEach(["red", "blue"], id: \.self) { Text($0) } }
          .onChange(of: colour) { print($0) }
        DatePicker("Day", selection: $day).onChange(of: day) { print($0.timeIntervalSince1970) }
        Button("Sheet") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
        Text("held").onLongPressGesture { print("held") }
        Text("card").gesture(DragGesture().onEnded { print("dragged \($0.translation.width)") })
        List {
          ForEach(rows, id: \.self) { row in
            // A row with actions of its own has no action that deletes it.
            if row == 2 {
              Text("row \(row)").swipeActions(edge: .leading) {
                Button("Flag") { print("flag \(row)") }
              }
            } else {
              Text("row \(row)")
            }
          }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
        .refreshable { print("refreshed") }
      }
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Desk().tabItem { Text("Desk") }
        NavigationView { NavigationLink("Open") { Text("opened") } }.tabItem { Text("Other") }
      }
    }
  }

  /// Every call, with the action that it is.
  private func calls(_ device: SimulatedDevice) -> [(Script.Action, () throws -> Void)] {
    let day = Date(timeIntervalSince1970: 86_400)
    return [
      (.tap("Name"), { try device.tap("Name") }),
      (.type("Ada!"), { try device.type("Ada!") }),
      (.delete(1), { try device.deleteBackward() }),
      (.submit, { try device.submit() }),
      (.slide("Level", to: 1), { try device.setSlider("Level", to: 1) }),
      (.increment("Count"), { try device.increment("Count") }),
      (.decrement("Count"), { try device.decrement("Count") }),
      (.pick("blue", in: "Colour"), { try device.pick("blue", in: "Colour") }),
      (.setDate("Day", to: day), { try device.setDate("Day", to: day) }),
      (.hold("held"), { try device.longPress("held") }),
      (.drag("card", dx: 30, dy: 4), { try device.drag("card", by: CGSize(width: 30, height: 4)) }),
      (.deleteRow("row 1"), { try device.swipeToDelete("row 1") }),
      (.swipe("row 2", action: "Flag"), { try device.swipe("row 2", action: "Flag") }),
      (.moveRow(0, to: 1), { try device.moveRow(0, to: 1) }),
      (.refresh, { try device.pullToRefresh() }),
      (.scroll(by: 200, velocity: 600), { device.scroll(by: 200, velocity: 600) }),
      (.fling(velocity: 900), { device.fling(velocity: 900) }),
      (.showRow(0), { try device.scroll(toRow: 0) }),
      (.tap("Sheet"), { try device.tap("Sheet") }),
      (.dismissSheet, { try device.dismissSheet() }),
      (.tab("Other"), { try device.selectTab("Other") }),
      (.tap("Open", count: 2), { try device.tap("Open", count: 2) }),
      (.back, { try device.goBack() }),
      (.run(atMost: .seconds(5)), { device.run(atMost: .seconds(5)) }),
      (.closeWindow, { device.closeWindow() }),
    ]
  }

  /// A device to which everything was done, and what that was.
  private func played() throws -> (SimulatedDevice, [Script.Action]) {
    let device = showing { Tabs() }
    device.beginTape()
    let calls = calls(device)
    for (_, call) in calls {
      try call()
      device.settle()
      device.advance(by: .milliseconds(50))
    }
    return (device, calls.map(\.0))
  }

  @Test func `what is done by calls is a script that does the same again`() throws {
    let (device, actions) = try played()
    let script = device.recordedScript
    let run = Script.Action.run(atMost: .seconds(5))
    let done = script.steps.map(\.action).filter { $0.isGesture || $0 == run }
    expect(done, is: actions)
    #expect(device.console.contains("name Ada"))
    #expect(device.console.contains("flag 2"))
    #expect(device.console.contains("refreshed"))

    let other = showing { Tabs() }
    try other.play(script)
    expect(other.console, is: device.console)
    expect(other.diagnostics, is: device.diagnostics)
    expect(other.causes(), is: device.causes())
    // Two devices live here, and allocations are seen by one: so times may differ by some of them.
    expect(other.engine.eventCount, is: device.engine.eventCount)
    expect(other.now, is: device.now)
  }

  @Test func `the app's own use of the loop does not count as the script's`() throws {
    let device = SimulatedDevice()
    device.launch {
      Button("Go") { device.post { print("posted") } }
    }
    device.settle()
    device.beginTape()
    try device.tap("Go")
    device.settle()
    expect(device.console, is: ["posted"])
    expect(device.recordedScript.steps, is: [Script.Step(.tap("Go"), start: .zero, then: .settle)])
  }

  @Test func `a gesture without a target is reported on the tape`() {
    let device = showing { Text("still") }
    device.beginTape()
    device.fling(velocity: 900)
    expect(
      device.recordedScript.steps.map(\.action),
      is: [
        .unrecorded("a gesture that found nothing: \(DeviceError.noList)")
      ])
  }

  @Test func `steps with times of their own begin then, however long the one before takes`() throws
  {
    let device = showing { List(0..<200) { Text("row \($0)") } }
    let start = device.now
    device.beginTape()
    try device.play(
      Script(steps: [
        .init(.fling(velocity: 1_000), start: .zero, then: .nothing),
        .init(.fling(velocity: 1_000), start: .milliseconds(100), then: .nothing),
        .init(.fling(velocity: -500), start: .seconds(9), then: .nothing),
      ]))
    let starts = device.recordedScript.steps.filter { $0.action.isGesture }.compactMap(\.start)
    expect(starts.count, is: 3)
    #expect(starts[1] >= .milliseconds(100) && starts[1] < .milliseconds(110))
    expect(starts[2], is: .seconds(9))
    expect(device.now - start, is: .seconds(9))
  }
}
