// What makes a body run again, and what does not: state in init, unused wrappers, sends without a change.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Seed004Basics {
  private func launched<V: View>(
    _ view: @autoclosure @escaping @MainActor () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: .iOS16)
    device.launch { view() }
    device.settle()
    return device
  }

  @Test func `GT-052 assigning a State in init has no effect`() {
    let device = launched(InitDemo(number: 12))
    #expect(device.screenText == ["10"])
  }

  @Test func `GT-053 an EnvironmentObject that is declared and unused still subscribes`() throws {
    let device = launched(UnusedObjects())
    #expect(device.console.sorted() == ["environment", "observed", "state"])
    for button in ["publish", "publish same", "send"] {
      #expect(
        try device.lines(afterTapping: button).sorted() == ["environment", "observed", "state"])
    }
  }

  @Test func `GT-054 an Environment key that is declared and unused still runs the body`() throws {
    let device = launched(UnusedKey())
    #expect(device.console == ["sub view update"])
    #expect(try device.lines(afterTapping: "add") == ["sub view update"])
    #expect(try device.lines(afterTapping: "add") == ["sub view update"])
  }

  @Test func `GT-055 objectWillChange always refreshes, whether anything changed or not`() throws {
    let device = launched(Sender())
    #expect(device.console == ["body"])
    #expect(try device.lines(afterTapping: "send") == ["body"])
    #expect(try device.lines(afterTapping: "send") == ["body"])
  }

  @Test func `GT-056 an ObservedObject with a default makes a new object for each value`() throws {
    let device = launched(StoreParent())
    #expect(device.screenText.contains("count 0"))
    _ = try device.lines(afterTapping: "count up")
    #expect(device.screenText.contains("count 1"))
    let log = try device.lines(afterTapping: "parent 0")
    #expect(log == ["store made"])
    #expect(device.screenText.contains("count 0"))
  }

  @Test func `GT-064 events belong to the view that carries them`() throws {
    let device = launched(EventSourceTest())
    #expect(device.console == ["EventSourceTest", "TimeView"])
    #expect(try device.lines(afterTapping: "tick") == ["TimeView"])
    #expect(try device.lines(afterTapping: "enable") == ["EventSourceTest", "TimeView"])
    #expect(try device.lines(afterTapping: "tick") == [])
  }

  @Test func `GT-065 a random stored property defeats the comparison`() throws {
    let device = launched(UnstableParent())
    #expect(device.console == ["stable", "unstable"])
    #expect(try device.lines(afterTapping: "again 0") == ["unstable"])
  }
}

private struct InitDemo: View {
  @State private var number: Int = 10
  init(number: Int) { self.number = 11 }
  var body: some View { Text("\(number)") }
}

private final class Store: ObservableObject {
  @Published var count = 0
}

private struct UnusedObjects: View {
  let store = Store()
  var body: some View {
    VStack {
      Button("publish") { store.count += 1 }
      Button("publish same") { store.count += 0 }
      Button("send") { store.objectWillChange.send() }
      InEnvironment()
      Observed(store: store)
      Owned(store: store)
    }
    .environmentObject(store)
  }

  private struct InEnvironment: View {
    @EnvironmentObject var store: Store
    var body: some View {
      let _ = print("environment")
      Text("abc")
    }
  }

  private struct Observed: View {
    @ObservedObject var store: Store
    var body: some View {
      let _ = print("observed")
      Text("abc")
    }
  }

  private struct Owned: View {
    @StateObject private var store: Store
    init(store: Store) { _store = StateObject(wrappedValue: store) }
    var body: some View {
      let _ = print("state")
      Text("abc")
    }
  }
}

private struct MyValueKey: EnvironmentKey {
  static var defaultValue: Int { 10 }
}

extension EnvironmentValues {
  fileprivate var myValue: Int {
    get { self[MyValueKey.self] }
    set { self[MyValueKey.self] = newValue }
  }
}

private struct UnusedKey: View {
  @State private var i = 100
  var body: some View {
    VStack {
      Button("add") { i += 1 }
      SubView().environment(\.myValue, i)
    }
  }

  private struct SubView: View {
    @Environment(\.myValue) private var myValue
    var body: some View {
      let _ = print("sub view update")
      Text("Sub View")
    }
  }
}

private struct Sender: View {
  @StateObject private var store = Store()
  var body: some View {
    let _ = print("body")
    Button("send") { store.objectWillChange.send() }
  }
}

private struct StoreParent: View {
  @State private var generation = 0
  var body: some View {
    VStack {
      Button("parent \(generation)") { generation += 1 }
      StoreChild()
    }
  }

  private final class Counter: ObservableObject {
    @Published var count = 0
    init() { print("store made") }
  }

  private struct StoreChild: View {
    @ObservedObject var store = Counter()
    var body: some View {
      VStack {
        Button("count up") { store.count += 1 }
        Text("count \(store.count)")
      }
    }
  }
}

private struct EventSourceTest: View {
  @State private var enable = true
  private let ticks = PassthroughSubject<Void, Never>()
  var body: some View {
    let _ = print("EventSourceTest")
    VStack {
      Button("enable") { enable.toggle() }
      Button("tick") { ticks.send() }
      TimeView(enable: enable, ticks: ticks)
    }
  }

  private struct TimeView: View {
    let enable: Bool
    let ticks: PassthroughSubject<Void, Never>
    @State private var timestamp = 0
    var body: some View {
      let _ = print("TimeView")
      Text("\(timestamp)")
        .background {
          if enable { Color.clear.onReceive(ticks) { timestamp += 1 } }
        }
    }
  }
}

private struct UnstableParent: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("again \(count)") { count += 1 }
      Stable()
      Unstable()
    }
  }

  private struct Stable: View {
    let number = 3
    var body: some View {
      let _ = print("stable")
      Text("\(number)")
    }
  }

  private struct Unstable: View {
    let number = Int.random(in: 0...Int.max)
    var body: some View {
      let _ = print("unstable")
      Text("\(number)")
    }
  }
}
