import Expectations
import SimDevice
import SwiftUI
import Testing

/// Tasks of views: when they begin, what they depend on, and how they end.
@MainActor @Suite(.serialized) struct TaskTests {
  struct Once: View {
    @State private var count = 0
    var body: some View { Text("\(count) runs").task { count += 1 } }
  }

  @Test func `GT-077 a task runs once after the view is shown`() {
    let device = SimulatedDevice()
    device.launch { Once() }
    device.settle()
    expect(device.screenText, is: ["1 runs"])
  }

  struct ByID: View {
    @State private var value = 0
    var body: some View {
      Text("value \(value)")
        .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { value += 1 } }
        .task(id: value) { print("run \(value)") }
    }
  }

  @Test func `GT-077 a task with an id starts anew when the id changes`() {
    let device = SimulatedDevice()
    device.launch { ByID() }
    device.advance(by: .seconds(1))
    expect(device.console, is: ["run 0", "run 1"])
  }

  struct Feeding: View {
    @State private var t = 0.0
    var body: some View {
      let _ = print("frame")
      Text("\(t)").task(id: t) {
        t += 1
        print(t)
        try? await Task.sleep(nanoseconds: 1_000_000)
      }
    }
  }

  @Test func `GT-096 a task that feeds its own id is not limited`() {
    let device = SimulatedDevice()
    device.launch { Feeding() }
    device.advance(by: .seconds(1))
    expect(device.console.prefix(4), is: ["frame", "1.0", "frame", "2.0"])
    #expect(device.console.count > 50)
  }

  struct Loader: View {
    let url: String
    var body: some View {
      Text(url).task { print("task \(url)") }.task(id: url) { print("task by id \(url)") }
    }
  }

  struct Switching: View {
    @State private var url = "a"
    var body: some View {
      VStack {
        Loader(url: url)
        Button("next") { url = "b" }
      }
    }
  }

  @Test func `GT-145 a task has no automatic dependencies`() throws {
    let device = SimulatedDevice()
    device.launch { Switching() }
    device.settle()
    expect(device.console.sorted(), is: ["task a", "task by id a"])
    let log = try device.log {
      try device.tap("next")
      device.settle()
    }
    expect(log, is: ["task by id b"])
  }

  struct Ticking: View {
    let obeys: Bool
    var body: some View {
      Text("ticking").task {
        for tick in 0..<4 {
          if obeys, Task.isCancelled { return }
          print("tick \(tick)")
          try? await Task.sleep(nanoseconds: obeys ? 1_000_000_000 : 0)
          if !obeys { await later() }
        }
      }
    }

    private func later() async {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
      }
    }
  }

  struct Hiding: View {
    let obeys: Bool
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Ticking(obeys: obeys) }
        Button("hide") { isShown = false }
      }
    }
  }

  @Test(arguments: [true, false])
  func `GT-146 cancellation is a signal that a loop may ignore`(obeys: Bool) throws {
    let device = SimulatedDevice()
    device.launch { Hiding(obeys: obeys) }
    device.advance(by: .milliseconds(1_500))
    try device.tap("hide")
    device.advance(by: .seconds(10))
    expect(device.console.count, is: (obeys ? 2 : 4))
  }
}
