// Identity and updates where several mechanisms meet (mechanism.md#2, #4, #5, #8, #9, #11 and #16).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `a switch keeps a case whose payload changed, and makes another case anew`() throws {
    let device = showing { Switching() }
    expect(device.screenText, is: ["one a 0", "payload", "case"])
    _ = try device.lines(afterTapping: "one a 0")
    try expect(device.lines(afterTapping: "payload"), is: ["one b 1"])
    try expect(device.lines(afterTapping: "case"), is: ["two c 0"])
  }

  @Test func `another layout around the same views keeps their state and runs no body`() throws {
    let device = showing { Layouts() }
    expect(device.console, is: ["body", "counter 0"])
    try expect(device.lines(afterTapping: "count 0"), is: ["counter 1"])
    try expect(device.lines(afterTapping: "turn"), is: ["body"])
    expect(device.screenText, is: ["count 1", "turn"])
  }

  @Test func `a write of onAppear is a change for onChange`() throws {
    let device = showing { Appearing() }
    expect(device.console, is: ["body 0", "appear 0", "body 1", "change 0 1"])
    try expect(device.lines(afterTapping: "animated"), is: ["body 2", "change 1 2"])
  }

  @Test func `writes of a task are one update up to each suspension`() throws {
    let device = showing { Working() }
    expect(device.console, is: ["body 0 0", "body 1 1"])
    device.advance(by: .seconds(2))
    expect(device.console, is: ["body 0 0", "body 1 1", "body 2 1"])
  }

  @Test func `an environment closure runs its readers when its captured values change`() throws {
    let device = showing { Actions() }
    expect(device.console, is: ["body", "constant", "capturing"])
    try expect(device.lines(afterTapping: "n"), is: ["body", "capturing"])
    try expect(device.lines(afterTapping: "m"), is: ["body"])
  }

  @Test func `preferences of elements are reduced in the order of the data, whatever came last`()
    throws
  {
    let device = showing { Reducing() }
    expect(device.console, is: ["told [1, 2]"])
    try expect(device.lines(afterTapping: "front"), is: ["told [0, 1, 2]"])
    try expect(device.lines(afterTapping: "turn"), is: ["told [2, 1, 0]"])
    try expect(device.lines(afterTapping: "same"), is: [])
  }

  @Test func `a pushed screen keeps its state while its root runs, and links make new values`()
    throws
  {
    let device = showing { Rooted() }
    expect(device.console.last, is: "link 0")
    try expect(device.lines(afterTapping: "push"), is: ["there 0 own 0"])
    try expect(device.lines(afterTapping: "own"), is: ["there 0 own 1"])
    try expect(device.lines(afterTapping: "root"), is: ["root", "link 1", "there 1 own 1"])
  }

  /// On iOS 17 both were told at launch that they appear (GT-113), so only the one before has news.
  @Test func `where the app selects another tab, the one before goes`() throws {
    let device = showing { Selecting() }
    expect(device.console, is: ["one appears", "two appears"])
    try expect(device.lines(afterTapping: "to two"), is: ["one goes"])
  }

  @Test func `a sheet over a sheet goes with it, inner before outer`() throws {
    let device = showing { Stacked() }
    _ = try device.lines(afterTapping: "first")
    try expect(device.lines(afterTapping: "second"), is: ["second appears"])
    try expect(
      device.lines(afterTapping: "close both"),
      is: [
        "second goes", "second dismissed", "first goes", "first dismissed",
      ])
  }

  @Test func `a child that takes an optional apart is there as long as there is a value`() throws {
    let device = showing { Unwrapping() }
    expect(device.console, is: ["body", "name a"])
    try expect(device.lines(afterTapping: "a"), is: ["body", "name a!"])
    try expect(device.lines(afterTapping: "clear"), is: ["body"])
    try expect(device.lines(afterTapping: "set"), is: ["body", "name new"])
  }

  @Test func `a timeline in a body that does not run goes on by itself`() throws {
    let device = showing { Ticking() }
    expect(device.console, is: ["body", "tick"])
    let lines = device.log { device.advance(by: .milliseconds(2_100)) }
    expect(lines, is: ["tick", "tick"])
  }
}

private enum Choice { case one(String), two(String) }

private struct Switching: View {
  @State private var choice = Choice.one("a")
  var body: some View {
    VStack {
      switch choice {
      case .one(let name): Counter(name: "one \(name)")
      case .two(let name): Counter(name: "two \(name)")
      }
      Button("payload") { choice = .one("b") }
      Button("case") { choice = .two("c") }
    }
  }
  struct Counter: View {
    let name: String
    @State private var n = 0
    var body: some View {
      let _ = print("\(name) \(n)")
      Button("\(name) \(n)") { n += 1 }
    }
  }
}

