// Sentences of the public documentation about what every app stands on: views without content or of any type, identities,
// what is handed down and written back, and closures that are called as views come, change and go.

import Expectations
import Combine
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedBasicsTests {
  /// What the console has after each of some taps.
  private func console<Content: View>(
    tapping labels: [String], @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) throws -> [[String]] {
    let device = launched(content)
    var lines = [device.console]
    for label in labels {
      let known = device.console.count
      try device.tap(label)
      device.settle()
      lines.append(Array(device.console[known...]))
    }
    return lines
  }

  @Test func `a view without content takes no place, and several are built from one closure`() {
    let device = launched {
      VStack(spacing: 8) {
        Text("a")
        EmptyView()
        Text("b")
      }
      .onGeometryChange(for: Int.self) {
        Int($0.size.height)
      } action: {
        print($0)
      }
    }
    // Two lines of 20.33 points and one distance.
    expect(device.console, is: ["48"])
  }

  @Test func `a view of any type keeps its state while the type is the same, and loses it with it`()
    throws
  {
    let device = launched { Erased() }
    try device.tap("count 0")
    device.settle()
    try device.tap("again")
    device.settle()
    #expect(device.screenText.contains("count 1"))
    try device.tap("other type")
    device.settle()
    #expect(device.screenText.contains("count 0"))
  }

  @Test func `another id resets what is below, the same one keeps it`() throws {
    let device = launched { Identified() }
    try device.tap("count 0")
    device.settle()
    try device.tap("same id")
    device.settle()
    #expect(device.screenText.contains("count 1"))
    try device.tap("other id")
    device.settle()
    #expect(device.screenText.contains("count 0"))
  }

  @Test
  func
    `a value of the environment is its default, that of the nearest writer, or changed in place`()
  {
    let device = launched {
      VStack {
        LevelReader(name: "none")
        VStack {
          LevelReader(name: "outer")
          LevelReader(name: "inner").environment(\.level, 2)
          LevelReader(name: "changed").transformEnvironment(\.level) { $0 += 10 }
        }
        .environment(\.level, 1)
      }
    }
    expect(Set(device.console), is: ["none 0", "outer 1", "inner 2", "changed 11"])
  }

  @Test
  func `a binding reads and writes what it is of, and a constant one ignores what is written`()
    throws
  {
    let device = launched { Bound() }
    try device.tap("up")
    device.settle()
    #expect(device.screenText.contains("owner 1"))
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    expect(constant.wrappedValue, is: 3)
  }

  @Test func `an object is made once for the life of its view, and its changes run the body`()
    throws
  {
    let lines = try console(tapping: ["again", "more"]) { Owner() }
    expect(lines[0], is: ["made", "value 0"])
    expect(lines[1], is: ["value 0"])
    expect(lines[2], is: ["value 1"])
  }

  @Test func `onAppear comes before onDisappear, each once`() throws {
    let lines = try console(tapping: ["hide", "show"]) { Coming() }
    expect(lines, is: [["here"], ["gone"], ["here"]])
  }

  @Test func `onReceive is called with each value of a publisher`() throws {
    let lines = try console(tapping: ["send", "send"]) { Receiving() }
    expect(lines, is: [[], ["received 1"], ["received 2"]])
  }

  @Test func `onGeometryChange is called with the first value, then with each different one`()
    throws
  {
    let lines = try console(tapping: ["wider", "same"]) { Measured() }
    expect(lines, is: [["50"], ["80"], []])
  }

  @Test func `a cover is dismissed like a sheet and calls onDismiss`() throws {
    let lines = try console(tapping: ["cover", "close"]) { Covered() }
    expect(lines.map { $0.filter { !$0.hasPrefix("UI") } }, is: [[], [], ["cover is gone"]])
  }

  @Test func `an editor writes what is typed into it, line by line`() throws {
    let device = launched { Editing() }
    try device.type("a\nb", into: "editor")
    device.settle()
    #expect(device.screenText.contains("2 lines"))
  }

  @Test func `points of a unit square go from the top leading corner to the bottom trailing one`() {
    expect(UnitPoint.topLeading, is: UnitPoint(x: 0, y: 0))
    expect(UnitPoint.bottomTrailing, is: UnitPoint(x: 1, y: 1))
    expect(UnitPoint.center, is: UnitPoint(x: 0.5, y: 0.5))
    #expect(UnitPoint.zero == .topLeading && UnitPoint() == .topLeading)
    expect(UnitPoint.leading, is: UnitPoint(x: 0, y: 0.5))
    expect(Axis.allCases, is: [.horizontal, .vertical])
    #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
  }

  @Test func `pairs of animatable data are added, scaled and measured part by part`() {
    var pair = AnimatablePair(3.0, 4.0)
    expect(pair.magnitudeSquared, is: 25)
    pair.scale(by: 2)
    expect(pair, is: AnimatablePair(6, 8))
    expect(pair + AnimatablePair(1, 1), is: AnimatablePair(7, 9))
    #expect(AnimatablePair<Double, Double>.zero == AnimatablePair(0, 0))
    expect(EmptyAnimatableData.zero, is: EmptyAnimatableData())
    expect(EmptyAnimatableData().magnitudeSquared, is: 0)
  }

  @Test func `a namespace is another one for each view that declares it`() {
    let device = launched {
      VStack {
        Named(name: "a")
        Named(name: "b")
      }
    }
    expect(Set(device.console).count, is: 2)
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Erased: View {
  @State private var isOther = false
  @State private var runs = 0
  var body: some View {
    let _ = runs
    Button("again") { runs += 1 }
    Button("other type") { isOther = true }
    isOther ? AnyView(Counter().padding(1)) : AnyView(Counter())
  }
}

private struct Identified: View {
  @State private var id = 0
  @State private var runs = 0
  var body: some View {
    let _ = runs
    Button("same id") { runs += 1 }
    Button("other id") { id += 1 }
    Counter().id(id)
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelReader: View {
  let name: String
  @Environment(\.level) private var level
  var body: some View {
    let _ = print(name, level)
    Text(name)
  }
}

private struct Bound: View {
  @State private var value = 0
  var body: some View {
    Text("owner \(value)")
    Upper(value: $value)
  }
}

private struct Upper: View {
  @Binding var value: Int
  var body: some View { Button("up") { value += 1 } }
}

private final class Store: ObservableObject {
  @Published var value = 0
  init() { print("made") }
}

private struct Owner: View {
  @State private var runs = 0
  var body: some View {
    Button("again") { runs += 1 }
    Owned(runs: runs)
  }
}

private struct Owned: View {
  let runs: Int
  @StateObject private var store = Store()
  var body: some View {
    let _ = print("value", store.value)
    Button("more") { store.value += 1 }
  }
}

private struct Coming: View {
  @State private var isThere = true
  var body: some View {
    Button(isThere ? "hide" : "show") { isThere.toggle() }
    if isThere { Text("x").onAppear { print("here") }.onDisappear { print("gone") } }
  }
}

private struct Receiving: View {
  @State private var subject = PassthroughSubject<Int, Never>()
  @State private var count = 0
  var body: some View {
    Button("send") {
      count += 1
      subject.send(count)
    }
    .onReceive(subject) { print("received", $0) }
  }
}

private struct Measured: View {
  @State private var width: CGFloat = 50
  @State private var runs = 0
  var body: some View {
    let _ = runs
    Color.red.frame(width: width, height: 10).onGeometryChange(for: Int.self) {
      Int($0.size.width)
    } action: {
      print($0)
    }
    Button("wider") { width = 80 }
    Button("same") { runs += 1 }
  }
}

private struct Covered: View {
  @State private var isCovered = false
  var body: some View {
    Button("cover") { isCovered = true }
      .fullScreenCover(isPresented: $isCovered, onDismiss: { print("cover is gone") }) {
        Button("close") { isCovered = false }
      }
  }
}

private struct Editing: View {
  @State private var text = ""
  var body: some View {
    TextEditor(text: $text).accessibilityLabel("editor")
    Text("\(text.split(separator: "\n").count) lines")
  }
}

private struct Named: View {
  let name: String
  @Namespace private var space
  var body: some View {
    let _ = print("\(space.hashValue)")
    Text(name)
  }
}
