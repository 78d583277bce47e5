// mechanism.md#8 and #12: the order in which an update's closures are called.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `an initial onChange stands among the onAppears, and tasks come after all`() {
    expect(
      showing { Ordered() }.console,
      is: [
        "t appear", "t change", "v appear", "v change", "t task", "v task",
      ])
  }

  @Test func `an initial onChange is called again whenever the view appears again`() throws {
    let device = showing { Tabs() }
    expect(device.console, is: ["initial 0 0"])
    try expect(device.lines(afterTapping: "add"), is: ["initial 0 1"])
    try expect(device.lines(afterSelecting: "Second"), is: [])
    try expect(device.lines(afterSelecting: "First"), is: ["initial 1 1"])
  }

  @Test func `a removed view disappears after the bodies caused by the new view's onAppear`() throws
  {
    let device = showing { Exchange() }
    expect(device.console, is: ["body 0"])
    try expect(device.lines(afterTapping: "t"), is: ["body 0", "here", "body 1", "gone"])
  }

  @Test func `a removed view disappears in the same round where nothing was written`() throws {
    let device = showing { Exchange(writes: false) }
    try expect(device.lines(afterTapping: "t"), is: ["body 0", "here", "gone"])
  }

  @Test func `callbacks of the update caused by onAppear come before the disappear callbacks`()
    throws
  {
    let device = showing { Exchange(observes: true) }
    try expect(
      device.lines(afterTapping: "t"), is: ["body 0", "here", "body 1", "change 0 1", "gone"])
  }

  @Test func `a task begins a hop later than one that an onAppear makes`() {
    expect(showing { Hops() }.console, is: ["appear", "made in appear", "task"])
  }

  @Test func `onChange closures of one value that feed themselves are warned of once a frame`()
    throws
  {
    let device = showing { Looping() }
    _ = try device.lines(afterTapping: "go")
    let warning = "onChange(of: Int) action tried to update multiple times per frame."
    expect(device.diagnostics.filter { $0 == warning }, is: [warning])
  }

  @Test func `onPreferenceChange is not called where nothing below can hand anything up`() throws {
    let device = showing { Widths() }
    expect(device.console, is: ["branch 0.0", "written 3.0"])
    try expect(device.lines(afterTapping: "widen"), is: ["branch 4.0", "written 4.0"])
  }
}

private struct Ordered: View {
  var body: some View {
    VStack {
      Text("t").task { print("t task") }.onAppear { print("t appear") }
        .onChange(of: 1, initial: true) { print("t change") }
    }
    .task { print("v task") }.onAppear { print("v appear") }
    .onChange(of: 1, initial: true) { print("v change") }
  }
}

private struct Tabs: View {
  @State private var n = 0
  var body: some View {
    TabView {
      Button("add") { n += 1 }
        .onChange(of: n, initial: true) { print("initial \($0) \($1)") }
        .tabItem { Text("First") }
      Text("second").tabItem { Text("Second") }
    }
  }
}

private struct Exchange: View {
  var writes = true
  var observes = false
  @State private var on = true
  @State private var k = 0
  var body: some View {
    let _ = print("body \(k)")
    VStack {
      if on {
        Text("1").onDisappear { print("gone") }
      } else {
        Text("2").onAppear {
          print("here")
          if writes { k += 1 }
        }
      }
      Button("t") { on.toggle() }
    }
    .onChange(of: observes ? k : 0) { print("change \($0) \($1)") }
  }
}

private struct Hops: View {
  var body: some View {
    Text("hops")
      .task { print("task") }
      .onAppear {
        print("appear")
        Task { print("made in appear") }
      }
  }
}

private struct Looping: View {
  @State private var n = 0
  var body: some View {
    Button("go") { n += 1 }
      .onChange(of: n) { if n < 100 { n += 1 } }
      .onChange(of: n) { if n < 100 { n += 1 } }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

private struct Widths: View {
  @State private var width = 3.0
  var body: some View {
    VStack {
      VStack { Text("plain") }.onPreferenceChange(WidthKey.self) { print("plain \($0)") }
      Text("written").preference(key: WidthKey.self, value: width)
        .onPreferenceChange(WidthKey.self) { print("written \($0)") }
      VStack {
        if width > 3 { Text("wide").preference(key: WidthKey.self, value: width) }
      }
      .onPreferenceChange(WidthKey.self) { print("branch \($0)") }
      Button("widen") { width += 1 }
    }
  }
}
