// Content that reads its size: when it is made, and for whom (mechanism.md#13 and #14).

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension GeometrySuite {
  @Test func `content of a size whose closure and size change together is made once`() throws {
    let device = showing { Measured() }
    expect(device.console, is: ["body 0", "height 10 n 0"])
    try expect(
      device.lines(afterTapping: "grow"), is: ["body 1", "height 20 n 1", "heard 10 20"])
  }

  @Test func `a view below a reader runs once for a size and a model that change together`() throws
  {
    let device = showing { MeasuredModel() }
    expect(device.console, is: ["height 10", "child 10 0"])
    try expect(device.lines(afterTapping: "grow"), is: ["height 20", "child 20 1"])
    try expect(device.lines(afterTapping: "count"), is: ["child 20 2"])
  }

  @Test func `readers inside each other are each made once`() throws {
    let device = showing { Nested() }
    expect(device.console, is: ["body 10", "outer 10", "inner 5 of 10"])
    try expect(
      device.lines(afterTapping: "grow"), is: ["body 20", "outer 20", "inner 10 of 20"])
  }

  @Test func `content of a size in a row is made once`() throws {
    let device = showing { MeasuredRow() }
    expect(device.console, is: ["row 50", "height 50 n 50"])
    try expect(
      device.lines(afterTapping: "grow"), is: ["row 80", "height 80 n 80", "heard 50 80"])
  }

  @Test func `sizes below a pushed screen and in another tab are delivered`() throws {
    let below = showing { BelowScreen() }
    _ = try below.lines(afterTapping: "push")
    try expect(below.lines(afterTapping: "grow"), is: ["read 20", "told 20"])
    let beside = showing { BesideTab() }
    _ = try beside.lines(afterTapping: "Second")
    try expect(beside.lines(afterTapping: "grow"), is: ["read 20", "told 20"])
  }

  /// mechanism.md#14.1.
  @Test func `content that reads nothing of its proxy does not run for another size`() throws {
    let device = showing { Tall() }
    expect(device.console, is: ["content"])
    try expect(device.lines(afterTapping: "toggle"), is: [])
    #expect(device.screenDescription.contains("390x200"))
  }

  /// 6.1, 8.11: the closure runs behind the action, so the reader is made when the object has its new value.
  @Test
  func `a geometry reader made by an announcement sees the announced value and the next one`()
    throws
  {
    let device = showing { Announced() }
    expect(device.console, is: ["owner false"])
    try expect(device.lines(afterTapping: "n"), is: ["owner true", "reader 1"])
    try expect(device.lines(afterTapping: "n"), is: ["owner true", "reader 2"])
  }

  @Test func `a geometry reader's content is made anew because the body made another closure`()
    throws
  {
    let device = showing { Remade() }
    expect(device.console, is: ["Remade", "content 0"])
    try expect(device.lines(afterTapping: "0"), is: ["Remade", "content 1"])
  }

  /// mechanism.md#14.1: 700 points and the 34 below them show eight rows, each of which asks once.
  @Test func `a geometry reader in a lazy row reads once when the row is made`() throws {
    let device = showing { MeasuredRows() }
    expect(device.console, is: (0..<8).map { "row \($0) is 390 wide" })
  }
}

@Observable private final class Height {
  var value = 10.0
}

/// A view that hears of its size in both ways.
private struct Sized: View {
  let height: Height
  var body: some View {
    GeometryReader { proxy in
      let _ = print("read \(Int(proxy.size.height))")
      Color.clear
    }
    .frame(height: height.value)
    .onGeometryChange(for: Int.self) {
      Int($0.size.height)
    } action: {
      print("told \($0)")
    }
  }
}

private struct BelowScreen: View {
  @State private var height = Height()
  var body: some View {
    NavigationStack {
      VStack {
        Sized(height: height)
        NavigationLink("push") { Button("grow") { height.value += 10 } }
      }
    }
  }
}

