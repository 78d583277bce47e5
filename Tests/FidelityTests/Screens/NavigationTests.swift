// Navigation: what a push and a pop tell the views, and what lives how long.

@testable import DeepInsideViews
import Expectations
import Foundation
import Observation
import Probes
import SimDevice
import SwiftUI
import Testing

extension Screens {
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
    // The screen between the two others follows when it is shown again.
    try expect(device.lines(afterTapping: "more 2"), is: ["root", "dest 2 k 1"])
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

  @Test func `a pushed screen keeps its state while its root runs, and links make new values`()
    throws
  {
    let device = showing { Rooted() }
    expect(device.console.last, is: "link 0")
    try expect(device.lines(afterTapping: "push"), is: ["there 0 own 0"])
    try expect(device.lines(afterTapping: "own"), is: ["there 0 own 1"])
    try expect(device.lines(afterTapping: "root"), is: ["root", "link 1", "there 1 own 1"])
  }

  /// GT-016: what a screen owns goes when it is off the stack, and only then.
  @Test func `a screen that pops itself notifies its parent by its write`() throws {
    let device = showing { Editing() }
    expect(device.console.last, is: "editing none")
    try expect(device.lines(afterTapping: "edit"), is: ["init", "editor", "editor appears"])
    // It runs for what it is bound to, but takes no new value on its way out (mechanism.md#9.3); it is told before it goes.
    let saved = try device.lines(afterTapping: "save")
    expect(saved, is: ["editor", "editing saved", "editor gone", "deinit"])
  }

  /// GT-146: a cancelled task goes on when it is resumed, after the view was told.
  @Test func `going back calls onDisappear of the screen, then cancels its task`() throws {
    let device = showing { Trip() }
    try expect(device.lines(afterTapping: "go"), is: ["stop appears"])
    try expect(device.linesOfGoingBack(), is: ["stop gone", "cancelled"])
  }

  /// mechanism.md#16.3: the closure runs on the push, that of the value's type.
  @Test func `a value is shown by the destination of its type, from any depth`() throws {
    let device = showing { Typed() }
    try expect(device.lines(afterTapping: "number"), is: ["number 1"])
    try expect(device.lines(afterTapping: "deeper"), is: ["text y", "y appears"])
    try expect(device.linesOfGoingBack(), is: ["y goes"])
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

private struct Rooted: View {
  @State private var n = 0
  var body: some View {
    let _ = print("root")
    NavigationStack {
      let _ = print("link \(n)")
      NavigationLink("push") { There(n: n) { n += 1 } }
    }
  }
  struct There: View {
    let n: Int
    let add: () -> Void
    @State private var own = 0
    var body: some View {
      let _ = print("there \(n) own \(own)")
      VStack {
        Button("own") { own += 1 }
        Button("root", action: add)
      }
    }
  }
}

private final class Draft: ObservableObject {
  init() { print("init") }
  deinit { print("deinit") }
}

private struct Editing: View {
  @State private var result = "none"
  var body: some View {
    let _ = print("editing \(result)")
    NavigationStack {
      NavigationLink("edit", value: 1)
        .navigationDestination(for: Int.self) { _ in Editor(result: $result) }
    }
  }
}

private struct Editor: View {
  @Binding var result: String
  @StateObject private var draft = Draft()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    let _ = print("editor")
    Button("save") {
      result = "saved"
      dismiss()
    }
    .onAppear { print("editor appears") }
    .onDisappear { print("editor gone") }
  }
}

private struct Trip: View {
  var body: some View {
    NavigationStack {
      NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in
        Text("stop")
          .onAppear { print("stop appears") }
          .onDisappear { print("stop gone") }
          .task { do { try await Task.sleep(for: .seconds(1_000)) } catch { print("cancelled") } }
      }
    }
  }
}

private struct Typed: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("number", value: 1)
        NavigationLink("text", value: "x")
      }
      .navigationDestination(for: Int.self) { number in
        let _ = print("number \(number)")
        NavigationLink("deeper", value: "y")
      }
      .navigationDestination(for: String.self) { text in
        let _ = print("text \(text)")
        Text(text).onAppear { print("\(text) appears") }.onDisappear { print("\(text) goes") }
      }
    }
  }
}
