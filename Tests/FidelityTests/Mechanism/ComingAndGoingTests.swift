// What comes, goes and comes back (mechanism.md#8, #9, #10 and #16): orders of callbacks and bodies in places that no
// example shows.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
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

  @Test func `elements of nested ForEach keep their state by both ids`() throws {
    let device = showing { NestedGroups() }
    expect(device.screenText, is: ["a1:0", "a2:0", "b1:0", "swap", "drop"])
    for label in ["a2:0", "b1:0", "b1:1"] { _ = try device.lines(afterTapping: label) }
    expect(device.screenText, is: ["a1:0", "a2:1", "b1:2", "swap", "drop"])
    try expect(device.lines(afterTapping: "swap"), is: [])
    expect(device.screenText, is: ["b1:2", "a1:0", "a2:1", "swap", "drop"])
    try expect(device.lines(afterTapping: "drop"), is: ["gone a1"])
    expect(device.screenText, is: ["b1:2", "a2:1", "swap", "drop"])
    try expect(device.lines(afterTapping: "swap"), is: ["came a1"])
    expect(device.screenText, is: ["a1:0", "a2:1", "b1:2", "swap", "drop"])
  }

  @Test func `a path that the app replaces makes the new screens and lets the old ones go`() throws
  {
    let device = showing { Travels() }
    try expect(device.lines(afterTapping: "two"), is: ["screen 1", "screen 2", "appear 2"])
    try expect(device.linesOfGoingBack(), is: ["appear 1"])
  }

  @Test func `a destination by item has the values of the last body, and goes when the item does`()
    throws
  {
    let device = showing { ByItem() }
    expect(device.console.last, is: "body")
    try expect(device.lines(afterTapping: "open"), is: ["destination 4 n 0"])
    try expect(device.lines(afterTapping: "more"), is: ["body", "destination 4 n 2"])
  }

  @Test func `a sheet by item is made anew for another item, and keeps state for the same`() throws
  {
    let device = showing { ReplacedSheet() }
    try expect(device.lines(afterTapping: "one"), is: ["sheet 1", "appear 1"])
    try expect(device.lines(afterTapping: "two"), is: ["gone 1", "sheet 2", "appear 2"])
  }

  @Test func `an alert's button acts and its owner runs for what it wrote`() throws {
    let device = showing { Alerting() }
    expect(device.console, is: ["body 0"])
    try expect(device.lines(afterTapping: "ask"), is: [])
    try expect(device.lines(afterTapping: "add"), is: ["added", "body 1"])
  }

  @Test func `a task with an id is cancelled and begun anew, and once more when it returns`() throws
  {
    let device = showing { Tasks() }
    expect(device.console, is: ["body", "begin 0"])
    try expect(device.lines(afterTapping: "n"), is: ["body", "cancelled 0", "begin 1"])
    try expect(device.lines(afterTapping: "hide"), is: ["body", "cancelled 1"])
  }

  @Test
  func `a completion comes after the last frame, and the new one of an interrupted value too`()
    throws
  {
    let device = showing { Completing() }
    try device.tap("grow")
    device.advance(by: .milliseconds(500))
    expect(device.console, is: ["body 0.0", "body 1.0"])
    device.settle()
    expect(device.console, is: ["body 0.0", "body 1.0", "done"])
    try expect(device.lines(afterTapping: "nothing"), is: ["done nothing"])
  }

  @Test func `a list with sections keeps row state through insertion above`() throws {
    let device = showing { Sections() }
    _ = try device.lines(afterTapping: "b:0")
    #expect(device.screenText.contains("b:1"))
    try expect(device.lines(afterTapping: "insert"), is: ["made x"])
    expect(device.screenText, is: ["insert", "H1", "x:0", "a:0", "b:1", "H2", "c:0"])
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

private struct Counted: View {
  let name: String
  @State private var n = 0
  var body: some View {
    Button("\(name):\(n)") { n += 1 }
      .onAppear { if name == "a1", came { print("came a1") } }
      .onDisappear { print("gone \(name)") }
  }
  let came: Bool
  init(_ name: String, came: Bool = false) {
    self.name = name
    self.came = came
  }
}

private struct NestedGroups: View {
  @State private var groups = [["a1", "a2"], ["b1"]]
  @State private var dropped = false
  var body: some View {
    VStack {
      ForEach(groups, id: \.last) { group in
        ForEach(group, id: \.self) { name in Counted(name, came: dropped) }
      }
      Button("swap") {
        if dropped {
          groups = [["a1", "a2"], ["b1"]]
        } else {
          groups = [["b1"], ["a1", "a2"]]
        }
      }
      Button("drop") {
        groups[1] = ["a2"]
        dropped = true
      }
    }
  }
}

private struct Travels: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("two") { path = [1, 2] }
        .navigationDestination(for: Int.self) { n in
          let _ = print("screen \(n)")
          Text("\(n)").onAppear { print("appear \(n)") }
        }
    }
  }
}

private struct Chosen: Identifiable, Hashable { let id: Int }

private struct ByItem: View {
  @State private var n = 0
  @State private var item: Chosen?
  var body: some View {
    let _ = print("body")
    NavigationStack {
      Button("open") {
        n += 1
        item = Chosen(id: 4)
      }
      .navigationDestination(item: $item) { item in
        let _ = print("destination \(item.id) n \(n)")
        Button("more") { n += 1 }
      }
    }
  }
}

private struct ReplacedSheet: View {
  @State private var item: Chosen?
  var body: some View {
    Button("one") { item = Chosen(id: 1) }
      .sheet(item: $item) { chosen in
        let _ = print("sheet \(chosen.id)")
        Button("two") { item = Chosen(id: 2) }
          .onAppear { print("appear \(chosen.id)") }
          .onDisappear { print("gone \(chosen.id)") }
      }
  }
}

private struct Alerting: View {
  @State private var n = 0
  @State private var isAsked = false
  var body: some View {
    let _ = print("body \(n)")
    Button("ask") { isAsked = true }
      .alert("really?", isPresented: $isAsked) {
        Button("add") {
          n += 1
          print("added")
        }
      }
  }
}

private struct Tasks: View {
  @State private var n = 0
  @State private var isShown = true
  var body: some View {
    let _ = print("body")
    VStack {
      if isShown {
        Text("t").task(id: n) { [n] in
          print("begin \(n)")
          do { try await Task.sleep(for: .seconds(1_000)) } catch { print("cancelled \(n)") }
        }
      }
      Button("n") { n += 1 }
      Button("hide") { isShown = false }
    }
  }
}

private struct Completing: View {
  @State private var x = 0.0
  var body: some View {
    let _ = print("body \(x)")
    VStack {
      Color.red.opacity(x)
      Button("grow") {
        withAnimation(.linear(duration: 1)) {
          x = 1
        } completion: {
          print("done")
        }
      }
      Button("nothing") {
        withAnimation(.linear(duration: 1)) {
          x = 1
        } completion: {
          print("done nothing")
        }
      }
    }
  }
}

private struct Sections: View {
  @State private var first = ["a", "b"]
  var body: some View {
    List {
      Button("insert") { first.insert("x", at: 0) }
      Section("H1") { ForEach(first, id: \.self) { Row(name: $0) } }
      Section("H2") { Row(name: "c") }
    }
  }
  struct Row: View {
    let name: String
    @State private var n = 0
    var body: some View {
      Button("\(name):\(n)") { n += 1 }
        .onAppear { if name == "x" { print("made x") } }
    }
  }
}
