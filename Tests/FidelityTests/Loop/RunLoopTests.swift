// Turns of the main run loop on a device, one letter for each thing that happens:
//
//     |  a vsync has passed since the last letter      a  an action of the app's
//     q  a block of the main queue                     t  a timer
//     b  a body                                        o  an appearance
//     c  a commit                                      d  the completion of an animation

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension LoopSuite {
  @Test func `a block that a touch posts comes before the commit up to iOS 17, after it since`()
    throws
  {
    let action: @MainActor (Strip, Binding<Int>) -> Void = { strip, number in
      number.wrappedValue += 1
      DispatchQueue.main.async { strip.note("q") }
    }
    for system in SimulatedSystem.all {
      let hasCycle = ["iOS18", "iOS26", "iOS27"].contains(system.name)
      try expect(drawing(on: system, action), is: (hasCycle ? "|abcq" : "|aqbc"))
    }
  }

  @Test func `there is one drain for each opportunity to commit`() throws {
    try expect(
      drawing(on: .iOS17) { strip, number in chain(3, strip, number) }, is: "|aqbcqbcqbc")
  }

  @Test func `what changes after the commit of an update is shown by the next frame`() throws {
    try expect(
      drawing(on: .iOS18) { strip, number in
        number.wrappedValue += 1
        chain(1, strip, number)
      }, is: "|abcqb|c")
  }

  @Test func `bodies run before the loop sleeps, and one commit shows them all`() throws {
    try expect(
      drawing(on: .iOS18) { strip, number in chain(3, strip, number) }, is: "|aqbqbqb|c")
  }

  @Test func `a drain runs what waited when it began`() throws {
    for system in [SimulatedSystem.iOS17, .iOS18] {
      let drawn = try drawing(on: system) { strip, number in
        // Two blocks in one drain write once each: one body.
        for _ in 0..<2 {
          DispatchQueue.main.async {
            strip.note("q")
            number.wrappedValue += 1
          }
        }
      }
      expect(drawn, is: (system == .iOS17 ? "|aqqbc" : "|aqqb|c"))
    }
  }

  @Test func `an action that changes nothing leads to no frame`() throws {
    for system in [SimulatedSystem.iOS17, .iOS18] {
      try expect(drawing(on: system) { _, _ in }, is: "|a")
    }
  }

  @Test func `the first frame is committed in the turn of the launch`() {
    struct Appearing: View {
      let strip: Strip
      var body: some View {
        let _ = strip.note("b")
        Text("here").onAppear {
          strip.note("o")
          DispatchQueue.main.async { strip.note("q") }
        }
      }
    }
    for system in SimulatedSystem.all {
      let device = SimulatedDevice(system: system)
      let strip = Strip()
      strip.begin(device)
      device.launch { Appearing(strip: strip) }
      device.settle()
      expect(strip.drawn.filter { $0 != "|" }, is: "bocq")
    }
  }

  @Test func `data that comes while nothing else happens is committed at once`() {
    struct Feed: View {
      let strip: Strip
      @ObservedObject var model: Feeder
      var body: some View {
        let _ = strip.note("b")
        Text("\(model.number)")
      }
    }
    for system in [SimulatedSystem.iOS17, .iOS18] {
      let device = SimulatedDevice(system: system)
      let strip = Strip()
      let model = Feeder()
      device.launch { Feed(strip: strip, model: model) }
      device.settle()
      strip.begin(device)
      device.post(after: .milliseconds(90)) {
        strip.note("q")
        model.number += 1
      }
      device.settle()
      expect(strip.drawn, is: "|qbc")
    }
  }

  @Test func `in an update touches come before display links, and there is one commit`() throws {
    struct Moving: View {
      let strip: Strip
      @State private var number = 0
      var body: some View {
        VStack {
          Text("\(number)")
          Button("go") {
            strip.note("a")
            number += 1
          }
          List(0..<100) { Text("row \($0)") }
        }
      }
    }
    for system in [SimulatedSystem.iOS17, .iOS18] {
      let device = SimulatedDevice(system: system)
      let strip = Strip()
      device.launch { Moving(strip: strip) }
      device.settle()
      strip.begin(device)
      device.scroll(by: 40)
      try device.tap("go")
      device.settle()
      // A commit at each vsync of the drag, and none beside them for the touch.
      let frames = strip.drawn.split(separator: "|").map(String.init)
      #expect(frames.allSatisfy { $0 == "c" || $0 == "ac" })
      expect(frames.count { $0 == "ac" }, is: 1)
    }
  }

  @Test func `every change is shown in the end, on every system`() throws {
    for system in SimulatedSystem.all {
      let device = SimulatedDevice(system: system)
      let strip = Strip()
      device.launch {
        Counter(strip: strip) { strip, number in
          number.wrappedValue += 1
          chain(4, strip, number)
        }
      }
      device.settle()
      for _ in 0..<3 {
        try device.tap("go")
        try device.tap("go")
        device.settle()
      }
      expect(device.screenText, is: ["30", "go"])
      expect(device.diagnostics, is: [])
    }
  }

  /// A block of the main queue that hands over the next one.
  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onAppear { step() }
    }
    private func step() {
      simulatedWork(.milliseconds(40))
      count += 1
      DispatchQueue.main.async { step() }
    }
  }

  @Test func `a device that is not at rest after two minutes reports the pending work`() {
    let device = SimulatedDevice()
    device.launch { Restless() }
    #expect(!device.settle())
    expect(
      device.diagnostics,
      is: [
        "The device did not come to rest within 120 s; pending: 1 main-queue block or job, "
          + "an update of the view graph."
      ])
  }

  @Test func `a run that reaches its limit reports the pending work`() {
    let device = SimulatedDevice()
    device.launch { Ticking() }
    device.post(after: .seconds(60)) {}
    #expect(!device.run(atMost: .seconds(5)))
    expect(
      device.diagnostics,
      is: [
        "The limit of 5.0 seconds of virtual time was reached; pending: 1 timer (every 100 ms), "
          + "1 delayed block or sleep, last to run: the body of Ticking."
      ])
    #expect(device.screenText == ["49"] || device.screenText == ["50"])
  }

  @Test func `an hour in which nothing happens takes no event`() {
    for system in [SimulatedSystem.iOS17, .iOS18] {
      let device = SimulatedDevice(system: system)
      device.launch { Text("still") }
      device.settle()
      let events = device.engine.eventCount
      device.advance(by: .seconds(3_600))
      expect(device.engine.eventCount, is: events)
    }
  }
}

