// Builders that do not escape are called by the body that declares them (mechanism.md#1.2 and #16).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
  @Test func `builders that do not escape are called by the body, in the order of the source`()
    throws
  {
    let device = showing { Builders() }
    let all = [
      "body", "root", "scroll", "lazy", "link", "label", "overlay", "background", "inset", "alert",
      "dialog", "menu", "bar", "shown destination",
    ]
    expect(Array(device.console.dropFirst()), is: all)
    try expect(device.lines(afterTapping: "n"), is: all)
  }

  @Test func `an overlay reads for the body, a popover and a cover with what that bound`() throws {
    let device = showing { CapturedLayers() }
    expect(device.console, is: ["body 0"])
    // Written and opened at once: the body does not depend on `m` yet.
    try expect(device.lines(afterTapping: "cover"), is: ["cover 0"])
    try expect(device.lines(afterTapping: "more"), is: ["body 0", "cover 2"])
    try expect(device.lines(afterTapping: "close"), is: ["gone 2"])
    try expect(device.lines(afterTapping: "pop"), is: ["body 0", "pop 3"])
  }

  /// Each of the closures is declared without `@escaping`, so it runs where the modifier is applied.
  @Test func `the builder of what is shown later, or to nobody, runs with the body`() throws {
    let device = showing { HiddenBuilders() }
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
}

private struct Builders: View {
  @State private var n = 0
  @State private var isShown = false
  var body: some View {
    let _ = say("body \(n)")
    NavigationStack {
      let _ = say("root")
      ScrollView {
        let _ = say("scroll")
        LazyVStack {
          let _ = say("lazy")
          NavigationLink {
            let _ = say("link")
            Text("there")
          } label: {
            let _ = say("label")
            Text("link")
          }
        }
      }
      .overlay {
        let _ = say("overlay")
        Button("n") { n += 1 }
      }
      .background {
        let _ = say("background")
        Color.red
      }
      .safeAreaInset(edge: .bottom) {
        let _ = say("inset")
        Text("inset")
      }
      .alert("title", isPresented: $isShown) {
        let _ = say("alert")
        Button("ok") {}
      }
      .confirmationDialog("title", isPresented: $isShown) {
        let _ = say("dialog")
        Button("ok") {}
      }
      .contextMenu {
        let _ = say("menu")
        Button("item") {}
      }
      .toolbar {
        let _ = say("bar")
        Button("item") {}
      }
      .navigationDestination(isPresented: $isShown) {
        let _ = say("shown destination")
        Text("shown")
      }
    }
  }
  private func say(_ line: String) { print(line.components(separatedBy: " \(n)")[0]) }
}

private struct CapturedLayers: View {
  @State private var n = 0
  @State private var m = 0
  @State private var isCovered = false
  @State private var isPopped = false
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("cover") {
        m += 1
        isCovered = true
      }
      Button("pop") {
        m += 1
        isPopped = true
      }
    }
    .fullScreenCover(isPresented: $isCovered, onDismiss: { print("gone \(m)") }) {
      let _ = print("cover \(m)")
      VStack {
        Button("more") { m += 1 }
        Button("close") { isCovered = false }
      }
    }
    .popover(isPresented: $isPopped) {
      let _ = print("pop \(m)")
      Text("pop")
    }
  }
}

private func made(_ name: String) -> Text {
  print(name)
  return Text(name)
}

private struct HiddenBuilders: View {
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
