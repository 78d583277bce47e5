// How a state is read (mechanism.md#1, #4 and #16): code of an update sees what was bound into its copy of the view and
// makes the owner's body depend on the state for good; actions see the newest value.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
  /// Example 1b.
  @Test func `a state that only rows read runs the body of the view that owns it`() throws {
    let device = showing { Chooser() }
    expect(device.console, is: ["Chooser: @self, @identity, _chosen changed."])
    try expect(device.lines(afterTapping: "2"), is: ["Chooser: _chosen changed."])
    expect(device.screenText, is: ["0", "1", "[2]"])
    try expect(device.lines(afterTapping: "1"), is: ["Chooser: _chosen changed."])
    expect(device.screenText, is: ["0", "[1]", "2"])
  }

  /// Example 1c.
  @Test func `a state that was read once runs the body though it is read no more`() throws {
    let device = showing { Sticky() }
    try expect(device.lines(afterTapping: "off"), is: ["Sticky: _on changed."])
    try expect(device.lines(afterTapping: "b"), is: ["Sticky: _b changed."])
    expect(device.screenText, is: ["off", "b"])
  }

  /// Closures that do not escape are called by the body.
  @Test func `what a menu holds is made and read by the body that declares it`() throws {
    let device = showing { Menus() }
    expect(device.console, is: ["Menus: @self, @identity, _n changed.", "items 0", "more 0"])
    try expect(device.lines(afterTapping: "n"), is: ["Menus: _n changed.", "items 1", "more 1"])
    try expect(
      device.lines { try device.pick("add 1", in: "menu") },
      is: [
        "Menus: _n changed.", "items 2", "more 2",
      ])
  }

  /// 1.3, 1.4.
  @Test func `a read in a row is never forgotten`() throws {
    let device = showing { ForgetfulRows() }
    expect(device.console, is: ["ForgetfulRows: @self, @identity, _on, _a changed."])
    try expect(device.lines(afterTapping: "off"), is: ["ForgetfulRows: _on changed."])
    try expect(device.lines(afterTapping: "a"), is: ["ForgetfulRows: _a changed."])
  }

  /// mechanism.md#1.4: the content closure reads for the view that owns the state, whose body makes another one.
  @Test func `state that only the content of a ForEach reads runs the body that makes it`() throws {
    let device = showing { ReadInside() }
    expect(device.console, is: ["body"])
    try expect(device.lines(afterTapping: "add"), is: ["body"])
    expect(device.screenText, is: ["add", "0: 1", "1: 1"])
    _ = try device.lines(afterTapping: "add")
    expect(device.screenText, is: ["add", "0: 2", "1: 2"])
  }

  /// mechanism.md#14.1, #1.4: state that a reader's content in a row reads is the owner's.
  @Test func `state that a reader in a row reads runs the owner's body`() throws {
    let device = showing { ReaderInRow() }
    try expect(device.lines(afterTapping: "more"), is: ["owner 1"])
    expect(device.screenText, is: ["more", "1"])
  }

  /// mechanism.md#1.3, #1.4: before the row exists nobody has read the state; from then on the owner runs for it.
  @Test func `state that a lazy row reads first runs the owner from then on`() throws {
    let device = showing { LateReaders() }
    try expect(device.lines(afterTapping: "up"), is: [])
    try expect(device.lines(afterTapping: "show"), is: ["owner"])
    #expect(device.screenText.contains("n 1"))
    try expect(device.lines(afterTapping: "up"), is: ["owner"])
    #expect(device.screenText.contains("n 2"))
  }

  @Test func `actions, appearances, tasks and changes read no dependency`() throws {
    let device = showing { Silent() }
    expect(device.console, is: ["body", "appear 0", "task 0"])
    try expect(device.lines(afterTapping: "add"), is: ["action 1"])
    try expect(device.lines(afterTapping: "flip"), is: ["body", "change 1"])
    try expect(device.lines(afterTapping: "add"), is: ["action 2"])
  }

  /// mechanism.md#8.10: the disappear callback reads the state as it is, though the view's body did not run.
  @Test func `a disappear callback reads the newest state`() throws {
    let device = showing { Leaving() }
    try expect(device.lines(afterTapping: "leave"), is: ["gone with 5"])
  }

  /// mechanism.md#4.3: a picker reads the place, not its owner's state.
  @Test func `a choice in a menu of a toolbar runs no body that does not read it`() throws {
    let device = showing { PickerInMenu() }
    let lines = try device.log {
      try device.pick("two", in: "menu")
      device.settle()
    }
    expect(lines, is: [])
  }

  @Test func `a change of the focus runs the body that reads it`() throws {
    let device = showing { Focusing() }
    expect(device.console, is: ["Focusing: @self, @identity, _isFocused, _text changed."])
    try expect(
      device.lines(afterTapping: "focus"), is: ["Focusing: _isFocused changed.", "focus true"])
  }
}

