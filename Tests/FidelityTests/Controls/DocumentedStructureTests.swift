// Sentences of the public documentation about modifiers as values, rows, menus, tabs and fields.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

private struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      Text("frame")
      content
    }
  }
}

@MainActor @Suite struct DocumentedStructureTests {
  @Test
  func
    `a modifier makes modified content, several are put together, and an empty one does nothing`()
  {
    let modified: ModifiedContent<Text, Framed> = Text("a").modifier(Framed())
    expect(showing { modified }.screenText, is: ["frame", "a"])
    let both = Framed().concat(EmptyModifier()).concat(Framed())
    expect(showing { Text("b").modifier(both) }.screenText, is: ["frame", "frame", "b"])
    expect(showing { Text("c").modifier(EmptyModifier.identity) }.screenText, is: ["c"])
  }

  @Test func `a layout as a value changes the arrangement and keeps the state`() throws {
    struct Arranged: View {
      @State private var isStacked = false
      var body: some View {
        let layout =
          isStacked ? AnyLayout(ZStackLayout(alignment: .topLeading)) : AnyLayout(VStackLayout())
        layout {
          Counter()
          Button("arrange") { isStacked.toggle() }
        }
      }
      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
      }
    }
    let device = showing { Arranged() }
    try device.tap("count 0")
    try device.tap("arrange")
    device.settle()
    #expect(device.screenText.contains("count 1"))
  }

  @Test func `rows can be kept from being deleted and moved one by one`() throws {
    struct Rows: View {
      @State private var names = ["a", "b", "c"]
      var body: some View { List { rows } }
      private var rows: some DynamicViewContent {
        ForEach(names, id: \.self) { name in
          Text(name).deleteDisabled(name == "a").moveDisabled(name == "c")
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    let device = showing { Rows() }
    #expect(throws: (any Error).self) { try device.swipeToDelete("a") }
    try device.swipeToDelete("b")
    device.settle()
    expect(device.screenText, is: ["a", "c"])
    #expect(throws: (any Error).self) { try device.moveRow(1, to: 0) }
    try device.moveRow(0, to: 1)
    device.settle()
    expect(device.screenText, is: ["c", "a"])
  }

  @Test func `edit actions say what a list lets its user do with the data`() throws {
    struct Names: View {
      @State private var names = [Name(id: "a"), Name(id: "b")]
      let actions: EditActions<[Name]>
      var body: some View { List($names, editActions: actions) { $name in Text(name.id) } }
    }
    let free = showing { Names(actions: .all) }
    try free.swipeToDelete("a")
    free.settle()
    expect(free.screenText, is: ["b"])
    let movable = showing { Names(actions: .move) }
    #expect(throws: (any Error).self) { try movable.swipeToDelete("a") }
    try movable.moveRow(0, to: 1)
    movable.settle()
    expect(movable.screenText, is: ["b", "a"])
  }

  private struct Name: Identifiable {
    let id: String
  }

  @Test func `an action sheet offers its buttons, and the one that is tapped runs and closes it`()
    throws
  {
    struct Sheets: View {
      @State private var isShown = false
      @State private var last = "none"
      @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
      var body: some View {
        VStack {
          Text("last \(last), presented \(String(mode.wrappedValue.isPresented))")
          Button("ask") { isShown = true }
        }
        .actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Which?"), message: Text("Choose"),
            buttons: [
              .default(Text("one")) { last = "one" }, .destructive(Text("two")) { last = "two" },
              .cancel(),
            ])
        }
      }
    }
    let device = showing { Sheets() }
    expect(device.screenText[0], is: "last none, presented false")
    try device.tap("ask")
    device.settle()
    #expect(device.screenText.contains("Which?"))
    try device.tap("two")
    device.settle()
    expect(device.screenText[0], is: "last two, presented false")
    #expect(!device.screenText.contains("Which?"))
  }

  @Test func `a context menu as a value is that of its items, and none is none`() throws {
    struct Menus: View {
      @State private var count = 0
      var body: some View {
        Text("count \(count)")
          .contextMenu(ContextMenu { Button("more") { count += 1 } })
        Text("bare").contextMenu(nil as ContextMenu<Text>?)
      }
    }
    let device = showing { Menus() }
    try device.pick("more", in: "count 0")
    device.settle()
    #expect(device.screenText.contains("count 1"))
    #expect(throws: (any Error).self) { try device.pick("more", in: "bare") }
  }

  @Test func `tabs can be put together apart from their view`() throws {
    struct Tabs: View {
      let hasThird: Bool
      @State private var chosen = 1
      var body: some View { TabView(selection: $chosen) { tabs } }
      @TabContentBuilder<Int> private var tabs: some TabContent<Int> {
        Tab("One", systemImage: "1.circle", value: 1) { Text("first") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("second") }
        if hasThird { Tab("Three", systemImage: "3.circle", value: 3) { Text("third") } }
      }
    }
    let device = showing(on: .iOS18) { Tabs(hasThird: false) }
    #expect(device.screenText.contains("first") && !device.screenText.contains("Three"))
    try device.tap("Two")
    device.settle()
    #expect(device.screenText.contains("second"))
    #expect(showing(on: .iOS18) { Tabs(hasThird: true) }.screenText.contains("Three"))
  }

  @Test func `onSubmit is called for the views that registered it`() throws {
    struct Fields: View {
      @State private var text = ""
      let triggers: SubmitTriggers
      let label: SubmitLabel
      var body: some View {
        TextField("note", text: $text).submitLabel(label)
          .onSubmit(of: triggers) { print("submitted \(text)") }
      }
    }
    let device = showing { Fields(triggers: .text, label: .send) }
    try device.tap("note")
    device.settle()
    try device.type("hi")
    device.settle()
    try expect(device.lines { try device.submit() }, is: ["submitted hi"])
  }

  @Test func `a view can refresh as its surroundings say`() throws {
    struct Refreshed: View {
      @Environment(\.refresh) private var refresh: RefreshAction?
      var body: some View {
        Button(refresh == nil ? "nothing to do" : "again") { Task { await refresh?() } }
      }
    }
    expect(showing { Refreshed() }.screenText, is: ["nothing to do"])
    let device = showing { Refreshed().refreshable { print("refreshed") } }
    try expect(device.lines { try device.tap("again") }, is: ["refreshed"])
  }

  @Test func `the focus of a search field can be read and moved`() throws {
    struct Searched: View {
      @State private var text = ""
      @FocusState private var isSearching: Bool
      var body: some View {
        NavigationStack {
          VStack {
            Text(isSearching ? "searching" : "at rest")
            Button("search") { isSearching = true }
            Button("leave") { isSearching = false }
          }
          .searchable(text: $text)
          .searchFocused($isSearching)
        }
      }
    }
    let device = showing { Searched() }
    #expect(device.screenText.contains("at rest"))
    try device.tap("search")
    device.settle()
    #expect(device.screenText.contains("searching"))
    try device.tap("leave")
    device.settle()
    #expect(device.screenText.contains("at rest"))
  }

  @Test func `children of an element are read as one or each for itself`() {
    func names(_ behavior: AccessibilityChildBehavior) -> [String] {
      showing {
        VStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: behavior)
      }.screenText
    }
    expect(names(.contain), is: ["a", "b"])
    #expect(AccessibilityChildBehavior.combine != .ignore)
  }
}
