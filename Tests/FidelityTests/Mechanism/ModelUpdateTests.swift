// Updates by models, stored values, geometry, preferences, animations and tasks.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension AppScreens {
  /// mechanism.md#6.6: what an action reads is no dependency.
  @Test func `a model of the environment that only actions read runs no body`() throws {
    let device = showing { Desk() }
    expect(device.console, is: ["desk", "drawer"])
    try expect(device.lines(afterTapping: "fill"), is: [])
    try expect(device.lines(afterTapping: "look"), is: ["1 things"])
  }

  /// mechanism.md#6.8 and #7.2.
  @Test func `a property that its reader changes when it appears runs the reader again`() {
    let device = showing { Clerk() }
    expect(device.console, is: ["clerk 0", "appears", "clerk 1"])
  }

  /// mechanism.md#6.6: an array is one property.
  @Test func `rows that read their element out of a model's array run with every change of it`()
    throws
  {
    let device = showing { Ledger() }
    expect(device.console, is: ["ledger", "line 0", "line 1"])
    try expect(device.lines(afterTapping: "first"), is: ["ledger", "line 0", "line 1"])
    try expect(device.lines(afterTapping: "title"), is: [])
  }

  /// mechanism.md#6.6: what is read of an optional model is followed from when it is there.
  @Test func `a model that a task sets is followed from then on`() throws {
    let device = showing { Fetched() }
    expect(device.console, is: ["nothing", "guest a"])
    try expect(device.lines(afterTapping: "rename"), is: ["guest b"])
  }

  /// A computed property over a nested object and a collection (mechanism.md#6.6).
  @Test func `a sum over models in an array follows each of them and the array`() throws {
    let device = showing { Till() }
    expect(device.console, is: ["sum 3"])
    try expect(device.lines(afterTapping: "raise"), is: ["sum 12"])
    try expect(device.lines(afterTapping: "add"), is: ["sum 22"])
    try expect(device.lines(afterTapping: "label"), is: [])
  }

  /// mechanism.md#12.2: only another value is told.
  @Test func `the maximum of several heights is delivered when another view has it`() throws {
    let device = showing { Tallest() }
    expect(device.console, is: ["tallest 30"])
    try expect(device.lines(afterTapping: "low"), is: [])
    try expect(device.lines(afterTapping: "high"), is: ["tallest 40"])
  }

  /// mechanism.md#14.1 and #12.2.
  @Test func `a width that a background reads comes back to the body through a preference`() throws
  {
    let device = showing { Measured() }
    expect(device.console, is: ["measured 0", "told", "measured 40"])
    try expect(device.lines(afterTapping: "widen"), is: ["measured 40", "told", "measured 80"])
  }

  /// mechanism.md#19.1.
  @Test func `what the completion of an animation writes is an update of its own`() throws {
    let device = showing { Fading() }
    expect(device.console, is: ["fading 1 0"])
    try expect(
      device.lines(afterTapping: "fade"), is: ["fading 0 0", "done", "fading 0 1", "step 1"])
  }

  /// GT-146: a cancelled task goes on when it is resumed, after the view was told.
  @Test func `going back calls onDisappear of the screen, then cancels its task`() throws {
    let device = showing { Trip() }
    try expect(device.lines(afterTapping: "go"), is: ["stop appears"])
    try expect(device.linesOfGoingBack(), is: ["stop gone", "cancelled"])
  }

  /// To wait for the next value is to leave the main thread, so each value is an update of its own.
  @Test func `a task takes values from a stream in the order in which they are sent`() throws {
    let device = showing { Radio() }
    let heard = try device.lines(afterTapping: "send")
    expect(heard, is: ["sent", "heard 1", "radio 1", "heard 2", "radio 2"])
    try expect(device.lines(afterTapping: "off"), is: ["radio 2", "ended"])
    try expect(device.lines(afterTapping: "send"), is: ["sent"])
  }

  /// Documentation of `refreshable`: the indicator stays until the closure returns.
  @Test func `a pull runs the closure, and what it wrote is one update`() throws {
    let device = showing { Feed() }
    let lines = try device.lines {
      try device.pullToRefresh()
      device.advance(by: .seconds(2))
    }
    expect(lines, is: ["begin", "end", "feed 2"])
  }

  /// mechanism.md#16.1: the item's content is made with the newest item; the same id is the same sheet.
  @Test func `an item that changes while its sheet is shown changes the sheet`() throws {
    let device = showing { Notes() }
    expect(device.console, is: ["notes"])
    try expect(device.lines(afterTapping: "open"), is: ["note a", "note appears"])
    try expect(device.lines(afterTapping: "edit"), is: ["note b"])
    try expect(device.linesOfSwipingDown(), is: ["note gone"])
  }

  /// Documentation of `onSubmit` and `FocusState`: the keyboard stays, and the state changes once.
  @Test func `the return key moves the focus where the closure sets it`() throws {
    let device = showing { SignIn() }
    try expect(device.lines { try device.type("a", into: "User") }, is: ["focus user"])
    try expect(device.lines { try device.submit() }, is: ["submit", "focus password"])
    try expect(device.lines { try device.type("b") }, is: [])
    try expect(device.lines { try device.submit() }, is: ["sign in a b", "focus none"])
  }
}

@Observable private final class Box {
  var things = 0
  var label = "box"
}

private struct Desk: View {
  @State private var box = Box()
  var body: some View {
    let _ = print("desk")
    Drawer().environment(box)
  }
}

private struct Drawer: View {
  @Environment(Box.self) private var box
  var body: some View {
    let _ = print("drawer")
    Button("fill") { box.things += 1 }
    Button("look") { print("\(box.things) things") }
  }
}

