// mechanism.md#8.1, #8.3 and #8.5: a modifier in a list of views counts the views that it stands around, and all closures
// of an update are one queue in the order of the graph.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `a group in a stack appears with its first view and disappears with its last`() throws
  {
    let device = showing { GroupInStack() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "first"), is: ["+", "initial 1", "task"])
    try expect(device.lines(afterTapping: "second"), is: [])
    try expect(device.lines(afterTapping: "first"), is: [])
    try expect(device.lines(afterTapping: "second"), is: ["-", "cancelled"])
  }

  @Test func `a group that is all of a screen appears whatever it holds`() {
    expect(showing { GroupAlone() }.console, is: ["+"])
  }

  /// What is put over a view or behind it is one view, as the root of a screen is.
  @Test func `a group in an overlay or a background appears whatever it holds`() throws {
    let device = showing { GroupOver() }
    expect(device.console, is: ["behind", "over"])
    try expect(device.lines(afterTapping: "toggle"), is: ["view in over"])
    try expect(device.lines(afterTapping: "toggle"), is: [])
    try expect(device.lines(afterTapping: "gone"), is: ["over gone"])
  }

  @Test func `a view whose body gives nothing does not appear in a stack`() throws {
    let device = showing { PerhapsInStack() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "toggle"), is: ["+"])
    try expect(device.lines(afterTapping: "toggle"), is: ["-"])
  }

  @Test func `the last view of a group takes its transition before the group disappears`() throws {
    let device = showing { PerhapsInStack(isShown: true, animates: true) }
    let log = try device.log {
      try device.tap("toggle")
      device.advance(by: .seconds(0.5))
    }
    expect(log, is: [])
    expect(device.lines { device.settle() }, is: ["-"])
  }

  @Test func `a modifier on a ForEach in a list is one for all its rows`() throws {
    let device = showing { RowsOfForEach() }
    expect(device.console, is: ["+", "task"])
    try expect(device.lines(afterTapping: "add"), is: ["change 3 4"])
    try expect(device.lines(afterTapping: "clear"), is: ["change 4 0", "-", "cancelled"])
    try expect(device.lines(afterTapping: "add"), is: ["+", "change 0 1", "task"])
  }

  @Test func `a modifier on a ForEach in a lazy stack is not called for single rows`() {
    let device = showing {
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { Text("\($0)").frame(height: 50) }
            .onAppear { print("+") }
            .onDisappear { print("-") }
        }
      }
    }
    expect(device.console, is: ["+"])
    expect(
      device.lines {
        device.scroll(by: 2_000)
        device.settle()
      }, is: [])
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

  @Test func `an onChange that a button inserts later is called twice in a frame`() throws {
    let device = showing { InsertedLoop() }
    try expect(device.lines(afterTapping: "insert"), is: ["0 1", "1 2"])
    #expect(device.screenText.contains("n 3"))
  }

  /// 4.6: nobody knows when what closures say changed, nor does the box of a constant.
  @Test func `a binding of closures and a constant are named at every visit`() throws {
    let device = showing { Handing() }
    let child = "Handed: @self, @identity, _n changed."
    expect(device.console, is: ["Handing: @self, @identity, _k changed.", child, child])
    try expect(
      device.lines(afterTapping: "k"),
      is: [
        "Handing: _k changed.", "Handed: @self, _n changed.", "Handed: @self, _n changed.",
      ])
  }

  /// 3.2: a box begins with what the owner has read.
  @Test func `a binding to what its owner reads is named though the child reads it not`() throws {
    let device = showing { ReadingOwner() }
    try expect(
      device.lines(afterTapping: "n 0"),
      is: [
        "ReadingOwner: _n changed.", "Handed: @self, _n changed.",
      ])
  }

  @Test func `a namespace and a scaled number have their names in the first line`() {
    expect(showing { Wrapped() }.console, is: ["Wrapped: @self, @identity, _space, _size changed."])
  }

  @Test func `what leaves lies below what stays, for the finger and for a label`() throws {
    let device = showing { Covering() }
    try device.tap("go")
    device.advance(by: .seconds(0.2))
    try expect(device.lines(afterTapping: "go"), is: ["stays"])
  }

  @Test func `a moving view calls the surrounding transaction modifiers once`() throws {
    let device = showing { Pushed() }
    try expect(device.lines(afterTapping: "go"), is: ["asked"])
  }
}

