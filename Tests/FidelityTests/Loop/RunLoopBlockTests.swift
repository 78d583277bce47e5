// Blocks that the main run loop itself is given, by `RunLoop.perform` and by Combine's scheduler: a pass performs them before it
// delivers touches, after that, and at its end (CFRunLoop.c), so the update that follows a touch sees what they wrote.

import Combine
import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension LoopSuite {
  @Test
  func
    `a block that an action gives to the loop runs before the bodies and before main-queue blocks`()
    throws
  {
    let device = showing { Performing() }
    try expect(device.lines(afterTapping: "perform"), is: ["end", "performed", "Performing 1"])
    try expect(device.lines(afterTapping: "modes"), is: ["end", "common", "block", "Performing 2"])
    try expect(
      device.lines(afterTapping: "from a queue"), is: ["end", "performed", "Performing 3"])
  }

  @Test func `what a publisher hands to the run loop is of the same update up to iOS 17`() throws {
    let device = showing { Scheduled() }
    expect(device.console, is: ["Scheduled 0 0 0"])
    try expect(device.lines(afterTapping: "go"), is: ["after 1 2 0", "Scheduled 1 2 3"])
    // With the update cycle a touch and the commit are one piece of work.
    let later = showing(on: .iOS18) { Scheduled() }
    try expect(
      later.lines(afterTapping: "go"), is: ["after 1 2 0", "Scheduled 1 2 0", "Scheduled 1 2 3"])
  }

  @Test func `a block for the default mode waits while something is scrolled`() {
    let device = showing { Scrolling() }
    let lines = device.lines {
      device.post { RunLoop.main.perform { print("default") } }
      device.scroll(by: 600)
      device.post {
        RunLoop.main.perform(inModes: [.common]) { print("common") }
        RunLoop.main.perform { print("later") }
      }
    }
    expect(lines.filter { !$0.hasPrefix("row") }, is: ["default", "common", "later"])
  }

  /// GT-010: what the action put into the main queue runs before the bodies.
  @Test func `a block of the main queue that an action adds comes before the body`() throws {
    let device = showing { Queued() }
    try expect(device.lines(afterTapping: "block"), is: ["end", "block", "body 2"])
  }

  @Test func `settle reports that an endless update was cut`() {
    let device = SimulatedDevice()
    device.launch { Endless() }
    #expect(!device.settle())
    expect(device.diagnostics.count, is: 2)
    expect(device.diagnostics.last?.contains("an update of the view graph"), is: true)
  }
}

private struct Performing: View {
  @State private var n = 0
  var body: some View {
    let _ = print("Performing \(n)")
    VStack {
      Button("perform") {
        RunLoop.main.perform {
          MainActor.assumeIsolated { n += 1 }
          print("performed")
        }
        print("end")
      }
      Button("modes") {
        RunLoop.main.perform(inModes: [.common]) {
          MainActor.assumeIsolated { n += 1 }
          print("common")
        }
        DispatchQueue.main.async { print("block") }
        print("end")
      }
      Button("from a queue") {
        DispatchQueue.global().async {
          RunLoop.main.perform {
            MainActor.assumeIsolated { n += 1 }
            print("performed")
          }
        }
        print("end")
      }
    }
  }
}

private final class ScheduledModel: ObservableObject {
  @Published var input = 0
  @Published var doubled = 0
  @Published var slow = 0
  init() {
    $input.map { $0 * 2 }.assign(to: &$doubled)
    $input.dropFirst().receive(on: RunLoop.main).map { $0 * 3 }.assign(to: &$slow)
  }
}

private struct Scheduled: View {
  @StateObject private var model = ScheduledModel()
  var body: some View {
    let _ = print("Scheduled \(model.input) \(model.doubled) \(model.slow)")
    Button("go") {
      model.input += 1
      print("after \(model.input) \(model.doubled) \(model.slow)")
    }
  }
}

private struct Scrolling: View {
  var body: some View {
    ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("\($0)").frame(height: 50) } } }
  }
}

private struct Queued: View {
  @State private var number = 0
  var body: some View {
    let _ = print("body \(number)")
    Button("block") {
      number += 1
      DispatchQueue.main.async {
        print("block")
        number += 1
      }
      print("end")
    }
  }
}

private struct Endless: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").onReceive(Just(count)) { count = $0 + 1 }
  }
}
