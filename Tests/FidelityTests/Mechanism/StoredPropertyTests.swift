// What is stored beside all views, read and written where no view is installed (fatbobman, "UserDefaults and Observation in
// SwiftUI"; SwiftUIBehaviour's tests, which run on the real framework; manaflow-ai/cmux 13930 for keys with dots).

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
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

  @Test func `a state of a plain class may be set before other properties`() {
    let device = showing { Listening(name: "a") }
    expect(device.console, is: ["a listens"])
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

private final class Listener {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct Listening: View {
  @State private var listener: Listener
  private let suffix: String
  init(name: String) {
    self.listener = Listener(name)
    suffix = "listens"
  }
  var body: some View {
    let _ = print("\(listener.name) \(suffix)")
    Color.clear
  }
}
