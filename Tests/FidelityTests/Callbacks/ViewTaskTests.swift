// Tasks of views: when they begin, and when they are cancelled.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension CallbacksSuite {
  /// mechanism.md#8.8.
  @Test func `a task with an id is cancelled by the next id, and by its view's end`() throws {
    let device = showing { Tasks() }
    expect(device.console, is: ["task 0"])
    try expect(device.lines(afterTapping: "next"), is: ["cancelled 0", "task 1"])
    try expect(device.lines(afterTapping: "gone"), is: ["cancelled 1"])
  }

  @Test func `writes of a task are one update up to each suspension`() throws {
    let device = showing { Working() }
    expect(device.console, is: ["body 0 0", "body 1 1"])
    device.advance(by: .seconds(2))
    expect(device.console, is: ["body 0 0", "body 1 1", "body 2 1"])
  }

  /// GT-145: the id is what begins it anew; what has ended is not cancelled.
  @Test func `a task that an id switches off and on is stopped and begun`() throws {
    let device = showing { Switchable() }
    expect(device.console, is: ["idle"])
    try device.tap("switch")
    expect(device.log { device.advance(by: .seconds(1)) }, is: ["work"])
    try device.tap("switch")
    expect(device.log { device.advance(by: .seconds(1)) }.sorted(), is: ["idle", "stopped"])
    try device.tap("switch")
    expect(device.log { device.advance(by: .seconds(11)) }, is: ["work", "done"])
  }

  /// mechanism.md#8.8, GT-145: a task begins with its row, ends with it, and begins anew when the row is back.
  @Test func `a task of a row ends when the row is scrolled away and begins when it is back`()
    throws
  {
    let device = showing { TasksInRows() }
    expect(device.console, is: ["begins 0"])
    try expect(Set(device.lines(afterTapping: "again")), is: ["cancelled", "begins 1"])
    try expect(device.lines(afterScrollingTo: 40), is: ["cancelled"])
    try expect(device.lines(afterTapping: "again"), is: [])
    try expect(device.lines(afterScrollingTo: 0), is: ["begins 2"])
  }

  @Test func `a task is cancelled in the order of the disappear callbacks`()
    throws
  {
    let device = showing { Cancelling() }
    try expect(
      device.lines(afterTapping: "hide"),
      is: [
        "first", "inner cancelled", "second", "outer cancelled", "inner ends", "outer ends",
      ])
  }
}

private struct Tasks: View {
  @State private var id = 0
  @State private var isThere = true
  var body: some View {
    VStack {
      if isThere {
        Text("x").task(id: id) {
          print("task \(id)")
          let began = id
          do { try await Task.sleep(for: .seconds(100)) } catch { print("cancelled \(began)") }
        }
      }
      Button("next") { id += 1 }
      Button("gone") { isThere = false }
    }
  }
}

private struct Working: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    let _ = print("body \(a) \(b)")
    Text("t").task {
      a += 1
      b += 1
      try? await Task.sleep(for: .seconds(1))
      a += 1
    }
  }
}

private struct Worker: View {
  let isOn: Bool
  var body: some View {
    Text("worker").task(id: isOn) {
      guard isOn else { return print("idle") }
      print("work")
      do { try await Task.sleep(for: .seconds(10)) } catch { return print("stopped") }
      print("done")
    }
  }
}

private struct Switchable: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Worker(isOn: isOn)
      Button("switch") { isOn.toggle() }
    }
  }
}

private struct TasksInRows: View {
  @State private var id = 0
  var body: some View {
    VStack(spacing: 0) {
      Button("again") { id += 1 }
      List(0..<60, id: \.self) { number in
        Text("row \(number)").frame(height: 50).listRowInsets(EdgeInsets())
          .task(id: number == 0 ? id : 0) {
            guard number == 0 else { return }
            print("begins \(id)")
            try? await Task.sleep(nanoseconds: 100_000_000_000)
            print("cancelled")
          }
      }
      .listStyle(.plain)
    }
  }
}

private struct Cancelling: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown {
        Text("held")
          .onDisappear { print("first") }
          .task { await hold("inner") }
          .onDisappear { print("second") }
          .task { await hold("outer") }
      }
      Button("hide") { isShown = false }
    }
  }

  private func hold(_ name: String) async {
    await withTaskCancellationHandler {
      try? await Task.sleep(for: .seconds(100))
      print("\(name) ends")
    } onCancel: {
      print("\(name) cancelled")
    }
  }
}
