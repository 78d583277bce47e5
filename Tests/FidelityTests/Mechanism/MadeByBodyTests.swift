// Views that a body makes, though nobody sees them for now: the builders of these modifiers do not escape.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// Each of the closures is declared without `@escaping`, so it runs where the modifier is applied.
  @Test func `the builder of what is shown later, or to nobody, runs with the body`() throws {
    let device = showing { Builders() }
    let lines = [
      "body", "preview", "dragged", "represented", "actions", "background", "suggestions", "scopes",
      "inspector",
    ]
    expect(device.console.filter { !$0.hasPrefix("UI") }, is: lines)
    try expect(device.lines(afterTapping: "again"), is: lines)
  }

  @Test func `a form and a menu in a style of the app's show what the style makes of them`() throws
  {
    let device = showing { Styled() }
    expect(device.console, is: ["form", "menu"])
    expect(device.screenText, is: ["styled", "row", "more"])
    try device.pick("act", in: "more")
    device.settle()
    expect(device.console, is: ["form", "menu", "acted"])
  }

  @Test func `an environment modifier is resolved again when a key that it read changes`()
    throws
  {
    let device = showing { Resolving() }
    expect(device.console, is: ["resolve 0"])
    try expect(device.lines(afterTapping: "other"), is: [])
    try expect(device.lines(afterTapping: "depth"), is: ["resolve 1"])
  }
}

private func made(_ name: String) -> Text {
  print(name)
  return Text(name)
}

private struct Builders: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var text = ""
  @State private var scope = 0
  var body: some View {
    let _ = print("body")
    NavigationStack {
      Button("again") { count += 1 }
        .contextMenu {
          Text("\(count)")
        } preview: {
          made("preview")
        }
        .draggable("x") { made("dragged") }
        .accessibilityRepresentation { made("represented") }
        .accessibilityActions { made("actions") }
        .containerBackground(for: .navigation) { made("background") }
        .searchable(text: $text)
        .searchSuggestions { made("suggestions") }
        .searchScopes($scope) { made("scopes") }
        .inspector(isPresented: $isOn) { made("inspector") }
    }
  }
}

private struct PlainForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("form")
    VStack {
      Text("styled")
      configuration.content
    }
  }
}

private struct FramedMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("menu")
    Menu(configuration).padding()
  }
}

private struct Styled: View {
  var body: some View {
    Form {
      Text("row")
      Menu("more") { Button("act") { print("acted") } }
    }
    .formStyle(PlainForm())
    .menuStyle(FramedMenu())
  }
}

extension EnvironmentValues {
  @Entry fileprivate var depth = 0
  @Entry fileprivate var other = 0
}

private struct Deep: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    print("resolve \(environment.depth)")
    return EmptyModifier()
  }
}

private struct Resolving: View {
  @State private var depth = 0
  @State private var other = 0
  var body: some View {
    VStack {
      Text("x").modifier(Deep()).environment(\.depth, depth).environment(\.other, other)
      Button("depth") { depth += 1 }
      Button("other") { other += 1 }
    }
  }
}
