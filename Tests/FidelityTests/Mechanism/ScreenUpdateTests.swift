// Updates of lists, lazy stacks, navigation stacks, tabs, sheets, alerts and defaults.
//
// Expectations were derived from the rules before the first run.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension AppScreens {
  /// GT-090 and the usual way to load more: the last row that comes into view asks for the next ones.
  @Test func `a row that appears last loads the rows after it`() throws {
    let device = showing { Endless() }
    expect(device.console, is: ["endless 5", "row 0", "row 1", "row 2"])
    try expect(
      device.lines(afterScrollingTo: 4), is: ["row 3", "row 4", "load", "endless 10", "row 5"])
  }

  /// mechanism.md#9.5: what stays is not made anew.
  @Test func `a row that is deleted goes, and the others stay as they are`() throws {
    let device = showing { Names() }
    try expect(device.lines { try device.swipeToDelete("b") }, is: ["names 2", "gone b"])
    try expect(device.lines(afterTapping: "add"), is: ["names 3", "name d", "here d"])
  }

  /// mechanism.md#9.5: ids that come are told before those that go.
  @Test func `elements of a filtered stack come and go by their ids`() throws {
    let device = showing { Filtered() }
    expect(device.console, is: ["filtered", "word ant", "word bee", "word cat"])
    let gone = try device.lines(afterTapping: "short")
    expect(gone, is: ["filtered", "gone bee", "gone cat"])
    try expect(device.lines(afterTapping: "all"), is: ["filtered", "word bee", "word cat"])
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

  /// GT-113.
  @Test func `a tab that the app selects appears before the other one goes`() throws {
    let device = showing(on: .iOS18) { Pages() }
    expect(device.console, is: ["pages 1", "one appears"])
    try expect(device.lines(afterTapping: "next"), is: ["pages 2", "two appears", "one gone"])
    try expect(device.lines(afterTapping: "next"), is: ["pages 1", "one appears", "two gone"])
  }

  /// mechanism.md#16.1 and #16.5.
  @Test func `onDismiss of a sheet that dismisses itself runs before its writes are shown`() throws
  {
    let device = showing { Asking() }
    expect(device.console, is: ["asking none"])
    try expect(device.lines(afterTapping: "ask"), is: ["init", "question", "question appears"])
    let answered = try device.lines(afterTapping: "yes")
    expect(answered, is: ["asking yes", "question", "question gone", "deinit", "dismissed"])
  }

  @Test func `a sheet that may not be swiped down stays until it may`() throws {
    let device = showing { Guarded() }
    try expect(device.lines(afterTapping: "open"), is: ["open"])
    #expect(throws: (any Error).self) { try device.dismissSheet() }
    device.settle()
    #expect(device.screenText.contains("allow"))
    try device.tap("allow")
    device.settle()
    try expect(device.linesOfSwipingDown(), is: ["closed"])
  }

  /// Documentation of `alert(_:isPresented:actions:)`: every button takes the alert off after its action.
  @Test func `an alert's button runs its action, and the alert is dismissed`() throws {
    let device = showing { Deleting() }
    try expect(device.lines(afterTapping: "delete"), is: ["asks true"])
    try expect(device.lines(afterTapping: "Delete"), is: ["deleted", "asks false"])
    try expect(device.lines(afterTapping: "delete"), is: ["asks true"])
    try expect(device.lines(afterTapping: "Cancel"), is: ["asks false"])
  }

  /// mechanism.md#9.2: state belongs to the place.
  @Test func `of two equal views in the branches of an if each has its own state`() throws {
    let device = showing { Branches() }
    try expect(device.lines(afterTapping: "count 0"), is: ["counter 1"])
    try expect(device.lines(afterTapping: "turn"), is: ["counter 0"])
    try expect(device.lines(afterTapping: "turn"), is: ["counter 0"])
  }

  @Test func `a default that two views read runs both, and not what is around them`() throws {
    let device = showing { Preferences() }
    expect(device.console, is: ["preferences", "switch off", "label off"])
    try expect(device.lines(afterTapping: "turn on"), is: ["switch on", "label on"])
  }

  /// Documentation of `AnyLayout`: the views keep their identity.
  @Test func `a layout that is exchanged keeps what stands in it`() throws {
    let device = showing { Turning() }
    expect(device.console, is: ["turning", "counter 0"])
    try expect(device.lines(afterTapping: "count 0"), is: ["counter 1"])
    try expect(device.lines(afterTapping: "turn"), is: ["turning"])
    #expect(device.screenText.contains("count 1"))
  }
}

