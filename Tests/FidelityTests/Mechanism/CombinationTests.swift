// What no example of the mechanism names by itself: its rules together, in other containers and through several views.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// mechanism.md#1.2, #1.3, #4.3: each row has its own copy and its own flag.
  @Test func `sheets of rows see what their own row captured`() throws {
    let device = showing { Sheets() }
    expect(
      device.console,
      is: [
        "Sheets: @self, @identity, _n changed.",
        "SheetRow: @self, @identity, _n, _isShown changed.",
        "SheetRow: @self, @identity, _n, _isShown changed.",
      ])
    try expect(device.lines(afterTapping: "row 1"), is: ["sheet 1 of 0"])
    try expect(device.lines(afterTapping: "inc"), is: ["SheetRow: _n changed.", "sheet 1 of 2"])
    try expect(device.linesOfSwipingDown(), is: [])
    // In which order the row that follows the number and the new sheet come, nobody has logged.
    let lines = try device.lines(afterTapping: "row 0")
    #expect(lines.count == 2 && Set(lines) == ["SheetRow: _n changed.", "sheet 0 of 0"])
  }

  /// mechanism.md#1.3, #4.3: what hands a binding on reads nothing.
  @Test func `a binding that is read at the end of a chain runs the end alone, and goes on to`()
    throws
  {
    let device = showing { Chain() }
    expect(device.console, is: ["Chain", "Middle", "End 0"])
    try expect(device.lines(afterTapping: "n"), is: ["End 1"])
    try expect(device.lines(afterTapping: "flag"), is: ["End off"])
    try expect(device.lines(afterTapping: "n"), is: ["End off"])
  }

  /// mechanism.md#1.4, #5.3, #6.6: the closure of a generic view of the user's own reads for its maker.
  @Test func `a generic container calls its maker's closure, whose reads are its maker's`() throws {
    let device = showing { Maker() }
    expect(
      device.console,
      is: [
        "Maker: @self, @identity, _n, _unread changed.", "Boxed<Text>: @self changed.",
      ])
    try expect(
      device.lines(afterTapping: "n"), is: ["Maker: _n changed.", "Boxed<Text>: @self changed."])
    try expect(device.lines(afterTapping: "unread"), is: [])
  }

  @Test func `a body that a protocol gives runs for the values of the view that has it`() throws {
    let device = showing { Halves() }
    expect(device.console, is: ["Half: @self changed."])
    try expect(device.lines(afterTapping: "n"), is: [])
    try expect(device.lines(afterTapping: "n"), is: ["Half: @self changed."])
  }

  /// mechanism.md#1.4 and #9.10, with the rows of one ForEach among others.
  @Test func `a ForEach in a Group in a list makes its rows anew with the body`() throws {
    let device = showing { Chooser() }
    expect(
      device.console,
      is: [
        "Chooser: @self, @identity, _chosen changed.", "row 0", "row 0", "row 1", "row 1",
      ])
    try expect(
      device.lines(afterTapping: "row 1"), is: ["Chooser: _chosen changed.", "row 0", "row 1"])
    try expect(
      device.lines(afterTapping: "row 2"), is: ["Chooser: _chosen changed.", "row 0", "row 1"])
    expect(device.screenText, is: ["row 0", "row 1", "[row 2]"])
  }

  /// mechanism.md#6.1, #6.4, #2.4: what is written under another transaction brings what waits up to date at once.
  @Test func `objects and states of one closure are one update as long as the transaction is one`()
    throws
  {
    let device = showing { Mixed() }
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "first", "body 1 0 0 1", "second", "body 1 1 0 2", "end", "body 1 1 1 2",
      ])
  }

  /// mechanism.md#7.2 and #8.3: a chain of closures is one visit of the run loop.
  @Test func `a chain of onChange goes on until nothing is left`() throws {
    let device = showing { Links() }
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "body 1 0 0", "a 1", "body 1 2 0", "b 2", "body 1 2 3", "c 3",
      ])
  }

  /// mechanism.md#11.1, #6.1: the object is another one, then it publishes.
  @Test func `an environment object that is replaced runs its readers, and what it was no more`()
    throws
  {
    let device = showing { Swapping() }
    try expect(device.lines(afterTapping: "inc"), is: ["Reader: _model changed."])
    try expect(
      device.lines(afterTapping: "swap"),
      is: [
        "Swapping: _model changed.", "Reader: _model changed.",
      ])
    try expect(device.lines(afterTapping: "inc"), is: ["Reader: _model changed."])
    expect(device.screenText, is: ["b 1", "inc", "swap"])
  }

  /// mechanism.md#8.8.
  @Test func `a task with an id is cancelled by the next id, and by its view's end`() throws {
    let device = showing { Tasks() }
    expect(device.console, is: ["task 0"])
    try expect(device.lines(afterTapping: "next"), is: ["cancelled 0", "task 1"])
    try expect(device.lines(afterTapping: "gone"), is: ["cancelled 1"])
  }

  /// mechanism.md#19.6.
  @Test func `a newline always breaks the line`() {
    let device = showing {
      HStack {
        Text("a\nb").onGeometryChange(for: CGFloat.self, of: \.size.height) { print("two \($0)") }
        Text("a").onGeometryChange(for: CGFloat.self, of: \.size.height) { print("one \($0)") }
      }
    }
    expect(Set(device.console), is: ["one 20.333333333333332", "two 40.666666666666664"])
  }

  /// mechanism.md#7.6: each closure is counted by itself.
  @Test func `a preference and an onChange that feed each other are cut off`() throws {
    let device = showing { Feeding() }
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "body 0 1", "told 1", "body 1 1", "a 1", "body 1 2", "told 2", "body 2 2", "a 2",
        "body 2 3",
      ])
    expect(
      device.diagnostics, is: ["Bound preference Number tried to update multiple times per frame."])
  }
}