@MainActor
private final class Strip: DeviceObserver {
  private(set) var drawn = ""
  private var vsync = 0
  private var device: SimulatedDevice?

  /// Draws what happens from now on.
  func begin(_ device: SimulatedDevice) {
    self.device = device
    device.engine.observer = self
    drawn = ""
    vsync = now
  }

  func note(_ letter: String) {
    guard device != nil else { return }
    if now != vsync {
      drawn += "|"
      vsync = now
    }
    drawn += letter
  }

  /// The vsync at or before the present.
  private var now: Int {
    let time = (device?.now ?? .zero).components
    return Int(time.seconds) * 60 + Int(time.attoseconds / 1_000_000_000) * 60 / 1_000_000_000
  }

  func device(_ device: Engine, committed frame: CommittedFrame) { note("c") }
}

/// A number, and a button that does something with it.
private struct Counter: View {
  let strip: Strip
  let action: @MainActor (Strip, Binding<Int>) -> Void
  @State private var number = 0

  var body: some View {
    let _ = strip.note("b")
    VStack {
      Text("\(number)")
      Button("go") {
        strip.note("a")
        action(strip, $number)
      }
    }
  }
}

/// What happens when the button is touched.
@MainActor private func drawing(
  on system: SimulatedSystem, _ action: @escaping @MainActor (Strip, Binding<Int>) -> Void
) throws -> String {
  let device = SimulatedDevice(system: system)
  let strip = Strip()
  device.launch { Counter(strip: strip, action: action) }
  device.settle()
  strip.begin(device)
  try device.tap("go")
  device.settle()
  return strip.drawn
}

/// A block that writes, and asks for the next one.
@MainActor private func chain(_ blocks: Int, _ strip: Strip, _ number: Binding<Int>) {
  guard blocks > 0 else { return }
  DispatchQueue.main.async {
    strip.note("q")
    number.wrappedValue += 1
    chain(blocks - 1, strip, number)
  }
}

private struct Ticking: View {
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  @State private var count = 0
  var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

private final class Feeder: ObservableObject {
  @Published var number = 0
}
