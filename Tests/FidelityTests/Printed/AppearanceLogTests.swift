// What is told when something comes and goes, as authors have printed it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Printed {
  /// OpenSwiftUI, IDViewCompatibilityTests, run against the framework: twice inside the id, once around it.
  @Test func `another id appears anew inside the id, and not around it`() throws {
    let device = showing { Identified() }
    expect(device.console, is: ["outside", "inside"])
    try expect(device.lines(afterTapping: "next"), is: ["inside"])
  }

  /// fatbobman, "SwiftUI view lifetime study" (iOS 15, 2021): the printed log of two tabs.
  @Test func `what a tab keeps in its state is loaded once, however often it appears`() throws {
    let device = showing(on: .iOS15) { LoadingTabs() }
    for tab in ["two", "one", "two", "one"] { _ = try device.lines(afterSelecting: tab) }
    expect(
      device.console.dropLast(),
      is: [
        "tab one appear", "load data one", "tab two appear", "load data two", "tab one disappear",
        "tab one appear", "tab two disappear", "tab two appear", "tab one disappear",
        "tab one appear",
      ])
  }

  /// The same study: the task ends with its view, a Task of `onAppear` does not hear of it.
  @Test func `a task of onAppear goes on where the task of the view ends`() throws {
    let device = showing(on: .iOS15) { TwoTasks() }
    expect(device.log { device.advance(by: .seconds(1.5)) }, is: ["appear 0", "task 0"])
    let rest = try device.log {
      try device.tap("hide")
      device.advance(by: .seconds(2))
    }
    expect(rest, is: ["task 1", "appear 1", "appear 2"])
  }

  /// OpenSwiftUI, `_TaskValueModifier`: an `onChange` of the id begins the task anew, so the inner one comes first (GT-092).
  @Test func `tasks with ids begin anew in the order of the changes`() throws {
    let device = showing { Restarting() }
    expect(device.console, is: ["child here", "child task 0", "parent task 0"])
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "child 0 1", "parent 0 1", "child task 1", "parent task 1",
      ])
  }

  /// Apple's documentation of `task(priority:_:)`, and GT-146: cancelled after the view disappears.
  @Test func `a task is cancelled by whatever makes its view disappear`() throws {
    let device = showing { Suspension() }
    _ = device.console
    try expect(device.lines(afterTapping: "branch"), is: ["branch gone", "branch cancelled"])
    try expect(
      device.lines(afterTapping: "id"), is: ["id here", "id gone", "id cancelled", "id begun"])
    try expect(device.lines(afterTapping: "any"), is: ["any here", "any begun"])
    try expect(device.lines(afterTapping: "any"), is: ["any gone", "any cancelled"])
    try expect(device.lines(afterTapping: "row"), is: ["row 1 gone", "row 1 cancelled"])
    try expect(device.lines(afterTapping: "sheet"), is: ["sheet here", "sheet begun"])
    try expect(device.linesOfSwipingDown(), is: ["sheet gone", "sheet cancelled"])
    let rest = device.log {
      device.closeWindow()
      device.settle()
    }
    expect(rest, is: ["id gone", "row 2 gone", "id cancelled", "row 2 cancelled"])
  }

  /// The screens below the one that goes are not told, and what they own ends with them.
  @Test
  func
    `a path that pops several screens calls the callbacks of the topmost and of the revealed screen`()
    throws
  {
    let device = showing { Path() }
    let pushed = try device.lines(afterTapping: "three").filter { !$0.hasPrefix("owned") }
    expect(pushed, is: ["screen 3 here", "root gone"])
    expect(
      Set(try device.lines(afterTapping: "drop two")),
      is: [
        "screen 1 here", "screen 3 gone", "owned 3 deinit", "owned 2 deinit",
      ])
    expect(
      Set(try device.lines(afterTapping: "push")),
      is: [
        "owned 2 init", "screen 2 here", "screen 1 gone",
      ])
    expect(
      Set(try device.lines(afterTapping: "drop all")),
      is: [
        "root here", "screen 2 gone", "owned 2 deinit", "owned 1 deinit",
      ])
  }
}

