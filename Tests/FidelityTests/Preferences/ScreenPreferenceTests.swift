// Preferences that screens set: a stack and a tab view are told by all screens that live, in the order in which they were
// made, whoever can be seen. What is presented hands up nothing.
//
// How hosts hand up was read from the binaries (mechanism.md#16.5: each adds its values to those that the host around it
// combines, and takes them back when it goes). That the root of a stack does is in the log of a public talk; that a pushed
// screen does, and that a sheet does not, is what several apps rely on in public code. That screens which cannot be seen go on
// doing it follows from the mechanism.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension PreferencesSuite {
  @Test func `a stack calls onAppear of all its screens before its root's`() throws {
    let device = showing { Pushing() }
    expect(printed(by: device), is: [#"names ["root0"]"#, "appear root"])
    try expect(
      printed(by: device, afterTapping: "push"),
      is: [
        #"names ["root0", "pushed0"]"#, "appear pushed",
      ])
    try expect(device.lines(afterTapping: "raise pushed"), is: [#"names ["root0", "pushed1"]"#])
    try expect(
      device.lines(afterTapping: "next").first, is: #"names ["root0", "pushed1", "pushed0"]"#)
  }

  @Test func `a screen that was taken off hands up until its transition has ended`() throws {
    let device = showing { Pushing() }
    _ = try device.lines(afterTapping: "push")
    try device.tap("home")
    device.advance(by: .milliseconds(200))
    expect(device.console.last, is: "appear root")
    expect(device.lines {}, is: [#"names ["root0"]"#])
    _ = try device.lines(afterTapping: "push")
    #expect(try device.linesOfGoingBack().contains(#"names ["root0"]"#))
  }

  @Test func `all tabs hand up that exist, selected or not`() throws {
    let device = showing(on: .iOS16) { Tabs() }
    expect(printed(by: device), is: [#"names ["first0", "second0", "third0"]"#, "appear first"])
    try expect(device.lines(afterSelecting: "two"), is: ["appear second"])
    try expect(
      device.lines(afterTapping: "raise second"),
      is: [
        #"names ["first0", "second1", "third0"]"#
      ])
  }

  @Test func `a tab that is made when it is selected comes behind those that were`() throws {
    let device = showing(on: .iOS18) { Tabs() }
    expect(printed(by: device), is: [#"names ["first0"]"#, "appear first"])
    try expect(
      device.lines(afterSelecting: "three"),
      is: [
        #"names ["first0", "third0"]"#, "appear third",
      ])
    try expect(
      device.lines(afterSelecting: "two"),
      is: [
        #"names ["first0", "third0", "second0"]"#, "appear second",
      ])
  }

  @Test func `layers and transformations around a stack follow its screens`() throws {
    let device = showing { Layered() }
    expect(printed(by: device).first, is: #"names ["root0", "outer"]"#)
    #expect(device.screenText.contains("above root0"))
    try expect(device.lines(afterTapping: "raise root"), is: [#"names ["root1", "outer"]"#])
    #expect(device.screenText.contains("above root1"))
    #expect(device.screenText.contains("below root1"))
  }

  @Test func `a sheet hands up to what stands in it, and not to who presents it`() throws {
    let device = showing { Sheets() }
    expect(printed(by: device), is: [#"outside ["base0"]"#, "appear base"])
    try expect(
      printed(by: device, afterTapping: "show"), is: [#"inside ["sheet0"]"#, "appear sheet"])
    try expect(device.lines(afterTapping: "raise sheet"), is: [#"inside ["sheet1"]"#])
  }

  @Test func `a stack without a preference reports the default, because a screen could set one`() {
    let device = showing { Silent() }
    expect(printed(by: device), is: ["stack []"])
  }

  @Test func `an anchor of a screen is found from around its stack`() {
    let device = showing { Marking() }
    #expect(device.screenText.contains("at 44 40"))
  }
}

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Screen: View {
  let name: String
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(name) \(count)").preference(key: Names.self, value: ["\(name)\(count)"])
      Button("raise \(name)") { count += 1 }
    }
    .onAppear { print("appear \(name)") }
  }
}

/// What was printed, without what the host says of its controllers.
@MainActor private func printed(by device: SimulatedDevice) -> [String] {
  device.console.filter { !$0.hasPrefix("UI") }
}

/// The same for one step.
@MainActor private func printed(by device: SimulatedDevice, afterTapping label: String) throws
  -> [String]
{
  try device.lines(afterTapping: label).filter { !$0.hasPrefix("UI") }
}

private struct Pushing: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Screen(name: "root")
        Button("push") { path.append(path.count) }
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Screen(name: "pushed")
          Button("next") { path.append(path.count) }
          Button("home") { path = [] }
        }
      }
    }
    .onPreferenceChange(Names.self) { print("names \($0)") }
  }
}

private struct Tabs: View {
  @State private var selection = 0
  var body: some View {
    TabView(selection: $selection) {
      Screen(name: "first").tabItem { Text("one") }.tag(0)
      Screen(name: "second").tabItem { Text("two") }.tag(1)
      Screen(name: "third").tabItem { Text("three") }.tag(2)
    }
    .onPreferenceChange(Names.self) { print("names \($0)") }
  }
}

private struct Layered: View {
  var body: some View {
    NavigationView { Screen(name: "root") }
      .overlayPreferenceValue(Names.self, alignment: .bottom) { names in
        Text("above \(names.joined())")
      }
      .backgroundPreferenceValue(Names.self) { names in Text("below \(names.joined())") }
      .transformPreference(Names.self) { $0.append("outer") }
      .onPreferenceChange(Names.self) { print("names \($0)") }
  }
}

private struct Sheets: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      Screen(name: "base")
      Button("show") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      NavigationStack { Screen(name: "sheet") }
        .onPreferenceChange(Names.self) { print("inside \($0)") }
    }
    .onPreferenceChange(Names.self) { print("outside \($0)") }
  }
}

private struct Silent: View {
  var body: some View {
    VStack {
      NavigationStack { Text("says nothing") }
        .onPreferenceChange(Names.self) { print("stack \($0)") }
      Text("says nothing").onPreferenceChange(Names.self) { print("text \($0)") }
    }
  }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Marking: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 30)
          .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        Spacer(minLength: 0)
      }
      .navigationBarTitleDisplayMode(.inline)
    }
    .overlayPreferenceValue(Bounds.self) { anchor in
      GeometryReader { proxy in
        let frame = anchor.map { proxy[$0] } ?? .null
        Text("at \(Int(frame.minY)) \(Int(frame.width))")
      }
    }
  }
}
