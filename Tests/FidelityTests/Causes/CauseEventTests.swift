// What can stand at the beginning of a chain: closures that views carry, tasks, queues, the outside.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Causes {
  @Test func `what onAppear writes has the appearance as its cause`() {
    let device = SimulatedDevice()
    device.launch { Greeter() }
    device.settle()
    expect(
      device.causes(of: "Greeter"),
      is: [
        "launch → new → Greeter", "onAppear of Greeter → Greeter._greeting → _greeting → Greeter",
      ])
  }

  private struct Part: View {
    let name: String
    var body: some View { Text(name) }
  }

  private struct FirstScreen: View {
    var body: some View {
      TabView {
        NavigationStack {
          GeometryReader { _ in Part(name: "read") }
            .navigationTitle("Title")
            .toolbar { ToolbarItem { Part(name: "item") } }
        }
        .tabItem { Text("First") }
        Part(name: "second").tabItem { Text("Second") }
      }
    }
  }

  @Test(arguments: [SimulatedSystem.iOS17, .iOS27])
  func `what the first tab, a bar and a geometry reader show has an event as its cause`(
    on system: SimulatedSystem
  ) throws {
    let device = SimulatedDevice(system: system)
    device.launch { FirstScreen() }
    device.settle()
    expect(device.causes().filter { !$0.hasPrefix("launch → ") }, is: [])
    #expect(device.causes().contains { $0.contains("Part") })
    device.forgetCauses()
    try device.selectTab("Second")
    device.settle()
    expect(device.causes().filter { !$0.hasPrefix("tab ") }, is: [])
  }

  @Test func `onChange goes on with the chain that it follows`() throws {
    let chains = try chains {
      Follower()
    } after: {
      try $0.tap("go")
    }
    let tap = "tap \"go\" → Follower._first (action of Button \"go\") → _first → Follower"
    expect(
      chains, is: [tap, "\(tap) → Follower._second (onChange of Follower) → _second → Follower"])
  }

  @Test func `onReceive writes for the event that sent`() throws {
    let chains = try chains {
      Receiver()
    } after: {
      try $0.tap("send")
    }
    expect(
      chains,
      is: [
        "tap \"send\" → Receiver._last (onReceive of Receiver) → _last → Receiver"
      ])
  }

  @Test func `a view's task is an event of its own`() {
    let device = SimulatedDevice()
    device.launch { Loader() }
    device.settle()
    expect(
      device.causes(of: "Loader"),
      is: [
        "launch → new → Loader", "task of Loader → Loader._image → _image → Loader ×2",
      ])
  }

  @Test func `a task remembers the closure that began it`() throws {
    let chains = try chains {
      Background()
    } after: {
      try $0.tap("load")
    }
    expect(
      chains,
      is: [
        "task of action of Button \"load\" → Background._step → _step → Background ×2"
      ])
  }

  @Test func `blocks of the main queue remember who handed them over`() throws {
    for (label, event) in [("now", "main-queue block"), ("later", "delayed block")] {
      let chains = try chains {
        Queueing()
      } after: {
        try $0.tap(label)
      }
      expect(
        chains,
        is: [
          "\(event) → Queueing._count (action of Button \"\(label)\") → _count → Queueing"
        ])
    }
  }

  @Test func `data from outside is a cause`() {
    let model = Feed()
    let chains = chains {
      FeedReader(feed: model)
    } after: { device in
      device.post(after: .milliseconds(10)) { model.text = "new" }
    }
    expect(chains, is: ["data from outside → Feed.text → _feed → FeedReader"])
  }

  @Test func `a body that reads a captured state follows the body that owns the state`() throws {
    let chains = try chains {
      Capturing()
    } after: {
      try $0.tap("add")
    }
    expect(
      chains,
      is: [
        "tap \"add\" → Capturing._count (action of Button \"add\") → _count → Capturing",
        "tap \"add\" → Capturing._count (action of Button \"add\") → _count → Capturing "
          + "→ closure value → Shower",
      ])
  }

  @Test func `comparisons that stop a change are counted, and cut-offs too`() throws {
    let device = SimulatedDevice()
    device.launch { Stopping() }
    device.settle()
    device.forgetCauses()
    try device.tap("add")
    device.settle()
    let tap = "tap \"add\" → Stopping._count (action of Button \"add\") → _count → Stopping"
    expect(device.causes(), is: [tap])
    expect(device.count(.equalComparisons, of: "Same"), is: 1)
    expect(device.count(.equalComparisons, of: "Even"), is: 1)
    expect(device.count(.cutOffs, of: "Even"), is: 1)
    expect(device.count(.cutOffs, of: "Same"), is: 0)
  }

  @Test func `causes can be had without a view's name, and forgotten`() throws {
    let device = SimulatedDevice()
    device.launch { Greeter() }
    device.settle()
    expect(device.causes().count, is: 2)
    device.forgetCauses()
    expect(device.causes(), is: [])
  }
}

// MARK: Views

private struct Greeter: View {
  @State private var greeting = ""
  var body: some View { Text("Hello \(greeting)").onAppear { greeting = "Ada" } }
}

private struct Follower: View {
  @State private var first = 0
  @State private var second = 0
  var body: some View {
    Button("go") { first += 1 }.onChange(of: first) { second += 1 }
    Text("\(second)")
  }
}

private struct Receiver: View {
  @State private var last = 0
  private let subject = PassthroughSubject<Int, Never>()
  var body: some View {
    Button("send") { subject.send(last + 1) }.onReceive(subject) { last = $0 }
    Text("\(last)")
  }
}

private struct Loader: View {
  @State private var image = 0
  var body: some View {
    Text("\(image)").task {
      image = 1
      try? await Task.sleep(for: .milliseconds(50))
      image = 2
    }
  }
}

private struct Background: View {
  @State private var step = 0
  var body: some View {
    Button("load") {
      Task {
        step = 1
        try? await Task.sleep(for: .milliseconds(50))
        step = 2
      }
    }
    Text("\(step)")
  }
}

private struct Queueing: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
    Button("now") { DispatchQueue.main.async { count += 1 } }
    Button("later") { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { count += 1 } }
  }
}

private final class Feed: ObservableObject {
  @Published var text = ""
}

private struct FeedReader: View {
  @ObservedObject var feed: Feed
  var body: some View { Text(feed.text) }
}

private struct Capturing: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("add") { count += 1 }
      Shower { _count.wrappedValue }
    }
  }
}

private struct Shower: View {
  let value: () -> Int
  var body: some View { Text("\(value())") }
}

private struct ParityKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var parity: Int {
    get { self[ParityKey.self] }
    set { self[ParityKey.self] = newValue }
  }
  fileprivate var isEven: Bool { parity.isMultiple(of: 2) }
}

private struct Stopping: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("add") { count += 2 }
      Same(text: "same")
      Even().environment(\.parity, count)
    }
  }
}

private struct Same: View {
  let text: String
  var body: some View { Text(text) }
}

private struct Even: View {
  @Environment(\.isEven) private var isEven
  var body: some View { Text(isEven ? "even" : "odd") }
}
