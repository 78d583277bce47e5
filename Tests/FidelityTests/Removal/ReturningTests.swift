// mechanism.md#9.2 to #9.5: what comes back while it is still on its way out, and what goes at once.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension RemovalSuite {
  @Test func `a branch that comes back during its transition keeps its state and was never gone`()
    throws
  {
    let device = showing { Branching() }
    expect(device.console, is: ["appear"])
    for _ in 0..<3 { _ = try device.lines(afterTapping: "count") }
    #expect(device.screenText.contains("n 3"))
    let log = try device.log {
      try device.tap("t")
      device.advance(by: .seconds(0.3))
      try device.tap("t")
      device.settle()
    }
    expect(log, is: [])
    expect(device.screenText, is: ["n 3", "count", "t"])
    try expect(device.lines(afterTapping: "count"), is: [])
    #expect(device.screenText.contains("n 4"))
  }

  @Test func `a branch that comes back after its transition begins anew`() throws {
    let device = showing { Branching() }
    _ = try device.lines(afterTapping: "count")
    try expect(device.lines(afterTapping: "t"), is: ["disappear"])
    try expect(device.lines(afterTapping: "t"), is: ["appear"])
    expect(device.screenText, is: ["n 0", "count", "t"])
  }

  @Test func `both branches may be on their way, and each is put back as it is`() throws {
    let device = showing { Either() }
    _ = try device.lines(afterTapping: "count a")
    let log = try device.log {
      for _ in 0..<2 {
        try device.tap("t")
        device.advance(by: .seconds(0.2))
      }
      device.settle()
    }
    expect(log, is: ["appear b", "disappear b"])
    #expect(device.screenText.contains("a 1"))
  }

  @Test func `an id that comes back during its transition keeps its state`() throws {
    let device = showing { Identified() }
    _ = try device.lines(afterTapping: "count 0")
    let log = try device.log {
      for _ in 0..<2 {
        try device.tap("t")
        device.advance(by: .seconds(0.2))
      }
      device.settle()
    }
    expect(log, is: ["appear 1", "disappear 1"])
    #expect(device.screenText.contains("0: 1"))
  }

  @Test func `an element that comes back during its transition keeps its state`() throws {
    let device = showing { Elements() }
    _ = try device.lines(afterTapping: "count 1")
    let log = try device.log {
      for _ in 0..<2 {
        try device.tap("t")
        device.advance(by: .seconds(0.2))
      }
      device.settle()
    }
    expect(log, is: [])
    expect(device.screenText.filter { $0.contains(": ") }, is: ["0: 0", "1: 1", "2: 0"])
  }

  @Test func `the content of an AnyView has no default transition, so it goes at once`() throws {
    let device = showing { Erased() }
    try expect(device.lines(afterTapping: "t"), is: ["gone", "here"])
    let animated = showing { Erased(animates: true) }
    try expect(animated.lines(afterTapping: "t"), is: ["gone", "here"])
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(name) \(count)")
      Button("count\(name == "n" ? "" : " " + name)") { count += 1 }
    }
    .onAppear { print(name == "n" ? "appear" : "appear \(name)") }
    .onDisappear { print(name == "n" ? "disappear" : "disappear \(name)") }
  }
}

private struct Branching: View {
  @State private var on = true
  var body: some View {
    VStack {
      if on { Counter(name: "n").transition(.opacity) }
      Button("t") { withAnimation(.linear(duration: 1)) { on.toggle() } }
    }
  }
}

private struct Either: View {
  @State private var on = true
  var body: some View {
    VStack {
      if on { Counter(name: "a") } else { Counter(name: "b") }
      Button("t") { withAnimation(.linear(duration: 1)) { on.toggle() } }
    }
  }
}

private struct Counted: View {
  let id: Int
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(id): \(count)")
      Button("count \(id)") { count += 1 }
    }
  }
}

private struct Identified: View {
  @State private var id = 0
  var body: some View {
    VStack {
      Counted(id: id)
        .onAppear { [id] in print("appear \(id)") }
        .onDisappear { [id] in print("disappear \(id)") }
        .id(id)
      Button("t") { withAnimation(.linear(duration: 1)) { id = 1 - id } }
    }
  }
}

private struct Elements: View {
  @State private var data = [0, 1, 2]
  var body: some View {
    VStack {
      ForEach(data, id: \.self) { Counted(id: $0) }
      Button("t") {
        withAnimation(.linear(duration: 1)) { data = data.count == 3 ? [0, 2] : [0, 1, 2] }
      }
    }
  }
}

private struct Erased: View {
  var animates = false
  @State private var on = true
  var body: some View {
    VStack {
      on
        ? AnyView(Text("1").onDisappear { print("gone") })
        : AnyView(Group { Text("2") }.onAppear { print("here") })
      Button("t") { withAnimation(animates ? .linear(duration: 1) : nil) { on.toggle() } }
    }
  }
}