private struct Layouts: View {
  @State private var isVertical = true
  var body: some View {
    let _ = print("body")
    let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      Counter()
      Button("turn") { isVertical.toggle() }
    }
  }
  struct Counter: View {
    @State private var n = 0
    var body: some View {
      let _ = print("counter \(n)")
      Button("count \(n)") { n += 1 }
    }
  }
}

private struct Appearing: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    Button("animated") { withAnimation { n += 1 } }
      .onChange(of: n) { print("change \($0) \($1)") }
      .onAppear {
        print("appear \(n)")
        n += 1
      }
  }
}

private struct Working: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    let _ = print("body \(a) \(b)")
    Text("t").task {
      a += 1
      b += 1
      try? await Task.sleep(for: .seconds(1))
      a += 1
    }
  }
}

private struct ActionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: () -> Void = {}
}
private struct OtherActionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: () -> Void = {}
}
extension EnvironmentValues {
  fileprivate var act: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
  fileprivate var otherAct: () -> Void {
    get { self[OtherActionKey.self] }
    set { self[OtherActionKey.self] = newValue }
  }
}

private struct Actions: View {
  @State private var n = 0
  @State private var m = 0
  var body: some View {
    let _ = print("body")
    let n = n
    let _ = m
    VStack {
      Button("n") { self.n += 1 }
      Button("m") { m += 1 }
      Constant().environment(\.act) { print("act") }
      Capturing().environment(\.otherAct) { print("act \(n)") }
    }
  }
  struct Constant: View {
    @Environment(\.act) private var act
    var body: some View {
      let _ = print("constant")
      Text("constant")
    }
  }
  struct Capturing: View {
    @Environment(\.otherAct) private var act
    var body: some View {
      let _ = print("capturing")
      Text("capturing")
    }
  }
}

private struct Numbers: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Reducing: View {
  @State private var items = [1, 2]
  @State private var other = 0
  var body: some View {
    let _ = other
    VStack {
      ForEach(items, id: \.self) { Text("\($0)").preference(key: Numbers.self, value: [$0]) }
      Button("front") { items.insert(0, at: 0) }
      Button("turn") { items.reverse() }
      Button("same") { other += 1 }
    }
    .onPreferenceChange(Numbers.self) { print("told \($0)") }
  }
}

private struct Rooted: View {
  @State private var n = 0
  var body: some View {
    let _ = print("root")
    NavigationStack {
      let _ = print("link \(n)")
      NavigationLink("push") { There(n: n) { n += 1 } }
    }
  }
  struct There: View {
    let n: Int
    let add: () -> Void
    @State private var own = 0
    var body: some View {
      let _ = print("there \(n) own \(own)")
      VStack {
        Button("own") { own += 1 }
        Button("root", action: add)
      }
    }
  }
}

private struct Selecting: View {
  @State private var tab = 1
  var body: some View {
    TabView(selection: $tab) {
      Button("to two") { tab = 2 }
        .onAppear { print("one appears") }.onDisappear { print("one goes") }
        .tabItem { Text("1") }.tag(1)
      Text("two")
        .onAppear { print("two appears") }.onDisappear { print("two goes") }
        .tabItem { Text("2") }.tag(2)
    }
  }
}

private struct Stacked: View {
  @State private var isFirst = false
  @State private var isSecond = false
  var body: some View {
    Button("first") { isFirst = true }
      .sheet(isPresented: $isFirst, onDismiss: { print("first dismissed") }) {
        Button("second") { isSecond = true }
          .onDisappear { print("first goes") }
          .sheet(isPresented: $isSecond, onDismiss: { print("second dismissed") }) {
            Button("close both") { isFirst = false }
              .onAppear { print("second appears") }
              .onDisappear { print("second goes") }
          }
      }
  }
}

private struct Unwrapping: View {
  @State private var name: String? = "a"
  var body: some View {
    let _ = print("body")
    VStack {
      if let name = Binding($name) { Name(name: name) }
      Button("clear") { name = nil }
      Button("set") { name = "new" }
    }
  }
  struct Name: View {
    @Binding var name: String
    var body: some View {
      let _ = print("name \(name)")
      Button(name) { name += "!" }
    }
  }
}

private struct Ticking: View {
  var body: some View {
    let _ = print("body")
    TimelineView(.periodic(from: .now, by: 1)) { _ in
      let _ = print("tick")
      Text("tick")
    }
  }
}