private struct Clerk: View {
  @State private var box = Box()
  var body: some View {
    let _ = print("clerk \(box.things)")
    Text("x").onAppear {
      print("appears")
      box.things += 1
    }
  }
}

@Observable private final class Book {
  struct Entry {
    var text: String
  }
  var entries = [Entry(text: "a"), Entry(text: "b")]
  var title = ""
}

private struct Ledger: View {
  @State private var book = Book()
  var body: some View {
    let _ = print("ledger")
    VStack {
      ForEach(book.entries.indices, id: \.self) { LedgerLine(book: book, index: $0) }
      Button("first") { book.entries[0].text += "!" }
      Button("title") { book.title += "!" }
    }
  }
}

private struct LedgerLine: View {
  let book: Book
  let index: Int
  var body: some View {
    let _ = print("line \(index)")
    Text(book.entries[index].text)
  }
}

@Observable private final class Guest { var name = "a" }

private struct Fetched: View {
  @State private var guest: Guest?
  var body: some View {
    let _ = print(guest.map { "guest \($0.name)" } ?? "nothing")
    Text("x").task { guest = Guest() }
    Button("rename") { guest?.name = "b" }
  }
}

@Observable private final class Purse {
  var coins: Int
  var label = ""
  init(_ coins: Int) { self.coins = coins }
}

@Observable private final class Register {
  var purses = [Purse(1), Purse(2)]
  var sum: Int { purses.reduce(0) { $0 + $1.coins } }
}

private struct Till: View {
  @State private var register = Register()
  var body: some View {
    let _ = print("sum \(register.sum)")
    Button("raise") { register.purses[0].coins = 10 }
    Button("add") { register.purses.append(Purse(10)) }
    Button("label") { register.purses[0].label = "x" }
  }
}

private struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Tallest: View {
  @State private var low: CGFloat = 10
  @State private var high: CGFloat = 30
  var body: some View {
    VStack {
      Color.red.frame(height: low).preference(key: HeightKey.self, value: low)
      Color.blue.frame(height: high).preference(key: HeightKey.self, value: high)
      Button("low") { low = 20 }
      Button("high") { high = 40 }
    }
    .onPreferenceChange(HeightKey.self) { print("tallest \(Int($0))") }
  }
}

private struct WideKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct Measured: View {
  @State private var isWide = false
  @State private var width: CGFloat = 0
  var body: some View {
    let _ = print("measured \(Int(width))")
    VStack {
      Color.red.frame(width: isWide ? 80 : 40, height: 10)
        .background(
          GeometryReader { Color.clear.preference(key: WideKey.self, value: $0.size.width) }
        )
        .onPreferenceChange(WideKey.self) {
          print("told")
          width = $0
        }
      Button("widen") { isWide = true }
    }
  }
}

private struct Fading: View {
  @State private var opacity = 1.0
  @State private var step = 0
  var body: some View {
    let _ = print("fading \(Int(opacity)) \(step)")
    VStack {
      Text("x").opacity(opacity)
      Button("fade") {
        withAnimation(.linear(duration: 1)) {
          opacity = 0
        } completion: {
          print("done")
          step += 1
        }
      }
    }
    .onChange(of: step) { print("step \(step)") }
  }
}

private struct Trip: View {
  var body: some View {
    NavigationStack {
      NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in
        Text("stop")
          .onAppear { print("stop appears") }
          .onDisappear { print("stop gone") }
          .task { do { try await Task.sleep(for: .seconds(1_000)) } catch { print("cancelled") } }
      }
    }
  }
}

private struct Radio: View {
  @State private var stream = AsyncStream.makeStream(of: Int.self)
  @State private var last = 0
  @State private var isOn = true
  var body: some View {
    let _ = print("radio \(last)")
    VStack {
      if isOn {
        Text("on").task {
          for await number in stream.stream {
            print("heard \(number)")
            last = number
          }
          print("ended")
        }
      }
      Button("send") {
        stream.continuation.yield(1)
        stream.continuation.yield(2)
        print("sent")
      }
      Button("off") { isOn = false }
    }
  }
}

private struct Feed: View {
  @State private var items = [0]
  var body: some View {
    let _ = print("feed \(items.count)")
    List(items, id: \.self) { Text("\($0)") }
      .refreshable {
        print("begin")
        try? await Task.sleep(for: .seconds(1))
        items.append(items.count)
        print("end")
      }
  }
}

private struct Note: Identifiable {
  let id = 0
  var text: String
}

private struct Notes: View {
  @State private var note: Note?
  var body: some View {
    let _ = print("notes")
    Button("open") { note = Note(text: "a") }
      .sheet(item: $note) { NoteSheet(text: $0.text) { note?.text = "b" } }
  }
}

private struct NoteSheet: View {
  let text: String
  let edit: () -> Void
  var body: some View {
    let _ = print("note \(text)")
    Button("edit", action: edit)
      .onAppear { print("note appears") }
      .onDisappear { print("note gone") }
  }
}

private struct SignIn: View {
  enum Field: String { case user, password }
  @State private var user = ""
  @State private var password = ""
  @FocusState private var focus: Field?
  var body: some View {
    VStack {
      TextField("User", text: $user).focused($focus, equals: .user)
        .onSubmit {
          print("submit")
          focus = .password
        }
      SecureField("Password", text: $password).focused($focus, equals: .password)
        .onSubmit { print("sign in \(user) \(password)") }
    }
    .onChange(of: focus) { print("focus \($1?.rawValue ?? "none")") }
  }
}
