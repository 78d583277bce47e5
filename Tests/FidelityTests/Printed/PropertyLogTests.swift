// What one change tells, and in which order: stored values, observers, objects, bridges to UIKit.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Printed {
  /// Apple's documentation of `AppStorage`: the value in the declaration is the default "if a value is not specified
  /// for the given key"; nothing is stored by declaring it.
  @Test func `each property with a key has its own default until something is stored`() throws {
    let device = showing { Stored() }
    expect(device.console, is: ["owner 0", "five 5", "none nil"])
    try expect(device.lines(afterTapping: "same"), is: [])
    try expect(device.lines(afterTapping: "raise"), is: ["owner 1", "five 1"])
    try expect(device.lines(afterTapping: "unread"), is: [])
    try expect(device.lines(afterTapping: "child"), is: ["owner 2", "five 2"])
  }

  /// Apple's documentation of `onChange(of:initial:_:)`: the closure has the old and the new value; the order is that of
  /// GT-092, with later siblings first (mechanism.md#8.3).
  @Test func `onChange of one update is called with the values before and after it`() throws {
    let device = showing { Several() }
    let log = [
      "body 1 1 1", "second c 0 1", "first a 0 1 and b is 1", "b 0 1", "a 0 1",
      "both [0, 0] [1, 1]",
    ]
    try expect(device.lines(afterTapping: "go"), is: log)
    try expect(device.lines(afterTapping: "there and back"), is: ["body 1 1 1"])
  }

  /// Combine's documentation of `Published`: it publishes in the property's `willSet`; GT-055 for the equal value.
  @Test func `a published property notifies before it is set, for every writer`() throws {
    let device = showing { Publishing() }
    expect(device.console, is: ["sink 0 while 0", "body 0 0"])
    try expect(
      device.lines(afterTapping: "set"),
      is: [
        "willSet 0 to 1", "object while 0 0", "sink 1 while 0", "didSet 0 to 1", "end", "body 1 0",
      ])
    try expect(device.lines(afterTapping: "by hand"), is: ["object while 1 1", "body 1 2"])
    try expect(
      device.lines(afterTapping: "equal"),
      is: [
        "willSet 1 to 1", "object while 1 2", "sink 1 while 1", "didSet 1 to 1", "body 1 2",
      ])
  }

  /// fatbobman, "Mastering Observation" (2023): computed, nested and replaced properties, collections, what is ignored.
  @Test func `of an observable model each view follows what it reads, however deep`() throws {
    let device = showing { Models() }
    try expect(
      device.lines(afterTapping: "name"),
      is: [
        "Bound: @dependencies changed.", "Labelled: @dependencies changed.",
      ])
    try expect(device.lines(afterTapping: "age"), is: [])
    try expect(device.lines(afterTapping: "ignored"), is: [])
    try expect(device.lines(afterTapping: "append"), is: ["Counted: @dependencies changed."])
    try expect(device.lines(afterTapping: "inner"), is: ["Nested: @dependencies changed."])
    try expect(
      device.lines(afterTapping: "replace"),
      is: [
        "Models: @dependencies changed.", "Nested: @self changed.",
      ])
    try expect(device.lines(afterTapping: "inner"), is: ["Nested: @dependencies changed."])
  }

  /// Apple's documentation of `UIViewRepresentable`, and Chris Eidhof's of when it updates: made once, updated when the value
  /// differs, dismantled before the coordinator goes.
  @Test func `a UIKit view is made once, updated for another value, and dismantled at the end`()
    throws
  {
    let device = showing { Bridge() }
    expect(device.console, is: ["coordinator", "make", "update 0", "here"])
    try expect(device.lines(afterTapping: "value"), is: ["update 1"])
    try expect(device.lines(afterTapping: "other"), is: [])
    try expect(device.lines(afterTapping: "toggle"), is: ["gone", "dismantle", "coordinator ends"])
    try expect(
      device.lines(afterTapping: "toggle"), is: ["coordinator", "make", "update 1", "here"])
  }

  /// Combine's documentation of `debounce`: the value that no other follows within the time.
  @Test
  func `a debounced property runs the body for the input, and once more for what comes of it`()
    throws
  {
    let device = showing { Searcher() }
    expect(device.console, is: ["'' ''", "'' ''"])
    try expect(device.lines(afterTapping: "type"), is: ["'ab' ''", "'ab' 'ab'"])
  }

  /// Apple's documentation of `sheet(item:)`: another identity dismisses the sheet and presents a new one.
  @Test func `a sheet whose item becomes another is dismissed, and the next one comes`() throws {
    let device = showing { ItemSheets() }
    try expect(device.lines(afterTapping: "one"), is: ["content 1", "1 here"])
    try expect(
      device.lines(afterTapping: "two"), is: ["1 gone", "dismissed", "content 2", "2 here"])
    try expect(device.lines(afterTapping: "none"), is: ["2 gone", "dismissed"])
  }
}

// MARK: Views

private struct Stored: View {
  @AppStorage("printed") private var value = 0
  @AppStorage("printed unread") private var unread = 0
  var body: some View {
    let _ = print("owner \(value)")
    VStack {
      Five()
      Absent()
      Button("same") { value = value }
      Button("raise") { value += 1 }
      Button("unread") { unread += 1 }
    }
  }