// MARK: Views

private struct Identified: View {
  @State private var id = 0
  var body: some View {
    VStack {
      Color.red.onAppear { print("inside") }.id(id).onAppear { print("outside") }
      Button("next") { id += 1 }
    }
  }
}

private struct LoadingTabs: View {
  @State private var selection = 1
  var body: some View {
    TabView(selection: $selection) {
      Tab(name: "one").tabItem { Text("one") }.tag(1)
      Tab(name: "two").tabItem { Text("two") }.tag(2)
    }
  }

  private struct Tab: View {
    let name: String
    @State private var isLoaded = false
    var body: some View {
      Text("View \(name)")
        .onAppear {
          print("tab \(name) appear")
          if !isLoaded {
            print("load data \(name)")
            isLoaded = true
          }
        }
        .onDisappear { print("tab \(name) disappear") }
    }
  }
}

private struct TwoTasks: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown {
        Text("Hello").task { await count("task") }
          .onAppear { Task { await count("appear") } }
      }
      Button("hide") { isShown = false }
    }
  }

  private func count(_ name: String) async {
    var number = 0
    while !Task.isCancelled, number < 3 {
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      print("\(name) \(number)")
      number += 1
    }
  }
}

private struct Sleeper: View {
  let name: String
  var body: some View {
    Text(name).onAppear { print("\(name) here") }.onDisappear { print("\(name) gone") }
      .task {
        print("\(name) begun")
        do { try await Task.sleep(for: .seconds(10_000)) } catch { print("\(name) cancelled") }
      }
  }
}

private struct Suspension: View {
  @State private var hasBranch = true
  @State private var id = 0
  @State private var isErased = false
  @State private var rows = [1, 2]
  @State private var isSheet = false
  var body: some View {
    VStack {
      if hasBranch { Sleeper(name: "branch") }
      Sleeper(name: "id").id(id)
      isErased ? AnyView(Sleeper(name: "any")) : AnyView(Text("plain"))
      ForEach(rows, id: \.self) { Sleeper(name: "row \($0)") }
      Button("branch") { hasBranch = false }
      Button("id") { id += 1 }
      Button("any") { isErased.toggle() }
      Button("row") { rows.removeFirst() }
      Button("sheet") { isSheet = true }
    }
    .sheet(isPresented: $isSheet) { Sleeper(name: "sheet") }
  }
}

private final class Owned: ObservableObject {
  let number: Int
  init(_ number: Int) {
    self.number = number
    print("owned \(number) init")
  }
  deinit { print("owned \(number) deinit") }
}

private struct Screen: View {
  let number: Int
  @Binding var path: NavigationPath
  @StateObject private var owned: Owned
  init(number: Int, path: Binding<NavigationPath>) {
    self.number = number
    _path = path
    _owned = StateObject(wrappedValue: Owned(number))
  }
  var body: some View {
    VStack {
      Button("push") { path.append(number + 1) }
      Button("drop two") { path.removeLast(2) }
      Button("drop all") { path.removeLast(path.count) }
    }
    .onAppear { print("screen \(number) here") }.onDisappear { print("screen \(number) gone") }
  }
}

private struct Path: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Button("three") { for number in 1...3 { path.append(number) } }
        .onAppear { print("root here") }.onDisappear { print("root gone") }
        .navigationDestination(for: Int.self) { Screen(number: $0, path: $path) }
    }
  }
}

private struct Restarting: View {
  @State private var n = 0

  var body: some View {
    VStack {
      RestartingChild(n: $n)
      Button("go") { n += 1 }
    }
    .onChange(of: n) { print("parent", $0, $1) }
    .task(id: n) { print("parent task \(n)") }
  }
}

private struct RestartingChild: View {
  @Binding var n: Int

  var body: some View {
    Text("\(n)")
      .onChange(of: n) { print("child", $0, $1) }
      .task(id: n) { print("child task \(n)") }
      .onAppear { print("child here") }
  }
}