private struct Endless: View {
  @State private var count = 5
  var body: some View {
    let _ = print("endless \(count)")
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          Text("\(number)").frame(height: 300).onAppear {
            print("row \(number)")
            guard number == count - 1 else { return }
            print("load")
            count += 5
          }
        }
      }
    }
  }
}

private struct Names: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    let _ = print("names \(names.count)")
    List {
      ForEach(names, id: \.self) { NameRow(name: $0) }.onDelete { names.remove(atOffsets: $0) }
      Button("add") { names.append("d") }
    }
  }
}

private struct NameRow: View {
  let name: String
  var body: some View {
    let _ = print("name \(name)")
    Text(name).onAppear { print("here \(name)") }.onDisappear { print("gone \(name)") }
  }
}

private struct Filtered: View {
  @State private var isShort = false
  var body: some View {
    let _ = print("filtered")
    let words = isShort ? ["ant"] : ["ant", "bee", "cat"]
    VStack {
      ForEach(words, id: \.self) { Word(text: $0) }
      Button("short") { isShort = true }
      Button("all") { isShort = false }
    }
  }
}

private struct Word: View {
  let text: String
  var body: some View {
    let _ = print("word \(text)")
    Text(text).onDisappear { print("gone \(text)") }
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

private struct Pages: View {
  @State private var page = 1
  var body: some View {
    let _ = print("pages \(page)")
    TabView(selection: $page) {
      Button("next") { page = 2 }
        .onAppear { print("one appears") }.onDisappear { print("one gone") }
        .tabItem { Text("1") }.tag(1)
      Button("next") { page = 1 }
        .onAppear { print("two appears") }.onDisappear { print("two gone") }
        .tabItem { Text("2") }.tag(2)
    }
  }
}

private struct Asking: View {
  @State private var isAsking = false
  @State private var answer = "none"
  var body: some View {
    let _ = print("asking \(answer)")
    Button("ask") { isAsking = true }
      .sheet(isPresented: $isAsking, onDismiss: { print("dismissed") }) {
        Question(answer: $answer)
      }
  }
}

private struct Question: View {
  @Binding var answer: String
  @StateObject private var draft = Draft()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    let _ = print("question")
    Button("yes") {
      answer = "yes"
      dismiss()
    }
    .onAppear { print("question appears") }
    .onDisappear { print("question gone") }
  }
}

private struct Guarded: View {
  @State private var isOpen = false
  @State private var isGuarded = true
  var body: some View {
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Button("allow") { isGuarded = false }.interactiveDismissDisabled(isGuarded)
      }
      .onChange(of: isOpen) { print(isOpen ? "open" : "closed") }
  }
}

private struct Deleting: View {
  @State private var asks = false
  var body: some View {
    Button("delete") { asks = true }
      .alert("Sure?", isPresented: $asks) {
        Button("Delete", role: .destructive) { print("deleted") }
        Button("Cancel", role: .cancel) {}
      }
      .onChange(of: asks) { print("asks \(asks)") }
  }
}

private struct Branches: View {
  @State private var isLeft = true
  var body: some View {
    VStack {
      if isLeft { Counter() } else { Counter() }
      Button("turn") { isLeft.toggle() }
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    let _ = print("counter \(count)")
    Button("count \(count)") { count += 1 }
  }
}

private struct Turning: View {
  @State private var isRow = false
  var body: some View {
    let _ = print("turning")
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Counter()
      Button("turn") { isRow.toggle() }
    }
  }
}

private struct Preferences: View {
  var body: some View {
    let _ = print("preferences")
    Switch()
    SwitchLabel()
  }
}

private struct Switch: View {
  @AppStorage("isOn") private var isOn = false
  var body: some View {
    let _ = print("switch \(isOn ? "on" : "off")")
    Button("turn on") { isOn = true }
  }
}

private struct SwitchLabel: View {
  @AppStorage("isOn") private var isOn = false
  var body: some View {
    let _ = print("label \(isOn ? "on" : "off")")
    Text("\(isOn)")
  }
}
