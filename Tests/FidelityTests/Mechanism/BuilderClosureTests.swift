// Which closures a body calls itself, and which are called later (mechanism.md#1.2, #6.6 and #16): a builder that does not
// escape is part of the body, so what it reads is the body's; one that escapes is called by the graph, sees what the
// last body bound, and observes for itself.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
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

  @Test func `actions, appearances, tasks and changes read no dependency`() throws {
    let device = showing { Silent() }
    expect(device.console, is: ["body", "appear 0", "task 0"])
    try expect(device.lines(afterTapping: "add"), is: ["action 1"])
    try expect(device.lines(afterTapping: "flip"), is: ["body", "change 1"])
    try expect(device.lines(afterTapping: "add"), is: ["action 2"])
  }

  @Test func `an observable read in an overlay or a label is the body's, in a modifier its own`()
    throws
  {
    let device = showing { Observers(model: Model()) }
    expect(device.console, is: ["body", "overlay a0", "style b0", "modifier c0", "reader d0"])
    try expect(device.lines(afterTapping: "a"), is: ["body", "overlay a1"])
    try expect(device.lines(afterTapping: "b"), is: ["style b0", "style b1"])
    try expect(device.lines(afterTapping: "c"), is: ["modifier c1"])
    try expect(device.lines(afterTapping: "d"), is: ["reader d1"])
    try expect(device.lines(afterTapping: "e"), is: [])
  }

  @Test func `what a child's init and an argument of onChange read is the parent's`() throws {
    let device = showing { Arguments(model: Model()) }
    expect(device.console, is: ["body", "child 0"])
    try expect(device.lines(afterTapping: "a"), is: ["body", "child 1"])
    try expect(device.lines(afterTapping: "b"), is: ["body", "b 0 1"])
    try expect(device.lines(afterTapping: "c"), is: ["body", "task 1"])
    try expect(device.lines(afterTapping: "d"), is: [])
  }

  @Test func `a sheet's content observes for itself, and its presenter is silent`() throws {
    let device = showing { ObservingSheet(model: Model()) }
    expect(device.console, is: ["body"])
    try expect(device.lines(afterTapping: "show"), is: ["sheet 0"])
    try expect(device.lines(afterTapping: "a"), is: ["sheet 1"])
    _ = try device.linesOfSwipingDown()
    try expect(device.lines(afterTapping: "a outside"), is: [])
  }

  @Test func `nested observables are followed wherever they hang`() throws {
    let device = showing { Nesting() }
    expect(device.console, is: ["body x0"])
    try expect(device.lines(afterTapping: "leaf"), is: ["body x1"])
    // The old leaf is nobody's any more.
    try expect(device.lines(afterTapping: "swap"), is: ["body new"])
    try expect(device.lines(afterTapping: "old"), is: [])
    try expect(device.lines(afterTapping: "unread"), is: [])
  }

  @Test func `an object in an object is not observed`() throws {
    let device = showing { OuterObjects() }
    expect(device.console, is: ["body 0"])
    try expect(device.lines(afterTapping: "inner"), is: [])
    try expect(device.lines(afterTapping: "outer"), is: ["body 1"])
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

@Observable private final class Model {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
}

private struct ObservingStyle: ButtonStyle {
  let model: Model
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("style b\(model.b)")
    configuration.label
  }
}

private struct ObservingModifier: ViewModifier {
  let model: Model
  func body(content: Content) -> some View {
    let _ = print("modifier c\(model.c)")
    content
  }
}

private struct Observers: View {
  let model: Model
  var body: some View {
    let _ = print("body")
    VStack {
      Button("a") { model.a += 1 }.overlay {
        let _ = print("overlay a\(model.a)")
        Color.clear
      }
      Button("b") { model.b += 1 }.buttonStyle(ObservingStyle(model: model))
      Button("c") { model.c += 1 }.modifier(ObservingModifier(model: model))
      Button("d") { model.d += 1 }
      Button("e") { model.e += model.d }
      GeometryReader { _ in
        let _ = print("reader d\(model.d)")
        Color.clear
      }
    }
  }
}

private struct InitReader: View {
  let a: Int
  init(_ model: Model) { a = model.a }
  var body: some View {
    let _ = print("child \(a)")
    Text("\(a)")
  }
}

private struct Arguments: View {
  let model: Model
  var body: some View {
    let _ = print("body")
    VStack {
      InitReader(model)
      Button("a") { model.a += 1 }
      Button("b") { model.b += 1 }.onChange(of: model.b) { print("b \($0) \($1)") }
      Button("c") { model.c += 1 }.task(id: model.c) { if model.c > 0 { print("task \(model.c)") } }
      Button("d") { model.d += 1 }
    }
  }
}

private struct ObservingSheet: View {
  let model: Model
  @State private var isShown = false
  var body: some View {
    let _ = print("body")
    VStack {
      Button("show") { isShown = true }
      Button("a outside") { model.a += 1 }
    }
    .sheet(isPresented: $isShown) {
      let _ = print("sheet \(model.a)")
      Button("a") { model.a += 1 }
    }
  }
}

@Observable private final class Leaf {
  var name: String
  init(_ name: String) { self.name = name }
}

@Observable private final class Tree {
  var leaves = [Leaf("x0"), Leaf("y")]
  var count = 0
}

private struct Nesting: View {
  @State private var tree = Tree()
  @State private var first: Leaf?
  var body: some View {
    let _ = print("body \(tree.leaves[0].name)")
    VStack {
      Button("leaf") { tree.leaves[0].name = "x1" }
      Button("swap") {
        first = tree.leaves[0]
        tree.leaves[0] = Leaf("new")
      }
      Button("old") { first?.name = "nobody's" }
      Button("unread") { tree.leaves[1].name = "z" }
    }
  }
}

private final class InnerObject: ObservableObject { @Published var n = 0 }
private final class OuterObject: ObservableObject {
  @Published var m = 0
  let inner = InnerObject()
}

private struct OuterObjects: View {
  @StateObject private var outer = OuterObject()
  var body: some View {
    let _ = print("body \(outer.inner.n)")
    VStack {
      Button("inner") { outer.inner.n += 1 }
      Button("outer") { outer.m += 1 }
    }
  }
}