private struct BesideTab: View {
  @State private var height = Height()
  var body: some View {
    TabView {
      Sized(height: height).tabItem { Text("First") }
      Button("grow") { height.value += 10 }.tabItem { Text("Second") }
    }
  }
}

private struct Measured: View {
  @State private var number = 0
  var body: some View {
    let _ = print("body \(number)")
    VStack {
      GeometryReader { proxy in
        let height = Int(proxy.size.height)
        let _ = print("height \(height) n \(number)")
        Color.clear.onChange(of: height) { print("heard \($0) \($1)") }
      }
      .frame(height: CGFloat(10 + 10 * number))
      Button("grow") { number += 1 }
    }
  }
}

@Observable private final class Counting {
  var number = 0
}

private struct MeasuredModel: View {
  @State private var model = Counting()
  @State private var height = 10.0
  var body: some View {
    VStack {
      Reading(model: model).frame(height: height)
      Button("grow") {
        height = 20
        model.number += 1
      }
      Button("count") { model.number += 1 }
    }
  }

  struct Reading: View {
    let model: Counting
    var body: some View {
      GeometryReader { proxy in
        let height = Int(proxy.size.height)
        let _ = print("height \(height)")
        Child(height: height, model: model)
      }
    }
  }

  struct Child: View {
    let height: Int
    let model: Counting
    var body: some View {
      let _ = print("child \(height) \(model.number)")
      Color.clear
    }
  }
}

private struct Nested: View {
  @State private var height = 10.0
  var body: some View {
    let _ = print("body \(Int(height))")
    VStack {
      GeometryReader { outer in
        let _ = print("outer \(Int(outer.size.height))")
        GeometryReader { inner in
          let _ = print("inner \(Int(inner.size.height)) of \(Int(height))")
          Color.clear
        }
        .frame(height: outer.size.height / 2)
      }
      .frame(height: height)
      Button("grow") { height += 10 }
    }
  }
}

private struct MeasuredRow: View {
  @State private var height = 50.0
  var body: some View {
    VStack {
      List { Row(height: height) }
      Button("grow") { height += 30 }
    }
  }

  struct Row: View {
    let height: Double
    var body: some View {
      let _ = print("row \(Int(height))")
      GeometryReader { proxy in
        let found = Int(proxy.size.height)
        let _ = print("height \(found) n \(Int(height))")
        Color.clear.onChange(of: found) { print("heard \($0) \($1)") }
      }
      .frame(height: height)
    }
  }
}

private struct Tall: View {
  @State private var isTall = false
  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { _ in
        let _ = print("content")
        Text("fixed")
      }
      .frame(height: isTall ? 200 : 100)
      Button("toggle") { isTall.toggle() }
    }
  }
}

private final class Model: ObservableObject {
  @Published var number = 0
}

private struct Reader: View {
  @ObservedObject var model: Model
  var body: some View {
    let _ = print("reader \(model.number)")
    Text("\(model.number)")
  }
}

private struct Announced: View {
  @State private var model = Model()
  @State private var isShown = false
  var body: some View {
    let _ = print("owner \(isShown)")
    VStack {
      if isShown { Reader(model: model) }
      Button("n") { model.number += 1 }
    }
    .onReceive(model.objectWillChange) { isShown = true }
  }
}

private struct Remade: View {
  @State private var count = 0
  var body: some View {
    let _ = print("Remade")
    GeometryReader { _ in
      let _ = print("content \(count)")
      Button("\(count)") { count += 1 }
    }
  }
}

private struct MeasuredRows: View {
  @State private var other = 0
  var body: some View {
    VStack(spacing: 0) {
      Button("other \(other)") { other += 1 }.frame(height: 63)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            GeometryReader { proxy in
              let _ = print("row \(number) is \(Int(proxy.size.width)) wide")
              Text("row \(number)")
            }
            .frame(height: 100)
          }
        }
      }
    }
  }
}
