// GT-064: sources of events belong to the view that carries them.

@_spi(Runtime) import SimComponents
import Expectations
import SimDevice
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import RepeatedEvaluations

extension WrapperLogs {
  @Test func `GT-064 a tick runs the view that receives it, not its parent`() throws {
    let device = showing(on: .iOS16) { EventSourceTest() }
    expect(device.console.map(name), is: ["EventSourceTest", "TimeView"])
    try expect(device.lines(afterTapping: "Start").map(name), is: ["EventSourceTest", "TimeView"])
    let lines = device.log { device.advance(by: .seconds(3)) }
    expect(lines, is: Array(repeating: "TimeView: _timestamp changed.", count: 3))
  }

  @Test func `GT-064 stopping removes the receiver and cancels the task`() throws {
    let device = showing(on: .iOS16) { EventSourceTest() }
    _ = try device.lines(afterTapping: "Start")
    try expect(device.lines(afterTapping: "Stop").map(name), is: ["EventSourceTest", "TimeView"])
    expect(device.log { device.advance(by: .seconds(3)) }, is: [])
    // Had the first task gone on, its ticks would come beside those of the second.
    _ = try device.lines(afterTapping: "Start")
    expect(device.log { device.advance(by: .seconds(3)) }.count, is: 3)
  }

  @Test func `GT-064 a delivery runs the body that carries the receiver, changed or not`() throws {
    let device = showing(on: .iOS16) { Carriers() }
    expect(device.console, is: ["parent", "carrier", "sibling"])
    try expect(device.lines(afterTapping: "send"), is: ["carrier"])
    try expect(device.lines(afterTapping: "send twice"), is: ["carrier"])
    device.forgetCauses()
    _ = try device.lines(afterTapping: "send")
    expect(device.causes(), is: ["tap \"send\" → an event (onReceive of Carrier) → Carrier"])
  }

  @Test func `GT-064 what a publisher sends when it is subscribed to is no event`() throws {
    let device = showing(on: .iOS16) { Subscribers() }
    expect(device.console, is: ["body", "current 0", "just 0"])
    // The value that is sent later is one; the body that it runs subscribes to nothing anew.
    try expect(device.lines(afterTapping: "send"), is: ["current 1", "body"])
    try expect(device.lines(afterTapping: "evaluate 0"), is: ["body", "just 1"])
  }

  @Test func `a publisher that sends later and is made by each body does not feed itself`() throws {
    let device = showing(on: .iOS16) { Later() }
    expect(device.console, is: ["body", "later 0", "body"])
    expect(device.diagnostics, is: [])
    try expect(device.lines(afterTapping: "evaluate 0"), is: ["body", "later 1", "body"])
  }

  @Test func `the rule can be switched off: then only what a closure changes runs anything`() {
    for runs in [true, false] {
      var policy = SystemPolicy.iOS16
      policy.eventsRunBodies = runs
      let runtime = ViewRuntime(policy: policy)
      let subject = PassthroughSubject<Void, Never>()
      var bodies = 0
      runtime.launch { Counted(subject: subject) { bodies += 1 } }
      runtime.update()
      subject.send()
      runtime.update()
      expect(bodies, is: (runs ? 2 : 1))
    }
  }

  /// The view that a line of `_printChanges` is about.
  private func name(_ line: String) -> String { line.components(separatedBy: ":")[0] }
}

private struct Carriers: View {
  private let ticks = PassthroughSubject<Void, Never>()
  var body: some View {
    let _ = print("parent")
    VStack {
      Button("send") { ticks.send() }
      Button("send twice") {
        ticks.send()
        ticks.send()
      }
      Carrier(ticks: ticks)
      Sibling()
    }
  }
}

private struct Carrier: View {
  let ticks: PassthroughSubject<Void, Never>
  var body: some View {
    let _ = print("carrier")
    HStack { Color.clear.onReceive(ticks) {} }
  }
}

private struct Sibling: View {
  var body: some View {
    let _ = print("sibling")
    Text("sibling")
  }
}

private struct Subscribers: View {
  @State private var evaluations = 0
  private let subject = CurrentValueSubject<Int, Never>(0)
  var body: some View {
    let _ = print("body")
    VStack {
      Button("send") { subject.send(subject.value + 1) }
      Button("evaluate \(evaluations)") { evaluations += 1 }
    }
    .onReceive(subject) { print("current \($0)") }
    .onReceive(Just(evaluations)) { print("just \($0)") }
  }
}

private struct Later: View {
  @State private var evaluations = 0
  private var publisher: AnyPublisher<Int, Never> {
    Future { [evaluations] promise in
      DispatchQueue.main.async { promise(.success(evaluations)) }
    }.eraseToAnyPublisher()
  }
  var body: some View {
    let _ = print("body")
    Button("evaluate \(evaluations)") { evaluations += 1 }
      .onReceive(publisher) { print("later \($0)") }
  }
}

private struct Counted: View {
  let subject: PassthroughSubject<Void, Never>
  let count: () -> Void
  var body: some View {
    let _ = count()
    Text("counted").onReceive(subject) {}
  }
}