  private struct Five: View {
    @AppStorage("printed") private var value = 5
    var body: some View {
      let _ = print("five \(value)")
      Button("child") { value += 1 }
    }
  }

  private struct Absent: View {
    @AppStorage("printed absent") private var value: String?
    var body: some View {
      let _ = print("none \(value ?? "nil")")
      Text("absent")
    }
  }
}

private struct Several: View {
  @State private var a = 0
  @State private var b = 0
  @State private var c = 0
  var body: some View {
    let _ = print("body \(a) \(b) \(c)")
    VStack {
      Text("first").onChange(of: a) { print("first a \($0) \($1) and b is \(b)") }
      Text("second").onChange(of: c) { print("second c \($0) \($1)") }
      Button("go") {
        a += 1
        b += 1
        c += 1
      }
      Button("there and back") {
        a += 1
        a -= 1
      }
    }
    .onChange(of: b) { print("b \($0) \($1)") }
    .onChange(of: a) { print("a \($0) \($1)") }
    .onChange(of: [a, b]) { print("both \($0) \($1)") }
  }
}

private final class Publisher: ObservableObject {
  @Published var value = 0 {
    willSet { print("willSet \(value) to \(newValue)") }
    didSet { print("didSet \(oldValue) to \(value)") }
  }
  var plain = 0
  private var subscriptions = Set<AnyCancellable>()
  init() {
    $value.sink { [unowned self] in print("sink \($0) while \(value)") }.store(in: &subscriptions)
    objectWillChange.sink { [unowned self] in print("object while \(value) \(plain)") }
      .store(in: &subscriptions)
  }
}

private struct Publishing: View {
  @StateObject private var publisher = Publisher()
  var body: some View {
    let _ = print("body \(publisher.value) \(publisher.plain)")
    VStack {
      Button("set") {
        publisher.value += 1
        print("end")
      }
      Button("by hand") {
        publisher.plain += 1
        publisher.objectWillChange.send()
        publisher.plain += 1
      }
      Button("equal") { publisher.value = publisher.value }
    }
  }
}

@Observable private final class Model {
  var name = "a"
  var age = 1
  @ObservationIgnored var ignored = 0
  var items = [1]
  var inner = Inside()
  var label: String { "\(name)!" }
}

@Observable private final class Inside { var value = 0 }

private struct Models: View {
  @State private var model = Model()
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Bound(model: model)
      Labelled(model: model)
      Counted(model: model)
      Nested(inner: model.inner)
      Button("name") { model.name += "b" }
      Button("age") { model.age += 1 }
      Button("ignored") { model.ignored += 1 }
      Button("append") { model.items.append(2) }
      Button("inner") { model.inner.value += 1 }
      Button("replace") { model.inner = Inside() }
    }
  }
}

private struct Bound: View {
  @Bindable var model: Model
  var body: some View {
    let _ = Self._printChanges()
    TextField("field", text: $model.name)
  }
}

private struct Labelled: View {
  let model: Model
  var body: some View {
    let _ = Self._printChanges()
    Text(model.label)
  }
}

private struct Counted: View {
  let model: Model
  var body: some View {
    let _ = Self._printChanges()
    Text("\(model.items.count) \(model.ignored)")
  }
}

private struct Nested: View {
  let inner: Inside
  var body: some View {
    let _ = Self._printChanges()
    Text("\(inner.value)")
  }
}

private final class Coordinator {
  init() { print("coordinator") }
  deinit { print("coordinator ends") }
}

private struct Represented: UIViewRepresentable {
  let value: Int
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView {
    print("make")
    return UIView()
  }
  func updateUIView(_ view: UIView, context: Context) { print("update \(value)") }
  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { print("dismantle") }
}

private struct Bridge: View {
  @State private var value = 0
  @State private var other = 0
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown {
        Represented(value: value).onAppear { print("here") }.onDisappear { print("gone") }
      }
      Text("\(other)")
      Button("value") { value += 1 }
      Button("other") { other += 1 }
      Button("toggle") { isShown.toggle() }
    }
  }
}

private final class Debounced: ObservableObject {
  @Published var input = ""
  @Published var output = ""
  init() {
    $input.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
      .assign(to: &$output)
  }
}

private struct Searcher: View {
  @StateObject private var model = Debounced()
  var body: some View {
    let _ = print("'\(model.input)' '\(model.output)'")
    Button("type") {
      model.input += "a"
      model.input += "b"
    }
  }
}

private struct Item: Identifiable { let id: Int }

private struct ItemSheets: View {
  @State private var item: Item?
  var body: some View {
    Button("one") { item = Item(id: 1) }
      .sheet(item: $item, onDismiss: { print("dismissed") }) { item in
        VStack {
          let _ = print("content \(item.id)")
          Button("two") { self.item = Item(id: 2) }
          Button("none") { self.item = nil }
        }
        .onAppear { print("\(item.id) here") }.onDisappear { print("\(item.id) gone") }
      }
  }
}
