// Toolbars that people could rearrange, content that is hidden or grouped; dialogs and searches with string titles.

import Expectations
import SimDevice
import SwiftUI
import Testing

private let title = "Title" as String

extension Screens {
  @Test func `items of a customizable toolbar are there unless they are hidden at first`() throws {
    struct Bars: View {
      var body: some View {
        NavigationStack {
          Text("content").toolbar(id: "bar") {
            ToolbarItem(id: "a", placement: .topBarLeading) { Text("a") }
              .customizationBehavior(.disabled)
            ToolbarItem(id: "b", placement: .topBarTrailing, showsByDefault: false) { Text("b") }
            ToolbarItem(id: "c", placement: .topBarTrailing, showsByDefault: true) { Text("c") }
              .customizationBehavior(.reorderable)
            ToolbarItem(id: "d", placement: .topBarTrailing) { Text("d") }
              .defaultCustomization(.hidden, options: .alwaysAvailable)
            ToolbarItem(id: "e", placement: .topBarTrailing) { Text("e") }
              .defaultCustomization(options: .alwaysAvailable)
            More()
          }
        }
      }
    }
    struct More: CustomizableToolbarContent {
      var body: some CustomizableToolbarContent {
        ToolbarItem(id: "f", placement: .bottomBar) { Text("f") }
        ToolbarItem(id: "g", placement: .bottomBar) { Text("g") }
      }
    }
    expect(showing { Bars() }.screenText, is: ["a", "c", "e", "content", "f", "g"])
  }

  @Test func `hidden content of a toolbar keeps its state, and a group stands for its items`()
    throws
  {
    struct Bars: View {
      @State private var isHidden = false
      var body: some View {
        NavigationStack {
          Button("hide") { isHidden.toggle() }.toolbar {
            Group {
              ToolbarItem(placement: .topBarLeading) { Text("one") }
              ToolbarItem(placement: .topBarTrailing) { Text("two") }.hidden(isHidden)
            }
            Counter().hidden(isHidden)
            ToolbarTitleMenu()
          }
        }
      }
    }
    struct Counter: ToolbarContent {
      @State private var count = 0
      var body: some ToolbarContent {
        ToolbarItem(placement: .bottomBar) { Button("count \(count)") { count += 1 } }
      }
    }
    let device = showing { Bars() }
    expect(device.screenText, is: ["one", "two", "hide", "count 0"])
    _ = try device.lines(afterTapping: "count 0")
    _ = try device.lines(afterTapping: "hide")
    expect(device.screenText, is: ["one", "hide"])
    _ = try device.lines(afterTapping: "hide")
    expect(device.screenText, is: ["one", "two", "hide", "count 1"])
  }

  @Test func `a dialog with a string as its title is made of its data`() throws {
    struct Asking: View {
      @State private var asks = false
      private let name: String? = "Ann"
      var body: some View {
        Button("ask") { asks = true }
          .confirmationDialog(
            title, isPresented: $asks, titleVisibility: .visible, presenting: name
          ) { name in
            Button("Delete \(name)") { print("deleted \(name)") }
          } message: { name in
            Text("About \(name)")
          }
      }
    }
    let device = showing { Asking() }
    try device.tap("ask")
    device.settle()
    expect(device.screenText, is: ["Title", "About Ann", "Delete Ann", "Cancel"])
    try expect(device.lines(afterTapping: "Delete Ann"), is: ["deleted Ann"])
  }

  @Test func `a search with tokens has its prompt, and is presented by its binding`() throws {
    struct Token: Identifiable { let id: Int }
    struct Searching: View {
      @State private var text = ""
      @State private var tokens = [Token(id: 1)]
      @State private var isPresented = false
      let kind: Int
      var body: some View {
        NavigationStack {
          let list = List { Text("row") }
          switch kind {
          case 0: list.searchable(text: $text, tokens: $tokens, prompt: title) { Text("\($0.id)") }
          case 1:
            list.searchable(
              text: $text, tokens: $tokens, suggestedTokens: $tokens, prompt: title
            ) { Text("\($0.id)") }
          case 2:
            list.searchable(
              text: $text, tokens: $tokens, isPresented: $isPresented, prompt: title
            ) { Text("\($0.id)") }
          default:
            list.searchable(text: $text, editableTokens: $tokens, prompt: title) { $token in
              Text("\(token.id)")
            }
          }
        }
      }
    }
    for kind in 0..<4 {
      #expect(showing { Searching(kind: kind) }.screenText.contains("Title"))
    }
  }
}
