// Fields: keystrokes, bindings, focus, submission.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  @Test func `each keystroke writes the binding, then onChange runs, then the body`() throws {
    let device = showing { NameForm() }
    expect(device.console, is: ["body \"\""])
    try expect(
      device.lines { try device.type("Bo", into: "Name") },
      is: [
        "set B", "body \"B\"", "changed to B", "set Bo", "body \"Bo\"", "changed to Bo",
      ])
    try expect(
      device.lines { try device.deleteBackward() }, is: ["set B", "body \"B\"", "changed to B"])
    expect(device.screenText, is: ["B"])
  }

  @Test func `a keystroke takes its time`() throws {
    let device = showing { NameForm() }
    let start = device.now
    try device.type("abcde", into: "Name")
    device.settle()
    #expect(device.now - start > .seconds(1) && device.now - start < .milliseconds(1_200))
  }

  @Test func `a tap moves the focus, and each state is written once`() throws {
    let device = showing { Login() }
    expect(device.console, is: ["focus none"])
    try expect(device.lines { try device.tap("User") }, is: ["focus user"])
    try expect(device.lines { try device.tap("Password") }, is: ["focus password"])
    try expect(device.lines { try device.type("x") }, is: [])
    expect(device.screenText, is: ["User", "•", "Next", "Away"])
  }

  @Test func `writing the state moves the focus, and the return key takes it away`() throws {
    let device = showing { Login() }
    try expect(device.lines { try device.tap("Next") }, is: ["focus password"])
    try expect(device.lines { try device.type("ab") }, is: [])
    try expect(device.lines { try device.submit() }, is: ["submit ab", "focus none"])
    #expect(throws: DeviceError.noFocus) { try device.submit() }
    try expect(device.lines { try device.tap("User") }, is: ["focus user"])
    try expect(device.lines { try device.tap("Away") }, is: ["focus none"])
    #expect(throws: DeviceError.noFocus) { try device.type("x") }
  }

  @Test func `a field that animates the start of its editing gets the focus once`() throws {
    struct Question: View {
      @State private var text = ""
      @State private var isEditing = false
      @FocusState private var isFocused: Bool
      var body: some View {
        let _ = print("focused \(isFocused), editing \(isEditing)")
        HStack {
          TextField("Ask", text: $text) { isOn in withAnimation { isEditing = isOn } }
            .focused($isFocused)
          if isEditing { Text("Send") }
        }
        Button("leave") { isFocused = false }
      }
    }
    let device = showing { Question() }
    try expect(
      device.lines { try device.tap("Ask") },
      is: ["focused true, editing false", "focused true, editing true"])
    try expect(
      device.lines { try device.tap("leave") },
      is: ["focused false, editing true", "focused false, editing false"])
  }

  @Test func `a field that goes away takes the focus with it`() throws {
    struct Vanishing: View {
      @State private var isThere = true
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        let _ = print("focused \(isFocused)")
        VStack {
          if isThere { TextField("Field", text: $text).focused($isFocused) }
          Button("remove") { isThere = false }
        }
      }
    }
    let device = showing { Vanishing() }
    try expect(device.lines { try device.tap("Field") }, is: ["focused true"])
    try expect(device.lines { try device.tap("remove") }, is: ["focused true", "focused false"])
  }

  @Test func `a sheet that goes takes the focus of its field with it, whoever dismisses it`() throws
  {
    struct Sheet: View {
      @State private var name = ""
      @FocusState private var isFocused: Bool
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let _ = print("sheet \(name) \(isFocused)")
        TextField("Name", text: $name).focused($isFocused)
        Button("focus") { isFocused = true }
        Button("done") { dismiss() }
      }
    }
    struct Base: View {
      @State private var isShown = false
      var body: some View {
        let _ = print("base \(isShown)")
        Button("show") { isShown = true }.sheet(isPresented: $isShown) { Sheet() }
      }
    }
    let device = showing { Base() }
    for round in 1...3 {
      try device.tap("show")
      device.advance(by: .seconds(2))
      try device.tap(round == 2 ? "focus" : "Name")
      device.settle()
      try device.type("ab")
      // Of the last one the last keys arrive while the sheet goes.
      if round < 3 { device.settle() }
      try device.tap("done")
      device.advance(by: .seconds(2))
      #expect(throws: DeviceError.noFocus) { try device.type("x") }
    }
    let once = [
      "base true", "sheet  false", "sheet  true", "sheet a true", "sheet ab true", "base false",
    ]
    let last = [
      "base true", "sheet  false", "sheet  true", "base false", "sheet a true", "sheet ab true",
    ]
    expect(device.console, is: ["base false"] + once + once + last)
  }

  @Test func `sheets with fields are opened, focused, typed into and dismissed in any order`() {
    struct Sheet: View {
      enum Field { case name, note }
      let depth: Int
      @State private var name = ""
      @State private var isNoteThere = true
      @State private var isShown = false
      @FocusState private var focus: Field?
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        VStack {
          TextField("name \(depth)", text: $name).focused($focus, equals: .name)
          if isNoteThere { TextField("note \(depth)", text: $name).focused($focus, equals: .note) }
          Button("focus \(depth)") { focus = focus == .name ? .note : .name }
          Button("without \(depth)") { isNoteThere.toggle() }
          Button("done \(depth)") {
            focus = .note
            dismiss()
          }
          Button("more \(depth)") { isShown = true }
        }
        .sheet(isPresented: $isShown) { if depth < 2 { Sheet(depth: depth + 1) } }
      }
    }
    var state: UInt64 = 20_261_122
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for _ in 0..<30 {
      let device = showing { Sheet(depth: 0) }
      var typed = 0
      for _ in 0..<20 {
        let depth = roll(3)
        // What is not on screen, or has no focus, is refused; nothing may end the app.
        switch roll(8) {
        case 0: try? device.tap("name \(depth)")
        case 1: try? device.tap("note \(depth)")
        case 2: try? device.tap("focus \(depth)")
        case 3: try? device.tap("without \(depth)")
        case 4: try? device.tap("done \(depth)")
        case 5: try? device.tap("more \(depth)")
        case 6: try? device.dismissSheet()
        default: if (try? device.type("x")) != nil { typed += 1 }
        }
        if roll(2) == 0 { device.settle() } else { device.advance(by: .milliseconds(roll(400))) }
      }
      device.settle()
      #expect(device.terminationReason == nil && device.cutReason == nil)
      // Of the keys no more arrived than were pressed.
      #expect(device.screenText.joined().count { $0 == "x" } <= 2 * typed)
    }
  }

  @Test func `a field with a format writes what it can parse and shows the value when it is left`()
    throws
  {
    struct Price: View {
      @State private var price = 5.0
      var body: some View {
        let _ = print("price \(price)")
        TextField("Price", value: $price, format: .number)
      }
    }
    let device = showing { Price() }
    expect(device.screenText, is: ["5"])
    try expect(
      device.lines { try device.type("0.5x", into: "Price") },
      is: [
        "price 50.0", "price 50.5",
      ])
    expect(device.screenText, is: ["50.5x"])
    try expect(device.lines { try device.submit() }, is: [])
    expect(device.screenText, is: ["50.5"])
  }

  @Test func `onSubmit runs inside out`() throws {
    struct Nested: View {
      @State private var text = ""
      var body: some View {
        VStack { TextField("Field", text: $text).onSubmit { print("inner") } }
          .onSubmit { print("outer") }
          .onSubmit(of: .search) { print("search") }
      }
    }
    let device = showing { Nested() }
    try device.tap("Field")
    try expect(
      device.lines {
        device.settle(); try device.submit()
      }, is: ["inner", "outer"])
  }

  @Test func `a search field filters while it is typed into`() throws {
    let device = showing { Searching() }
    expect(device.screenText, is: ["Search", "apple", "pear", "idle", "cancel"])
    try device.type("pe", into: "Search")
    device.settle()
    expect(device.screenText, is: ["pe", "Cancel", "pear", "searching", "cancel"])
    // The keyboard goes, the search stays until it is cancelled (documentation of `isSearching`).
    try device.submit()
    device.settle()
    expect(device.screenText, is: ["pe", "Cancel", "pear", "searching", "cancel"])
    try device.tap("cancel")
    device.settle()
    expect(device.screenText, is: ["Search", "apple", "pear", "idle", "cancel"])
  }

  @Test func `the button of a search ends it, and is gone with it`() throws {
    let device = showing { Searching() }
    try device.tap("Search")
    device.settle()
    expect(device.screenText, is: ["Search", "Cancel", "apple", "pear", "searching", "cancel"])
    try device.type("pe", into: "Search")
    device.settle()
    try device.tap("Cancel")
    device.settle()
    expect(device.screenText, is: ["Search", "apple", "pear", "idle", "cancel"])
    // A search that was ended can begin again.
    try device.type("ap", into: "Search")
    device.settle()
    expect(device.screenText, is: ["ap", "Cancel", "apple", "searching", "cancel"])
  }

  @Test func `pulling runs the refresh action on the device's clock`() throws {
    struct News: View {
      @State private var items = ["old"]
      var body: some View {
        List(items, id: \.self) { Text($0) }
          .refreshable {
            print("begins")
            try? await Task.sleep(for: .seconds(2))
            items = ["new"]
            print("ends")
          }
      }
    }
    let device = showing { News() }
    try expect(device.lines { try device.pullToRefresh() }, is: ["begins"])
    try expect(device.lines { try device.pullToRefresh() }, is: [])
    device.advance(by: .seconds(2))
    expect(device.console, is: ["begins", "ends"])
    expect(device.screenText, is: ["new"])
  }

  @Test func `text can only be typed into fields, and the error lists them`() {
    let device = showing { Login() }
    #expect(throws: DeviceError.notAField("Next", known: ["User", "Password"])) {
      try device.type("x", into: "Next")
    }
    expect(
      "\(DeviceError.notAField("Next", known: ["User", "Password"]))",
      is: "\"Next\" is on screen but is not a text field; text fields: \"User\", \"Password\".")
    #expect(
      throws: DeviceError.labelNotOnScreen("Nowhere", known: ["User", "Password", "Next", "Away"])
    ) {
      try device.type("x", into: "Nowhere")
    }
    #expect(throws: DeviceError.nothingToRefresh) { try device.pullToRefresh() }
  }
}

private struct NameForm: View {
  @State private var name = ""
  var body: some View {
    let _ = print("body \"\(name)\"")
    TextField(
      "Name",
      text: Binding(
        get: { name },
        set: {
          print("set \($0)")
          name = $0
        })
    ).onChange(of: name) { _, new in print("changed to \(new)") }
  }
}

private struct Login: View {
  enum Field { case user, password }
  @State private var user = ""
  @State private var password = ""
  @FocusState private var focus: Field?
  var body: some View {
    let _ = print("focus \(focus.map { "\($0)" } ?? "none")")
    VStack {
      TextField("User", text: $user).focused($focus, equals: .user)
      SecureField("Password", text: $password).focused($focus, equals: .password)
        .onSubmit { print("submit \(password)") }
      Button("Next") { focus = .password }
      Button("Away") { focus = nil }
    }
  }
}

private struct Searching: View {
  @State private var text = ""
  var body: some View {
    VStack {
      ForEach(["apple", "pear"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
        Text($0)
      }
      Status()
    }.searchable(text: $text)
  }

  struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismiss
    var body: some View {
      Text(isSearching ? "searching" : "idle")
      Button("cancel") { dismiss() }
    }
  }
}
