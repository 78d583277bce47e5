// Writes under different transactions are updates of their own (mechanism.md#2.3 to #2.6, #6.4, #7.7 and #19.1).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension TransactionsSuite {
  /// Example 2a: two updates, and what they leave to be called sees the newest value.
  @Test func `plain and animated writes of one closure are two updates of one state`() {
    let device = showing { Nested() }
    expect(device.console, is: ["body 0", "body 2", "body 4", "change 0 2", "change 2 4"])
  }

  /// The example of section 7.
  @Test func `a body runs once for each transaction, and sees what was written up to it`() throws {
    let device = showing { Pair() }
    expect(device.console, is: ["body 0 0"])
    try expect(device.lines(afterTapping: "both"), is: ["end", "body 1 0", "body 1 1"])
    try expect(device.lines(afterTapping: "plain"), is: ["body 2 2"])
    try expect(device.lines(afterTapping: "alike"), is: ["body 3 3"])
    try expect(device.lines(afterTapping: "three"), is: ["body 4 3", "body 4 4", "body 5 4"])
  }

  /// Example 6a: an object cannot keep its older values, so what waits is brought up to date before it changes.
  @Test func `an object that changes under another transaction updates in the middle`() throws {
    let device = showing { Owner() }
    expect(device.console, is: ["body 0 0"])
    try expect(device.lines(afterTapping: "go"), is: ["between", "body 1 0", "end", "body 1 1"])
  }

  @Test func `an observable that changes under another transaction does so, too`() throws {
    let device = showing { Watcher() }
    try expect(device.lines(afterTapping: "go"), is: ["between", "body 1 0", "end", "body 1 1"])
  }

  /// 6.8: the first change ends the tracking, so nobody hears of the second.
  @Test func `two changes of observed properties are one update, whatever their transactions`()
    throws
  {
    let device = showing { Watcher() }
    try expect(device.lines(afterTapping: "twice"), is: ["body 1 1"])
  }

  @Test func `two animations of one closure take their own time and complete on their own`() throws
  {
    let device = showing { Two() }
    try device.tap("go")
    device.advance(by: .milliseconds(600))
    let (half, tenth) = (try device.width(of: "color"), try device.width(of: "divider"))
    #expect(half > 140 && half < 160)
    #expect(tenth > 108 && tenth < 112)
    device.advance(by: .milliseconds(1_000))
    expect(device.console, is: ["body", "body", "body", "first"])
    device.settle()
    expect(device.console, is: ["body", "body", "body", "first", "second"])
  }

  @Test func `an animation goes on though its view is made anew for another reason`() throws {
    let device = showing { Unrelated() }
    try device.tap("go")
    device.advance(by: .milliseconds(300))
    try device.tap("n 0")
    device.advance(by: .milliseconds(300))
    let half = try device.width(of: "color")
    #expect(half > 150 && half < 170)
    device.settle()
    try expect(device.width(of: "color"), is: 200)
  }

  @Test func `what code sets itself counts before what a binding carries`() throws {
    let device = showing { Carried() }
    try expect(device.lines(afterTapping: "binding"), is: ["linear"])
    try expect(device.lines(afterTapping: "ambient"), is: ["easy"])
  }
}

extension SimulatedDevice {
  /// The width of the first thing on screen whose description begins so, in points.
  fileprivate func width(of kind: String) throws -> Double {
    let line = screenDescription.split(separator: "\n")
      .first { $0.trimmingCharacters(in: .whitespaces).hasPrefix(kind) }
    let size = try #require(line?.split(separator: " ").last)
    return try #require(size.split(separator: "x").first.flatMap { Double($0) })
  }
}

private struct Nested: View {
  @State private var v = 0
  var body: some View {
    let _ = print("body \(v)")
    Color.white
      .onAppear {
        v = 1
        v = 2
        withAnimation {
          v = 3
          v = 4
        }
      }
      .onChange(of: v) { print("change \($0) \($1)") }
  }
}

private struct Pair: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    let _ = print("body \(a) \(b)")
    VStack {
      Button("both") {
        a += 1
        withAnimation { b += 1 }
        print("end")
      }
      Button("plain") {
        a += 1
        b += 1
      }
      Button("alike") {
        withAnimation { a += 1 }
        withAnimation { b += 1 }
      }
      Button("three") {
        a += 1
        withAnimation { b += 1 }
        a += 1
      }
    }
  }
}

private final class Model: ObservableObject {
  @Published var a = 0
  @Published var b = 0
}

private struct Owner: View {
  @StateObject private var model = Model()
  var body: some View {
    let _ = print("body \(model.a) \(model.b)")
    Button("go") {
      model.a = 1
      print("between")
      withAnimation { model.b = 1 }
      print("end")
    }
  }
}

@Observable private final class Watched {
  var a = 0
  var b = 0
}

private struct Watcher: View {
  let model = Watched()
  @State private var a = 0
  var body: some View {
    let _ = print("body \(a + model.a) \(model.b)")
    VStack {
      Button("go") {
        a = 1
        print("between")
        withAnimation { model.b = 1 }
        print("end")
      }
      Button("twice") {
        model.a = 1
        withAnimation { model.b = 1 }
      }
    }
  }
}

private struct Two: View {
  @State private var first = 100.0
  @State private var second = 100.0
  var body: some View {
    let _ = print("body")
    VStack {
      Color.red.frame(width: first, height: 1)
      Divider().frame(width: second)
      Button("go") {
        withAnimation(.linear(duration: 1)) {
          first = 200
        } completion: {
          print("first")
        }
        withAnimation(.linear(duration: 5)) {
          second = 200
        } completion: {
          print("second")
        }
      }
    }
  }
}

private struct Carried: View {
  @State private var number = 0.0
  var body: some View {
    VStack {
      Color.red.opacity(1 / (1 + number))
        .transaction { print($0.animation == .linear ? "linear" : "easy") }
      Button("binding") { $number.animation(.linear).wrappedValue += 1 }
      Button("ambient") {
        withAnimation(.easeIn) { $number.animation(.linear).wrappedValue += 1 }
      }
    }
  }
}

private struct Unrelated: View {
  @State private var isWide = false
  @State private var n = 0
  var body: some View {
    VStack {
      Color.red.frame(width: isWide ? 200 : 100, height: 10)
      Button("n \(n)") { n += 1 }
      Button("go") { withAnimation(.linear(duration: 1)) { isWide = true } }
    }
  }
}
