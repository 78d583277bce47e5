// Programs that write while an update goes on, or that feed themselves: each occurrence is told in the framework's
// words, bodies are bounded, and the screen is what the framework would show (mechanism.md#2.1, #6.5, #7.6).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Diagnostics {
  private static let modifying =
    "Modifying state during view update, this will cause undefined behavior."
  private static let publishing =
    "Publishing changes from within view updates is not allowed, this will cause undefined behavior."

  @Test func `each write of a body is reported, and none is kept`() throws {
    let device = showing { Twice() }
    expect(device.console, is: ["body 0 0"])
    expect(device.diagnostics, is: [Self.modifying, Self.modifying])
    try expect(device.lines(afterTapping: "0"), is: ["body 1 0"])
    expect(device.diagnostics.count, is: 4)
    expect(device.screenText, is: ["1"])
  }

  @Test func `writes of an init, a property's update and a getter are reported and dropped`() throws
  {
    let device = showing { Writers() }
    expect(device.console, is: ["Writers 0", "Initial", "Updating"])
    expect(device.diagnostics, is: [Self.modifying, Self.modifying, Self.modifying])
    try expect(device.lines(afterTapping: "0"), is: ["Writers 1"])
    expect(device.diagnostics.count, is: 5)
    expect(device.screenText.first, is: "1")
  }

  @Test func `writes of a sheet's content, a layout and a binding are reported and dropped`() throws
  {
    let device = showing { Deep() }
    expect(device.console, is: ["Deep 0"])
    let layout = device.diagnostics.count
    #expect(layout > 0 && Set(device.diagnostics) == [Self.modifying])
    try expect(device.lines(afterTapping: "show"), is: ["sheet 0"])
    expect(device.diagnostics.dropFirst(layout), is: [Self.modifying])
  }

  @Test func `a value published in an update is reported and visible to the next one`() throws {
    let device = showing { Publishing() }
    expect(device.console, is: ["Publishing 0", "row 0", "Publishing 1", "row 1"])
    expect(device.diagnostics, is: [Self.publishing])
    expect(device.screenText, is: ["1", "row 1"])
  }

  @Test func `closures of onChange that feed each other are cut off, each by itself`() throws {
    let device = showing { PingPong() }
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "body 1 0", "a 1", "body 1 1", "b 1", "body 2 1", "a 2", "body 2 2", "b 2", "body 3 2",
      ])
    expect(
      device.diagnostics, is: ["onChange(of: Int) action tried to update multiple times per frame."]
    )
    #expect(device.settle())
  }

  @Test func `a preference that feeds itself is cut off after two calls`() throws {
    let device = showing { Growing() }
    let first = device.console.count
    #expect(first < 20)
    try expect(device.lines(afterTapping: "grow"), is: ["told 101.0", "told 102.0"])
    expect(
      device.diagnostics.last,
      is: "Bound preference Length tried to update multiple times per frame.")
    #expect(device.settle())
  }

  @Test func `geometry that swings between two sizes is cut off, with the framework's message`() {
    let device = showing { Swinging() }
    expect(
      device.diagnostics,
      is: [
        "Geometry action tried to update multiple times per frame."
      ])
    #expect(device.console.count < 20)
    #expect(device.settle())
  }
}

private struct Twice: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    let _ = print("body \(a) \(b)")
    let _ = (a += 1)
    let _ = (b += 1)
    Button("\(a)") { a += 1 }
  }
}

private struct Writers: View {
  @State private var n = 0
  var body: some View {
    let _ = print("Writers \(n)")
    VStack {
      Button("\(n)") { n += 1 }
      Initial(n: $n)
      Updating()
      Text(computed)
    }
  }
  private var computed: String {
    n += 1
    return "computed"
  }
}

private struct Initial: View {
  init(n: Binding<Int>) { n.wrappedValue += 1 }
  var body: some View {
    let _ = print("Initial")
    Text("initial")
  }
}

@propertyWrapper private struct Counting: DynamicProperty {
  @State private var count = 0
  var wrappedValue: Int { count }
  func update() { count += 1 }
}

private struct Updating: View {
  @Counting private var count
  var body: some View {
    let _ = print("Updating")
    Text("updates \(count)")
  }
}

private struct WritingLayout: Layout, @unchecked Sendable {
  @Binding var n: Int
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    n += 1
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct Deep: View {
  @State private var n = 0
  @State private var isShown = false
  var body: some View {
    let _ = print("Deep \(n)")
    VStack {
      WritingLayout(n: $n) { Text("laid out") }
      Button("show") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      let _ = print("sheet \(n)")
      let _ = (n += 1)
      Text("sheet")
    }
  }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct Publishing: View {
  @StateObject private var counter = Counter()
  var body: some View {
    let _ = print("Publishing \(counter.count)")
    VStack {
      Text("\(counter.count)")
      ForEach(0..<1) { _ in
        let _ = print("row \(counter.count)")
        let _ = counter.count == 0 ? (counter.count = 1) : ()
        Text("row \(counter.count)")
      }
    }
  }
}

private struct PingPong: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    let _ = a > 0 ? print("body \(a) \(b)") : ()
    Button("go") { a += 1 }
      .onChange(of: a) {
        print("a \(a)")
        b += 1
      }
      .onChange(of: b) {
        print("b \(b)")
        a += 1
      }
  }
}

private struct Length: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

private struct Growing: View {
  @State private var length = 0.0
  var body: some View {
    VStack {
      Text("text").preference(key: Length.self, value: length)
      Button("grow") { length = 100 }
    }
    .onPreferenceChange(Length.self) {
      print("told \($0 + 1)")
      length = $0 + 1
    }
  }
}

private struct Swinging: View {
  @State private var width: CGFloat = 10
  var body: some View {
    let _ = print("body \(width)")
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 == 10 ? 20 : 10 }
  }
}