private struct GroupInStack: View {
  @State private var first = false
  @State private var second = false
  var body: some View {
    VStack {
      Group {
        if first { Text("1") }
        if second { Text("2") }
      }
      .onAppear { print("+") }
      .onDisappear { print("-") }
      .onChange(of: 1, initial: true) { print("initial \($1)") }
      .task {
        print("task")
        try? await Task.sleep(for: .seconds(1_000))
        print("cancelled")
      }
      Button("first") { first.toggle() }
      Button("second") { second.toggle() }
    }
  }
}

private struct GroupAlone: View {
  var body: some View { Group { EmptyView() }.onAppear { print("+") } }
}

private struct Perhaps: View {
  let isShown: Bool
  var body: some View { if isShown { Text("shown") } }
}

private struct PerhapsInStack: View {
  @State var isShown = false
  var animates = false
  var body: some View {
    VStack {
      Perhaps(isShown: isShown)
        .onAppear { if !animates { print("+") } }
        .onDisappear { print("-") }
      Button("toggle") { withAnimation(animates ? .linear(duration: 1) : nil) { isShown.toggle() } }
    }
  }
}

private struct RowsOfForEach: View {
  @State private var data = [0, 1, 2]
  var body: some View {
    VStack {
      List {
        ForEach(data, id: \.self) { Text("\($0)") }
          .onAppear { print("+") }
          .onDisappear { print("-") }
          .onChange(of: data.count) { print("change \($0) \($1)") }
          .task {
            print("task")
            try? await Task.sleep(for: .seconds(1_000))
            print("cancelled")
          }
      }
      Button("add") { data.append(data.count) }
      Button("clear") { data = [] }
    }
  }
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

private struct Loop: View {
  @State private var n = 0
  var body: some View {
    Text("n \(n)")
      .onAppear { n = 1 }
      .onChange(of: n) {
        print("\($0) \($1)")
        n += 1
      }
  }
}

private struct InsertedLoop: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      if isShown { Loop() }
      Button("insert") { isShown = true }
    }
  }
}

private struct Handed: View {
  @Binding var n: Int
  var body: some View {
    let _ = Self._printChanges()
    Text("handed")
  }
}

private struct Handing: View {
  @State private var k = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Handed(n: Binding(get: { k }, set: { k = $0 }))
      Handed(n: .constant(k))
      Button("k") { k += 1 }
    }
  }
}

private struct ReadingOwner: View {
  @State private var n = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("n \(n)") { n += 1 }
      Handed(n: $n)
    }
  }
}

private struct Wrapped: View {
  @Namespace private var space
  @ScaledMetric private var size = 10.0
  var body: some View {
    let _ = Self._printChanges()
    Text("wrapped")
  }
}

private struct Covering: View {
  @State private var leaves = false
  var body: some View {
    ZStack {
      Button("go") { print("stays") }
      if !leaves {
        Button("go") { withAnimation(.linear(duration: 1)) { leaves = true } }
          .frame(width: 200, height: 200)
      }
    }
  }
}

private struct Pushed: View {
  @State private var height = 10.0
  var body: some View {
    VStack {
      Color.red.frame(height: height)
      Text("pushed").transaction { _ in print("asked") }
      Button("go") { withAnimation(.linear(duration: 1)) { height += 50 } }
    }
  }
}

private struct GroupOver: View {
  @State private var isOn = false
  @State private var isThere = true
  var body: some View {
    VStack {
      if isThere {
        Color.red
          .overlay {
            Group { if isOn { Text("x").onAppear { print("view in over") } } }
              .onAppear { print("over") }
              .onDisappear { print("over gone") }
          }
          .background { Group { if isOn { Text("y") } }.onAppear { print("behind") } }
      }
      Button("toggle") { isOn.toggle() }
      Button("gone") { isThere = false }
    }
  }
}