// MARK: Views

private struct Sheets: View {
  @State private var n = 0
  var body: some View {
    let _ = Self._printChanges()
    List { ForEach(0..<2, id: \.self) { SheetRow(row: $0, n: $n) } }
  }
}

private struct SheetRow: View {
  let row: Int
  @Binding var n: Int
  @State private var isShown = false
  var body: some View {
    let _ = Self._printChanges()
    Button("row \(row)") {
      n += 1
      isShown = true
    }
    .sheet(isPresented: $isShown) {
      let _ = print("sheet \(row) of \(n)")
      Button("inc") { n += 1 }
    }
  }
}

private struct Chain: View {
  @State private var flag = true
  @State private var n = 0
  var body: some View {
    let _ = print("Chain")
    VStack {
      Middle(flag: $flag, n: $n)
      Button("flag") { flag.toggle() }
      Button("n") { n += 1 }
    }
  }

  struct Middle: View {
    @Binding var flag: Bool
    @Binding var n: Int
    var body: some View {
      let _ = print("Middle")
      End(flag: $flag, n: $n)
    }
  }

  struct End: View {
    @Binding var flag: Bool
    @Binding var n: Int
    var body: some View {
      let _ = print(flag ? "End \(n)" : "End off")
      Text("end")
    }
  }
}

private struct Boxed<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View {
    let _ = Self._printChanges()
    VStack { content() }
  }
}

private struct Maker: View {
  @State private var n = 0
  @State private var unread = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Boxed { Text("\(n)") }
      Button("n") { n += 1 }
      Button("unread") { unread += 1 }
    }
  }
}

private protocol Titled: View { var title: String { get } }

extension Titled {
  @ViewBuilder var body: some View {
    let _ = Self._printChanges()
    Text(title)
  }
}

private struct Half: Titled { let title: String }

private struct Halves: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Half(title: "\(n / 2)")
      Button("n") { n += 1 }
    }
  }
}

private struct Chooser: View {
  @State private var chosen = 0
  var body: some View {
    let _ = Self._printChanges()
    List {
      Group {
        ForEach(0..<2, id: \.self) { number in
          let _ = print("row \(number)")
          choice(number)
        }
      }
      choice(2)
    }
  }
  private func choice(_ number: Int) -> some View {
    Button(chosen == number && number == 2 ? "[row 2]" : "row \(number)") { chosen = number }
  }
}

private final class Numbers: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  @Published var c = 0
}

private struct Mixed: View {
  @StateObject private var numbers = Numbers()
  @State private var n = 0
  var body: some View {
    let _ = print("body \(numbers.a) \(numbers.b) \(numbers.c) \(n)")
    Button("go") {
      n = 1
      numbers.a = 1
      print("first")
      withAnimation {
        numbers.b = 1
        n = 2
      }
      print("second")
      numbers.c = 1
      print("end")
    }
  }
}

private struct Links: View {
  @State private var a = 0
  @State private var b = 0
  @State private var c = 0
  var body: some View {
    let _ = print("body \(a) \(b) \(c)")
    Button("go") { a += 1 }
      .onChange(of: a) {
        print("a \(a)")
        b = 2 * a
      }
      .onChange(of: b) {
        print("b \(b)")
        c = b + 1
      }
      .onChange(of: c) { print("c \(c)") }
  }
}

private final class Named: ObservableObject {
  let name: String
  @Published var count = 0
  init(_ name: String) { self.name = name }
}

private struct Swapping: View {
  @State private var model = Named("a")
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Reader().environmentObject(model)
      Button("inc") { model.count += 1 }
      Button("swap") { model = Named("b") }
    }
  }
}

private struct Reader: View {
  @EnvironmentObject private var model: Named
  var body: some View {
    let _ = Self._printChanges()
    Text("\(model.name) \(model.count)")
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

private struct Number: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Feeding: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    let _ = print("body \(a) \(b)")
    VStack {
      Text("x").preference(key: Number.self, value: b)
      Button("go") { b = 1 }
    }
    .onPreferenceChange(Number.self) {
      print("told \($0)")
      a = $0
    }
    .onChange(of: a) {
      print("a \(a)")
      b = a + 1
    }
  }
}
