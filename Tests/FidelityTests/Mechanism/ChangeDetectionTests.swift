// Who says that something changed, and when: names in `_printChanges`, chains of events in one frame, and what is made
// and let go with an identity (mechanism.md#3, #6, #7, #8 and #11).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `each kind of property is named when it changed, in the order of declaration`() throws
  {
    let device = showing { Kinds().environmentObject(NewsObject()) }
    expect(
      device.console,
      is: [
        "Kinds: @self, @identity, _state, _object, _observed, _environment, _stored, _shared changed."
      ])
    try expect(device.lines(afterTapping: "state"), is: ["Kinds: _state changed."])
    try expect(device.lines(afterTapping: "object"), is: ["Kinds: _object changed."])
    try expect(device.lines(afterTapping: "stored"), is: ["Kinds: _stored changed."])
    try expect(device.lines(afterTapping: "shared"), is: ["Kinds: _shared changed."])
    try expect(device.lines(afterTapping: "two"), is: ["Kinds: _state, _stored changed."])
    try expect(device.lines(afterTapping: "outside"), is: ["outside"])
  }

  @Test func `an argument that changed and a state that changed are named together`() throws {
    let device = showing { Together() }
    expect(
      device.console,
      is: [
        "Together: @self, @identity, _n changed.",
        "Together.Child: @self, @identity, _own changed.",
      ])
    try expect(
      device.lines(afterTapping: "both 0"),
      is: [
        "Together: _n changed.", "Together.Child: @self, _own changed.",
      ])
  }

  @Test func `initial values are made with each value of the view, objects of StateObject once`()
    throws
  {
    let device = showing { Makers() }
    expect(device.console, is: ["body", "value", "object", "child"])
    try expect(device.lines(afterTapping: "n 0"), is: ["body", "value"])
  }

  @Test func `what an identity owns goes with it, after its successor was made`() throws {
    let device = showing { ObjectOwners() }
    expect(device.console, is: ["init A", "owner A"])
    try expect(device.lines(afterTapping: "switch"), is: ["init B", "owner B", "deinit A"])
    try expect(device.lines(afterTapping: "remove"), is: ["deinit B"])
  }

  @Test func `a group's callbacks are called once for all of its views`() throws {
    let device = showing { Grouped() }
    expect(device.console, is: ["group appears"])
    try expect(device.lines(afterTapping: "first"), is: [])
    try expect(device.lines(afterTapping: "second"), is: ["group goes"])
  }

  @Test
  func `a sheet that dismisses itself writes the binding, then calls onDismiss`()
    throws
  {
    let device = showing { SelfDismissing() }
    expect(device.console, is: ["body false"])
    try expect(device.lines(afterTapping: "show"), is: ["body true", "content", "appear"])
    try expect(device.lines(afterTapping: "close"), is: ["body false", "gone", "dismissed"])
  }

  @Test func `a push appears before the root disappears, and a pop the other way round`() throws {
    let device = showing { Pushing() }
    expect(device.console.last, is: "root appears")
    try expect(device.lines(afterTapping: "push"), is: ["there", "there appears", "root goes"])
    try expect(device.linesOfGoingBack(), is: ["root appears", "there goes"])
  }

  @Test func `changes of focus and gesture states run their readers`() throws {
    let device = showing { Focusing() }
    expect(device.console, is: ["Focusing: @self, @identity, _isFocused, _text changed."])
    try expect(
      device.lines(afterTapping: "focus"), is: ["Focusing: _isFocused changed.", "focus true"])
  }

  @Test func `computed properties of observables depend on what they read`() throws {
    let device = showing { Computed() }
    expect(device.console, is: ["sum 3"])
    try expect(device.lines(afterTapping: "a"), is: ["sum 4"])
    try expect(device.lines(afterTapping: "ignored"), is: [])
  }

  @Test func `a publisher's values and a timer's are events of their own`() throws {
    let device = showing { Receiving() }
    expect(device.console, is: ["body 0"])
    try expect(device.lines(afterTapping: "send"), is: ["got 1", "got 2", "body 3"])
  }
}

