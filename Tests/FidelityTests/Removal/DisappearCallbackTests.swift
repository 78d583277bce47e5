// What a view that goes owns lives until its `onDisappear` has run (mechanism.md#8.9, #8.10). That an object goes behind the
// closure that may ask it is inferred: published logs show it where the closure captures the object, as GT-083.

import Combine
import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension RemovalSuite {
  @Test func `disappear callbacks of a removed branch run before its object is released`() throws {
    let device = showing { Branch() }
    expect(device.console, is: ["init a"])
    try expect(device.lines(afterTapping: "remove"), is: ["gone, 1 living", "deinit a"])
  }

  @Test func `a disappear callback around the owner of an object runs before its release`() throws {
    struct Around: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            Outer("b").onDisappear { print("gone, \(Model.living.count) living") }
          }
          Button("remove") { isThere = false }
        }
      }
    }
    let device = showing { Around() }
    try expect(device.lines(afterTapping: "remove"), is: ["gone, 1 living", "deinit b"])
  }

  @Test func `elements of a ForEach, ids and rows go in the same order`() throws {
    struct Many: View {
      @State private var names = ["c", "d"]
      @State private var id = 0
      let isList: Bool
      var body: some View {
        VStack {
          if isList {
            List(names, id: \.self) { Child($0) }
          } else {
            ForEach(names, id: \.self) { Child($0) }
          }
          Button("drop") { names.removeLast() }
        }
      }
    }
    let stack = showing { Many(isList: false) }
    try expect(stack.lines(afterTapping: "drop"), is: ["gone, 2 living", "deinit d"])
    let list = showing { Many(isList: true) }
    try expect(list.lines(afterTapping: "drop").suffix(2).last, is: "deinit d")
  }

  @Test func `a view without callbacks is released as late as one with them`() throws {
    struct Silent: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Outer("e") } else { Text("other").onAppear { print("appears") } }
          Button("remove") { isThere = false }
        }
      }
    }
    let device = showing { Silent() }
    try expect(device.lines(afterTapping: "remove"), is: ["appears", "deinit e"])
  }

  @Test func `what a branch shows in a list goes behind the views of the branch`() throws {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst {
            VStack {
              Text("a").onDisappear { print("a gone") }
              List { Text("row").onDisappear { print("row gone") } }
            }
            .onDisappear { print("stack gone") }
          } else {
            Text("other").onAppear { print("other appears") }
          }
          Button("flip") { isFirst.toggle() }
        }
      }
    }
    try expect(
      showing { Screen() }.lines(afterTapping: "flip"),
      is: ["other appears", "a gone", "stack gone", "row gone"])
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

  /// mechanism.md#8.9: what goes is told after the body that left it out; what it writes is another update.
  @Test func `what a view writes as it goes runs its parent again`() throws {
    let device = showing { Leaving() }
    expect(device.console, is: ["leaving true 0"])
    try expect(
      device.lines(afterTapping: "hide"), is: ["leaving false 0", "gone", "leaving false 1"])
  }

  /// mechanism.md#8.9, #8.10: a removed element calls onDisappear with its own state, the others do not.
  @Test func `a removed element calls onDisappear with its own state`() throws {
    let device = showing { Gone() }
    try expect(device.lines(afterTapping: "c2 0"), is: ["c2 is 1"])
    try expect(device.lines(afterTapping: "drop"), is: ["c2 went at 1"])
    try expect(device.lines(afterTapping: "c0 0"), is: ["c0 is 1"])
    expect(device.screenText, is: ["drop", "c0 1", "c1 0"])
  }
}

private final class Model: ObservableObject {
  let name: String
  init(_ name: String) {
    self.name = name
    Model.living.append(name)
    print("init \(name)")
  }
  deinit {
    Model.living.removeAll { $0 == name }
    print("deinit \(name)")
  }
  nonisolated(unsafe) static var living: [String] = []
}

private struct Child: View {
  @StateObject private var model: Model
  init(_ name: String) { _model = StateObject(wrappedValue: Model(name)) }
  var body: some View {
    Text(model.name).onDisappear { print("gone, \(Model.living.count) living") }
  }
}

private struct Outer: View {
  let name: String
  @State private var model: Model
  init(_ name: String) {
    self.name = name
    _model = State(initialValue: Model(name))
  }
  var body: some View { Text(name) }
}

private struct Branch: View {
  @State private var isThere = true
  var body: some View {
    VStack {
      if isThere { Child("a") }
      Button("remove") { isThere = false }
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

private struct Leaving: View {
  @State private var isShown = true
  @State private var count = 0
  var body: some View {
    let _ = print("leaving \(isShown) \(count)")
    VStack {
      if isShown {
        Text("x").onDisappear {
          print("gone")
          count += 1
        }
      }
      Button("hide") { isShown = false }
    }
  }
}

private struct Gone: View {
  @State private var items = [0, 1, 2]
  var body: some View {
    VStack {
      Button("drop") { items.removeLast() }
      ForEach(items, id: \.self) { Counter(number: $0) }
    }
  }

  struct Counter: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      Button("c\(number) \(count)") { count += 1 }
        .onChange(of: count) { print("c\(number) is \($1)") }
        .onDisappear { print("c\(number) went at \(count)") }
    }
  }
}