private struct Chooser: View {
  @State private var chosen = -1
  var body: some View {
    let _ = Self._printChanges()
    List(0..<3, id: \.self) { i in Button(i == chosen ? "[\(i)]" : "\(i)") { chosen = i } }
  }
}

private struct Sticky: View {
  @State private var on = true
  @State private var b = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      if on { Text("\(b)") }
      Button("off") { on = false }
      Button("b") { b += 1 }
    }
  }
}

private struct Menus: View {
  @State private var n = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Menu("menu") {
        let _ = print("items \(n)")
        Button("add \(n)") { n += 1 }
      }
      Text("text").contextMenu {
        let _ = print("more \(n)")
        Button("more") {}
      }
      Button("n") { n += 1 }
    }
  }
}

private struct ForgetfulRows: View {
  @State var on = true
  @State var a = 0
  var body: some View {
    let _ = Self._printChanges()
    List {
      ForEach(0..<1, id: \.self) { _ in Text(on ? "\(a)" : "-") }
      Button("off") { on = false }
      Button("a") { a += 1 }
    }
  }
}

private struct ReadInside: View {
  @State private var count = 0
  var body: some View {
    let _ = print("body")
    VStack {
      Button("add") { count += 1 }
      ForEach(0..<2, id: \.self) { Text("\($0): \(count)") }
    }
  }
}

private struct ReaderInRow: View {
  @State private var inset = 0
  var body: some View {
    let _ = print("owner \(inset)")
    VStack {
      Button("more") { inset += 1 }
      List(0..<1, id: \.self) { _ in
        GeometryReader { proxy in Text("\(inset)") }.frame(height: 60)
      }
    }
  }
}

private struct LateReaders: View {
  @State private var number = 0
  @State private var isShown = false
  var body: some View {
    let _ = print("owner")
    VStack {
      Button("up") { number += 1 }
      Button("show") { isShown = true }
      if isShown { LazyVStack { ForEach(0..<1, id: \.self) { _ in Text("n \(number)") } } }
    }
  }
}

private struct Silent: View {
  @State private var n = 0
  @State private var flag = false
  var body: some View {
    let _ = print("body")
    VStack {
      Button("add") {
        n += 1
        print("action \(n)")
      }
      Button("flip") { flag.toggle() }
    }
    .onAppear { print("appear \(n)") }
    .task { print("task \(n)") }
    .onChange(of: flag) { print("change \(n)") }
  }
}

private struct Leaving: View {
  @State private var isShown = true
  @State private var number = 0
  var body: some View {
    VStack {
      if isShown { Text("here").onDisappear { print("gone with \(number)") } }
      Button("leave") {
        isShown = false
        number = 5
      }
    }
  }
}

private struct PickerInMenu: View {
  @State private var choice = 1
  var body: some View {
    let _ = print("owner")
    NavigationStack {
      Text("text").toolbar {
        Menu("menu") {
          Picker("choice", selection: $choice) {
            Text("one").tag(1)
            Text("two").tag(2)
          }
        }
      }
    }
  }
}

private struct Focusing: View {
  @FocusState private var isFocused: Bool
  @State private var text = ""
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      TextField("field", text: $text).focused($isFocused)
      Button("focus") { isFocused = true }
    }
    .onChange(of: isFocused) { print("focus \(isFocused)") }
  }
}
