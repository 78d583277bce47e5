// Sentences of the public documentation about lazy stacks, forms, the older navigation and alerts, sights in a scroll view,
// and horizontal guides.

import Expectations
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedBarTests {
  // MARK: Rows

  @Test func `a lazy column makes its rows when they come into sight, aligned and spaced`() {
    let device = launched {
      ScrollView {
        LazyVStack(alignment: .trailing, spacing: 6) {
          ForEach(0..<100) { number in
            Color.red.frame(width: 50, height: 94).placed("row \(number)")
          }
        }
        .frame(width: 200)
      }
      .coordinateSpace(name: "box").frame(width: 200, height: 400)
    }
    expect(device.console.prefix(2), is: ["row 0 150 0 50 94", "row 1 150 100 50 94"])
    #expect(device.console.count >= 4 && device.console.count < 12)
    device.scroll(by: 1000)
    device.settle()
    #expect(device.console.contains { $0.hasPrefix("row 12 ") })
    #expect(!device.console.contains { $0.hasPrefix("row 40 ") })
  }

  @Test func `a lazy column begins at the right from right to left`() {
    let device = launched {
      ScrollView {
        LazyVStack(alignment: .leading) { Color.red.frame(width: 50, height: 10).placed("row") }
      }
      .coordinateSpace(name: "box").frame(width: 200, height: 100)
      .environment(\.layoutDirection, .rightToLeft)
    }
    expect(device.console, is: ["row 150 0 50 10"])
  }

  @Test func `a form is a list of groups in which controls are rows and a picker shows its value`()
    throws
  {
    let device = launched { Settings() }
    expect(
      device.screenText,
      is: ["Profile", "Name", "Private", "Mode", "one", "Reset", "Foot", "size 1"])
    let screen = device.screenDescription
    #expect(screen.contains("Form") || screen.contains("list"))
    try device.tap("Private")
    device.settle()
    try device.pick("two", in: "Mode")
    device.settle()
    #expect(device.screenText.contains("two"))
    try device.tap("Reset")
    device.settle()
    expect(device.console, is: ["private true", "reset"])
  }

  // MARK: Navigation

  @Test func `a navigation view goes to what its links name, and back, under the titles of each`()
    throws
  {
    let device = launched { Notes() }
    expect(device.screenText, is: ["Notes", "Edit", "first", "second"])
    try device.tap("second")
    device.settle()
    expect(device.screenText, is: ["second", "note second"])
    try device.goBack()
    device.settle()
    expect(device.screenText, is: ["Notes", "Edit", "first", "second"])
  }

  @Test func `of several columns a phone held upright shows the first`() {
    let device = launched {
      NavigationView {
        List { Text("side") }.navigationBarTitle("Side")
        Text("Choose one").onAppear { print("detail") }
      }
    }
    #expect(device.screenText == ["Side", "side"] && !device.console.contains("detail"))
  }

  private struct Branches: View {
    @State private var isOpen = true
    var body: some View {
      NavigationView {
        if isOpen {
          List { Button("close") { isOpen = false } }
          Text("Choose one")
        } else {
          Text("closed")
        }
      }
    }
  }

  @Test func `several columns in a branch are columns, and the other branch is one view`() throws {
    let device = launched { Branches() }
    expect(device.screenText, is: ["close"])
    try device.tap("close")
    device.settle()
    expect(device.screenText, is: ["closed"])
  }

  @Test func `presentationMode reports who is presented, and dismisses only that`() throws {
    let device = launched { Modes() }
    try device.tap("dismiss root false")
    device.settle()
    try device.tap("push")
    device.settle()
    #expect(device.screenText.contains("dismiss pushed true"))
    try device.tap("dismiss pushed true")
    device.settle()
    expect(device.screenText, is: ["dismiss root false", "push", "present"])
    try device.tap("present")
    device.settle()
    try device.tap("dismiss sheet true")
    device.settle()
    expect(device.screenText, is: ["dismiss root false", "push", "present"])
    expect(device.console.last, is: "gone")
  }

  @Test
  func `the older title is a bar's within a navigation view alone, large unless it is inline`() {
    func place(_ mode: NavigationBarItem.TitleDisplayMode) -> [String] {
      let device = launched {
        NavigationView {
          Color.red.placed("content").navigationBarTitle(Text("Title"), displayMode: mode)
        }
        .coordinateSpace(name: "box")
      }
      expect(device.screenText, is: ["Title"])
      return device.console
    }
    let (large, inline, automatic) = (place(.large), place(.inline), place(.automatic))
    #expect(large == automatic && large != inline)
    expect(launched { Text("a").navigationBarTitle("Title") }.screenText, is: ["a"])
    let strings = launched {
      NavigationView { Text("a").navigationBarTitle(String("b"), displayMode: .inline) }
    }
    expect(strings.screenText, is: ["b", "a"])
  }

  @Test func `bar items stand at both sides of the title, a leading one beside the back button`()
    throws
  {
    let device = launched {
      NavigationView {
        NavigationLink("go") {
          Text("next").navigationBarTitle("Next", displayMode: .inline)
            .navigationBarItems(leading: Button("L") { print("L") }, trailing: Text("T"))
        }
        .navigationBarTitle("Root").navigationBarItems(trailing: Button("R") { print("R") })
      }
    }
    expect(device.screenText, is: ["Root", "R", "go"])
    try device.tap("R")
    try device.tap("go")
    device.settle()
    expect(device.screenText, is: ["Next", "L", "T", "next"])
    try device.tap("L")
    device.settle()
    expect(device.console.filter { $0.count == 1 }, is: ["R", "L"])
    try device.goBack()
    device.settle()
    expect(device.screenText, is: ["Root", "R", "go"])
    expect(launched { Text("a").navigationBarItems(leading: Text("b")) }.screenText, is: ["a"])
  }

  // MARK: Alerts

  @Test func `an alert of the older kind has its buttons or OK, and any of them takes it away`()
    throws
  {
    let device = launched { OldAlerts() }
    try device.tap("plain")
    device.settle()
    expect(device.screenText.suffix(3), is: ["Plain", "said", "OK"])
    try device.tap("OK")
    device.settle()
    try device.tap("two")
    device.settle()
    expect(device.screenText.suffix(3), is: ["Sure about x?", "Cancel", "Delete"])
    try device.tap("Delete")
    device.settle()
    try device.tap("two")
    device.settle()
    try device.tap("Cancel")
    device.settle()
    expect(device.console, is: ["deleted", "cancelled"])
    expect(device.screenText, is: ["plain", "two", "false nil"])
  }

  // MARK: Sights

  @Test func `onScrollVisibilityChange is called above and below its threshold`() {
    let device = launched {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 300).onScrollVisibilityChange { print("half", $0) }
          Color.blue.frame(height: 300)
            .onScrollVisibilityChange(threshold: 0.9) { print("most", $0) }
          Color.green.frame(height: 1000)
        }
      }
      .frame(height: 400)
    }
    expect(device.console, is: ["half true"])
    device.scroll(by: 100)
    device.settle()
    expect(device.console, is: ["half true"])
    device.scroll(by: 100)
    device.settle()
    expect(Set(device.console.dropFirst()), is: ["half false", "most true"])
    device.scroll(by: -200)
    device.settle()
    expect(Set(device.console.dropFirst(3)), is: ["half true", "most false"])
  }

  // MARK: Guides

  @Test func `horizontal guides are edges, the centre and one's own, merged by their mean`() {
    // The frame around is aligned by the same guide, so all of it moves by 70 points.
    expect(
      placed {
        VStack(alignment: .center, spacing: 0) {
          Color.red.frame(width: 20, height: 10).placed("a")
          Color.red.frame(width: 60, height: 10).placed("b")
          Color.red.frame(width: 20, height: 10).placed("c")
            .alignmentGuide(HorizontalAlignment.center) { _ in 0 }
        }
      }, is: ["a 90 0 20 10", "b 70 10 60 10", "c 100 20 20 10"])
    expect(
      placed {
        VStack(alignment: .quarter, spacing: 0) {
          Color.red.frame(width: 40, height: 10).placed("a")
          Color.red.frame(width: 80, height: 10).placed("b")
        }
      }, is: ["a 10 0 40 10", "b 0 10 80 10"])
    expect(HorizontalAlignment.leading.combineExplicit([2, nil, 6]), is: 4)
    #expect(HorizontalAlignment.center.combineExplicit([nil, nil]) == nil)
    expect(VerticalAlignment.firstTextBaseline.combineExplicit([4, 2]), is: 2)
    #expect(HorizontalAlignment.quarter != .leading && HorizontalAlignment.quarter == .quarter)
  }
}