private final class NewsObject: ObservableObject { @Published var n = 0 }

private struct Kinds: View {
  @State private var state = 0
  @StateObject private var object = NewsObject()
  @ObservedObject private var observed = Kinds.other
  @Environment(\.colorScheme) private var environment
  @AppStorage("news kinds") private var stored = 0
  @EnvironmentObject private var shared: NewsObject
  private static let other = NewsObject()
  var body: some View {
    let _ = Self._printChanges()
    let _ = state + stored
    VStack {
      Button("state") { state += 1 }
      Button("object") { object.n += 1 }
      Button("stored") { stored += 1 }
      Button("shared") { shared.n += 1 }
      Button("two") {
        stored += 1
        state += 1
      }
      Button("outside") { print("outside") }
    }
  }
}

private struct Together: View {
  @State private var n = 0
  var body: some View {
    let _ = Self._printChanges()
    Child(n: n) { n += 1 }
  }
  struct Child: View {
    let n: Int
    let add: () -> Void
    @State private var own = 0
    var body: some View {
      let _ = Self._printChanges()
      Button("both \(own)") {
        own += 1
        add()
      }
    }
  }
}

private struct Makers: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body")
    VStack {
      Button("n \(n)") { n += 1 }
      Child()
    }
  }
  struct Child: View {
    @State private var value = Makers.value()
    @StateObject private var object = Makers.object()
    var body: some View {
      let _ = print("child")
      Text("\(value) \(object.n)")
    }
  }
  static func value() -> Int {
    print("value")
    return 1
  }
  static func object() -> NewsObject {
    print("object")
    return NewsObject()
  }
}

private final class Owned: ObservableObject {
  let name: String
  init(_ name: String) {
    self.name = name
    print("init \(name)")
  }
  deinit { print("deinit \(name)") }
}

private struct ObjectOwners: View {
  @State private var name: String? = "A"
  var body: some View {
    VStack {
      if let name { Owner(name: name).id(name) }
      Button("switch") { name = "B" }
      Button("remove") { name = nil }
    }
  }
  struct Owner: View {
    @StateObject private var owned: Owned
    init(name: String) { _owned = StateObject(wrappedValue: Owned(name)) }
    var body: some View {
      let _ = print("owner \(owned.name)")
      Text(owned.name)
    }
  }
}

private struct Grouped: View {
  @State private var first = true
  @State private var second = true
  var body: some View {
    VStack {
      Group {
        if first { Text("1") }
        if second { Text("2") }
      }
      .onAppear { print("group appears") }
      .onDisappear { print("group goes") }
      Button("first") { first = false }
      Button("second") { second = false }
    }
  }
}

private struct SelfDismissing: View {
  @State private var isShown = false
  var body: some View {
    let _ = print("body \(isShown)")
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown, onDismiss: { print("dismissed") }) {
        Closing().onAppear { print("appear") }.onDisappear { print("gone") }
      }
  }
  struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      let _ = print("content")
      Button("close") { dismiss() }
    }
  }
}

private struct Pushing: View {
  var body: some View {
    NavigationStack {
      NavigationLink("push") {
        There().onAppear { print("there appears") }.onDisappear { print("there goes") }
      }
      .onAppear { print("root appears") }
      .onDisappear { print("root goes") }
    }
  }
  struct There: View {
    var body: some View {
      let _ = print("there")
      Text("there")
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

@Observable private final class Summing {
  var a = 1
  var b = 2
  @ObservationIgnored var ignored = 0
  var sum: Int { a + b }
}

private struct Computed: View {
  @State private var model = Summing()
  var body: some View {
    let _ = print("sum \(model.sum)")
    VStack {
      Button("a") { model.a += 1 }
      Button("ignored") { model.ignored += 1 }
    }
  }
}

private struct Receiving: View {
  @State private var total = 0
  private let subject = Receiving.subject
  private static let subject = PassthroughSubject<Int, Never>()
  var body: some View {
    let _ = print("body \(total)")
    Button("send") {
      subject.send(1)
      subject.send(2)
    }
    .onReceive(subject) {
      print("got \($0)")
      total += $0
    }
  }
}
