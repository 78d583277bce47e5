// What is stored beside all views, read and written where no view is installed (fatbobman, "UserDefaults and Observation in
// SwiftUI"; SwiftUIBehaviour's tests, which run on the real framework; manaflow-ai/cmux 13930 for keys with dots).

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
  @Test func `an object with a stored property announces its changes`() throws {
    let device = showing { Ageing() }
    expect(device.console, is: ["Ageing: @self, @identity, _object changed."])
    try expect(
      device.lines(afterTapping: "older"), is: ["age 13", "Ageing: _object changed."])
    #expect(device.screenText.contains("age 13"))
    try expect(device.lines(afterTapping: "by hand"), is: ["Ageing: _object changed."])
    #expect(device.screenText.contains("age 50"))
  }

  @Test func `a stored property outside of views reads and writes the defaults`() throws {
    let device = showing { Outside() }
    try expect(device.lines(afterTapping: "write"), is: ["kept true", "found true", "scene false"])
  }

  @Test func `an observer of a key with a dot is notified of every write`() throws {
    let device = showing { Dotted() }
    try expect(
      device.lines(afterTapping: "by hand"),
      is: ["object told", "Dotted: _theme, _object changed."])
    try expect(
      device.lines(afterTapping: "other"),
      is: ["object told", "Dotted: _theme, _plain, _object changed."])
    try expect(
      device.lines(afterTapping: "equal"), is: ["object told", "Dotted: _theme, _object changed."])
    try expect(
      device.lines(afterTapping: "own"), is: ["object told", "Dotted: _theme, _object changed."])
    #expect(device.screenText.contains("light plain 1 size 12"))
  }

  @Test func `namespaces outside of views are different`() {
    struct Named { @Namespace var name }
    #expect(Named().name != Named().name)
  }

  /// The observation of the defaults by key: a value that is set by hand reaches the views.
  @Test func `defaults that are set by hand are seen by the properties of their key`() throws {
    let device = showing { Preferences() }
    expect(device.console, is: ["Preferences: @self, @identity, _name, _size changed."])
    try expect(
      device.lines(afterTapping: "by hand"), is: ["read Eva", "Preferences: _name changed."])
    expect(device.screenText.first, is: "Eva large")
    try expect(device.lines(afterTapping: "same by hand"), is: [])
    try expect(device.lines(afterTapping: "raw"), is: ["Preferences: _size changed."])
    expect(device.screenText.first, is: "Eva small")
    try expect(
      device.lines(afterTapping: "property"), is: ["stored Ida", "Preferences: _name changed."])
    try expect(
      device.lines(afterTapping: "remove"), is: ["read nothing", "Preferences: _name changed."])
    expect(device.screenText.first, is: "nobody small")
  }

  @Test func `defaults of one device are unknown to the next`() throws {
    let first = showing { Preferences() }
    try first.tap("by hand")
    first.settle()
    expect(showing { Preferences() }.screenText.first, is: "nobody large")
  }

  @Test func `values stored under one key are one value, and survive their views`() throws {
    let device = showing { Settings() }
    expect(device.console, is: ["first 3", "second 3"])
    try expect(device.lines(afterTapping: "raise"), is: ["first 4", "second 4"])
    _ = try device.lines(afterTapping: "hide")
    try expect(device.lines(afterTapping: "hide"), is: ["first 4", "second 4"])
    let other = showing { Settings() }
    expect(other.console, is: ["first 3", "second 3"])
  }

  @Test func `a scene's value, a focus and a gesture's value are kept for each identity`() throws {
    let device = showing { Wrappers() }
    #expect(device.screenText.contains("nil none 0"))
    _ = try device.lines(afterTapping: "set")
    #expect(device.screenText.contains("name field 0"))
  }

  @Test func `two identities have different namespaces, and each keeps its own`() throws {
    let device = showing { Names() }
    _ = try device.lines(afterTapping: "again 0")
    expect(device.console, is: ["true", "true"])
  }
}

private struct Ageing: View {
  final class Person: ObservableObject {
    @AppStorage("age") var age = 12
  }
  @StateObject private var object = Person()
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("age \(object.age)")
      Button("older") {
        object.age += 1
        print("age \(object.age)")
      }
      Button("by hand") { UserDefaults.standard.set(50, forKey: "age") }
    }
  }
}

private struct Dotted: View {
  final class Sizes: ObservableObject {
    @AppStorage("app.size") var size = 12
  }
  @AppStorage("app.theme") private var theme = "dark"
  @AppStorage("app.unread") private var unread = 0
  @AppStorage("plain") private var plain = 0
  @StateObject private var object = Sizes()
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("\(theme) plain \(plain) size \(object.size)")
        .onReceive(object.objectWillChange) { print("object told") }
      Button("by hand") { UserDefaults.standard.set(1, forKey: "nobody's") }
      Button("other") { plain += 1 }
      Button("equal") { UserDefaults.standard.set("dark", forKey: "app.theme") }
      Button("own") { theme = "light" }
    }
  }
}

private struct Outside: View {
  struct Kept {
    @AppStorage("kept") var value = false
    @SceneStorage("scene") var scene = false
  }
  var body: some View {
    Button("write") {
      let kept = Kept()
      kept.value = true
      kept.scene = true
      print("kept \(kept.value)")
      print("found \(UserDefaults.standard.bool(forKey: "kept"))")
      print("scene \(kept.scene)")
    }
  }
}

private enum PageSize: String { case small, large }

private struct Preferences: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("size") private var size = PageSize.large
  var body: some View {
    let _ = Self._printChanges()
    Text("\(name) \(size.rawValue)")
    Button("by hand") {
      UserDefaults.standard.set("Eva", forKey: "name")
      print("read \(UserDefaults.standard.string(forKey: "name") ?? "nothing")")
    }
    Button("same by hand") { UserDefaults.standard.set("Eva", forKey: "name") }
    Button("raw") { UserDefaults.standard.set("small", forKey: "size") }
    Button("property") {
      name = "Ida"
      print("stored \(UserDefaults.standard.string(forKey: "name") ?? "nothing")")
    }
    Button("remove") {
      UserDefaults.standard.removeObject(forKey: "name")
      print("read \(UserDefaults.standard.string(forKey: "name") ?? "nothing")")
    }
  }
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct Settings: View {
  @State private var isHidden = false
  var body: some View {
    VStack {
      Button("hide") { isHidden.toggle() }
      if !isHidden {
        Reader(name: "first")
        Reader(name: "second")
      }
    }
  }

  private struct Reader: View {
    let name: String
    @AppStorage("level") private var level = 3
    var body: some View {
      let _ = print("\(name) \(level)")
      if name == "first" { Button("raise") { level += 1 } }
    }
  }
}

private struct Wrappers: View {
  enum Field { case name }
  @SceneStorage("title") private var title: String?
  @FocusState private var focus: Field?
  @GestureState private var drag = 0
  var body: some View {
    VStack {
      Button("set") {
        title = "name"
        focus = .name
      }
      Text("\(title ?? "nil") \(focus == nil ? "none" : "field") \(drag)")
    }
  }
}

private struct Names: View {
  @Namespace private var first
  @Namespace private var second
  @State private var count = 0
  @State private var seen: Set<Namespace.ID> = []
  var body: some View {
    let _ = print(first != second)
    Button("again \(count)") { count += 1 }
  }
}