@MainActor private func placed<Content: View>(
  @ViewBuilder _ content: @escaping @MainActor () -> Content
) -> [String] {
  let device = launched {
    ZStack(alignment: .topLeading) {
      Color.clear
      content()
    }
    .frame(width: 200, height: 100).coordinateSpace(name: "box")
  }
  return device.console.sorted()
}

extension View {
  /// Prints where the view lies in the box when it comes.
  fileprivate func placed(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named("box"))
        Color.clear.onAppear {
          print(name, Int(frame.minX), Int(frame.minY), Int(frame.width), Int(frame.height))
        }
      }
    }
  }
}

extension HorizontalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }
  fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

private struct Settings: View {
  @State private var name = ""
  @State private var isPrivate = false
  @State private var mode = "one"
  @State private var size = 1
  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
        Toggle("Private", isOn: $isPrivate).onChange(of: isPrivate) { print("private", $1) }
        Picker("Mode", selection: $mode) {
          ForEach(["one", "two"], id: \.self) { Text($0) }
        }
        Button("Reset") { print("reset") }
      } header: {
        Text("Profile")
      } footer: {
        Text("Foot")
      }
      Stepper("size \(size)", value: $size)
    }
  }
}

private struct Notes: View {
  var body: some View {
    NavigationView {
      List(["first", "second"], id: \.self) { name in
        NavigationLink(name, destination: Text("note \(name)").navigationBarTitle(name))
      }
      .navigationBarTitle("Notes").navigationBarItems(trailing: EditButton())
    }
  }
}

private struct Modes: View {
  @State private var isPresented = false
  var body: some View {
    NavigationView {
      VStack {
        Mode(name: "root")
        NavigationLink("push") { Mode(name: "pushed") }
        Button("present") { isPresented = true }
      }
    }
    .sheet(isPresented: $isPresented, onDismiss: { print("gone") }) { Mode(name: "sheet") }
  }

  private struct Mode: View {
    let name: String
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Button("dismiss \(name) \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
    }
  }
}

private struct OldAlerts: View {
  private struct Item: Identifiable { let id: String }
  @State private var isPresented = false
  @State private var item: Item?
  var body: some View {
    VStack {
      Button("plain") { isPresented = true }
        .alert(isPresented: $isPresented) { Alert(title: Text("Plain"), message: Text("said")) }
      Button("two") { item = Item(id: "x") }
        .alert(item: $item) { item in
          Alert(
            title: Text("Sure about \(item.id)?"),
            primaryButton: .destructive(Text("Delete")) { print("deleted") },
            secondaryButton: .cancel { print("cancelled") })
        }
      Text("\(isPresented) \(item?.id ?? "nil")")
    }
  }
}
