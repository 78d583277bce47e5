// Navigation: what a push and a pop tell the views, and what lives how long.

import Expectations
@testable import DeepInsideViews
import Probes
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `a push shows the new screen and hides the covered one, which keeps its state`() throws
  {
    let device = showing { Directory() }
    _ = try device.lines(afterTapping: "star: 0")
    try expect(
      device.lines(afterTapping: "row 2"),
      is: [
        "Entry 2 size 1", "entry 2 appears", "list disappears",
      ])
    try expect(device.lines(afterTapping: "deeper"), is: ["entry 2 disappears"])
    expect(device.screenText, is: ["deepest"])
    try expect(device.linesOfGoingBack(), is: ["entry 2 appears"])
    try expect(device.linesOfGoingBack(), is: ["list appears", "entry 2 disappears"])
    expect(device.screenText.first, is: "star: 1")
    #expect(throws: DeviceError.cannotGoBack) { try device.goBack() }
  }

  /// A controller that is given other screens slides the topmost in over those that were there.
  @Test func `a screen replaced by the path disappears when the new one has slid in`() throws {
    let device = showing { Replacing() }
    try expect(device.lines(afterTapping: "two"), is: ["path [1, 2]", "+2", "task 2", "-root"])
    try expect(device.lines(afterTapping: "replace 2"), is: ["path [1, 3]", "+3", "task 3", "-2"])
    try expect(device.lines(afterTapping: "pop all 3"), is: ["path []", "+root", "-3"])
  }

  @Test func `a popped screen's state is gone; the next push begins anew`() throws {
    let device = showing { Directory() }
    _ = try device.lines(afterTapping: "row 1")
    _ = try device.lines(afterTapping: "seen: 0")
    #expect(device.screenText.contains("seen: 1"))
    _ = try device.linesOfGoingBack()
    _ = try device.lines(afterTapping: "row 1")
    #expect(device.screenText.contains("seen: 0"))
  }

  @Test func `a screen outlives the row that led to it, with the environment it had`() throws {
    let device = showing { Directory() }
    _ = try device.lines(afterTapping: "row 2")
    try expect(device.lines(afterTapping: "drop"), is: [])
    try expect(device.lines(afterTapping: "seen: 0"), is: ["Entry 2 size 1"])
    try expect(device.linesOfGoingBack(), is: ["list appears", "entry 2 disappears"])
    expect(device.screenText, is: ["star: 0", "row 1", "row 3"])
  }

  /// 9.3.
  @Test func `screens on their way out are given no new value`() throws {
    let device = showing { Popping() }
    try expect(device.lines(afterTapping: "go"), is: ["dest 1 k 0", "dest 2 k 0"])
    try expect(device.lines(afterTapping: "more 2"), is: ["root", "dest 2 k 1", "dest 1 k 1"])
    // The screen below stays, and the one on top goes with what it showed.
    try expect(device.lines(afterTapping: "one back 2"), is: ["root", "dest 1 k 2", "-2 k 1"])
    try expect(device.lines(afterTapping: "more 1"), is: ["root", "dest 1 k 3"])
    try expect(device.lines(afterTapping: "all back 1"), is: ["root", "-1 k 3"])
    _ = try device.lines(afterTapping: "go")
    try expect(device.lines(afterTapping: "all back 2"), is: ["root", "-2 k 4"])
    // While they go, too.
    _ = try device.lines(afterTapping: "go")
    let lines = try device.lines {
      try device.tap("all back 2")
      device.advance(by: .milliseconds(200))
      try device.tap("root 6")
    }
    expect(lines, is: ["root", "root", "-2 k 5"])
  }

  @Test func `everything that an app made is let go when it ends`() throws {
    let lines = try linesOfWholeLife()
    let made = lines.filter { $0.contains(".init()") }.map { trimmed($0, ".init()") }.sorted()
    let released = lines.filter { $0.contains(".deinit()") }.map { trimmed($0, ".deinit()") }
      .sorted()
    #expect(made.count > 20)
    expect(made, is: released)
  }

  /// The demo app of the document: two rows, one pushed, popped and pushed again, and the end of the app.
  private func linesOfWholeLife() throws -> [String] {
    InstanceTracker.reset()
    var device: SimulatedDevice? = SimulatedDevice(system: .iOS14)
    let console = device?.engine.console
    device?.launch(AppStateDemo.self)
    device?.settle()
    for _ in 0..<2 {
      try device?.tap("plus")
      device?.settle()
    }
    for step in 0..<2 {
      let row = try #require(device?.screenText.first { $0.hasSuffix("+0000") })
      try device?.tap(row)
      device?.settle()
      if step == 0 { try device?.goBack() }
      device?.settle()
    }
    device = nil
    return console?.lines ?? []
  }

  private func trimmed(_ line: String, _ suffix: String) -> String {
    line.replacing(suffix, with: "").trimmingCharacters(in: .whitespaces)
  }
}

private struct SizeKey: EnvironmentKey { static var defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

private struct Directory: View {
  @State private var entries = [1, 2, 3]
  @State private var stars = 0
  var body: some View {
    NavigationView {
      VStack {
        Button("star: \(stars)") { stars += 1 }
        List(entries, id: \.self) { entry in
          NavigationLink(destination: Entry(number: entry) { entries.removeAll { $0 == entry } }) {
            Text("row \(entry)")
          }
          .environment(\.size, 1)
        }
      }
      .onAppear { print("list appears") }
      .onDisappear { print("list disappears") }
    }
    .onAppear {}
  }
}

private struct Entry: View {
  let number: Int
  let drop: () -> Void
  @Environment(\.size) private var size
  @State private var seen = 0
  var body: some View {
    let _ = print("Entry \(number) size \(size)")
    VStack {
      Button("seen: \(seen)") { seen += 1 }
      Button("drop", action: drop)
      NavigationLink("deeper", destination: Text("deepest"))
    }
    .onAppear { print("entry \(number) appears") }
    .onDisappear { print("entry \(number) disappears") }
  }
}

private struct Replacing: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("two") { path = [1, 2] }
        .onAppear { print("+root") }
        .onDisappear { print("-root") }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Button("pop all \(number)") { path = [] }
            Button("replace \(number)") { path = [1, 3] }
          }
          .onAppear { print("+\(number)") }
          .onDisappear { print("-\(number)") }
          .task { print("task \(number)") }
        }
    }
    .onChange(of: path) { print("path \($1)") }
  }
}

private struct Popping: View {
  @State private var path: [Int] = []
  @State private var k = 0
  var body: some View {
    let _ = print("root")
    NavigationStack(path: $path) {
      VStack {
        Button("go") { path = [1, 2] }
        Button("root \(k)") { k += 1 }
      }
      .navigationDestination(for: Int.self) { [k, $path, $k] screen in
        let _ = print("dest \(screen) k \(k)")
        VStack {
          Button("more \(screen)") { $k.wrappedValue += 1 }
          Button("one back \(screen)") {
            $k.wrappedValue += 1
            $path.wrappedValue.removeLast()
          }
          Button("all back \(screen)") {
            $k.wrappedValue += 1
            $path.wrappedValue.removeAll()
          }
        }
        .onDisappear { print("-\(screen) k \(k)") }
      }
    }
  }
}
