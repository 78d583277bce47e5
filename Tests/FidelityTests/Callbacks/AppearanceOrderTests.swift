// The order of onAppear, tasks and the first onChange in an update (mechanism.md#8 and #12).

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension CallbacksSuite {
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

  @Test func `a task begins a hop later than one that an onAppear makes`() {
    expect(showing { Hops() }.console, is: ["appear", "made in appear", "task"])
  }

  @Test
  func `of nested views that come in a branch the inner ones appear first, and tasks are last`()
    throws
  {
    let device = showing { Coming() }
    expect(device.console, is: ["body"])
    let came = try device.lines(afterTapping: "show")
    expect(
      came,
      is: [
        "body", "Inner made", "inner appear", "inner initial", "outer appear", "inner task",
        "outer task",
      ])
    try expect(device.lines(afterTapping: "show"), is: ["body", "inner gone", "outer gone"])
  }

  /// mechanism.md#8.8: a task begins when the update is over that onAppear's writes led to.
  @Test func `what onAppear writes is shown before what the task writes`() {
    let device = showing { Opening() }
    expect(device.console, is: ["opening 0 0", "opening 1 0", "opening 1 1"])
  }

  /// mechanism.md#8.3: the modifier's own content is around what it modifies.
  @Test func `what a modifier does on appearance comes after what it modifies`() {
    let device = showing {
      Text("x").onAppear { print("text") }.modifier(Framed()).onAppear { print("outside") }
    }
    expect(device.console, is: ["text", "modifier", "outside"])
  }

  @Test func `an observer of a preference appears before its contents`() throws {
    let device = showing { Enclosing() }
    expect(device.console, is: ["preference 1", "appear"])
    try expect(
      device.lines(afterTapping: "go"), is: ["preference 2", "inner change", "outer change"])
  }

  /// 8.2: the subgraph of what came is the newest of the stack's.
  @Test func `onAppear and onChange are called in one order`() throws {
    let device = showing { OneQueue() }
    expect(device.console, is: [])
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "around", "appear", "last change", "first change",
      ])
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

private struct Inner: View {
  var body: some View {
    let _ = print("Inner")
    Text("inner").onAppear { print("inner appears") }
  }
}

private struct Coming: View {
  @State private var isShown = false
  var body: some View {
    let _ = print("body")
    VStack {
      Button("show") { isShown.toggle() }
      if isShown {
        VStack {
          Inner()
            .onAppear { print("inner appear") }
            .onChange(of: 1, initial: true) { print("inner initial") }
            .onDisappear { print("inner gone") }
            .task { print("inner task") }
        }
        .onAppear { print("outer appear") }
        .onDisappear { print("outer gone") }
        .task { print("outer task") }
      }
    }
  }
  struct Inner: View {
    var body: some View {
      let _ = print("Inner made")
      Text("inner")
    }
  }
}

private struct Opening: View {
  @State private var one = 0
  @State private var two = 0
  var body: some View {
    let _ = print("opening \(one) \(two)")
    Text("x").onAppear { one = 1 }.task { two = 1 }
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.onAppear { print("modifier") } }
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct Enclosing: View {
  @State private var n = 1
  var body: some View {
    VStack {
      Text("x")
        .preference(key: CountKey.self, value: n)
        .onAppear { print("appear") }
        .onChange(of: n) { print("inner change") }
      Button("go") { n += 1 }
    }
    .onPreferenceChange(CountKey.self) { print("preference \($0)") }
    .onChange(of: n) { print("outer change") }
  }
}

private struct OneQueue: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      Text("first").onChange(of: isShown) { print("first change") }
      if isShown { Text("shown").onAppear { print("appear") } }
      Button("go") { isShown = true }.onChange(of: isShown) { print("last change") }
    }
    .onChange(of: isShown) { print("around") }
  }
}
