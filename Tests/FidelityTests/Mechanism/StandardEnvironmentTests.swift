// What every app finds in its environment, and that it can be overridden for a part of the tree.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  // The scene is inactive at launch, and active after the first `onAppear` (mechanism.md#19.9).
  @Test func `the environment has the system's values from the start`() {
    let device = showing { Settings() }
    expect(
      device.console,
      is: [
        "light compact regular en_US GMT gregorian inactive large leftToRight 3.0 enabled",
        "light compact regular en_US GMT gregorian active large leftToRight 3.0 enabled",
      ])
  }

  @Test func `each can be set for the views below, in every form`() {
    let device = showing {
      Settings().colorScheme(.dark).dynamicTypeSize(.accessibility1).disabled(true)
        .environment(\.locale, Locale(identifier: "de_DE"))
        .transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
    }
    expect(
      device.console,
      is: [
        "dark compact regular de_DE GMT gregorian inactive accessibility1 rightToLeft 3.0 disabled",
        "dark compact regular de_DE GMT gregorian active accessibility1 rightToLeft 3.0 disabled",
      ])
  }

  @Test func `a branch behind an availability check is a view like any other`() throws {
    let device = showing { Available() }
    expect(device.screenText, is: ["new"])
  }

  @Test func `a key path of a binding, and of a binding's optional, writes through`() throws {
    let device = showing { Lender() }
    try expect(device.lines(afterTapping: "rename"), is: ["Ada Lovelace, 36"])
    try expect(device.lines(afterTapping: "age"), is: ["Ada Lovelace, 37"])
    #expect(device.screenText.contains("unwrapped true false"))
  }
}

private struct Settings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.scenePhase) private var phase
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let _ = print(
      colorScheme, horizontal == .compact ? "compact" : "regular",
      vertical == .regular ? "regular" : "compact", locale.identifier, timeZone.identifier,
      calendar.identifier, phase, typeSize, direction, scale, isEnabled ? "enabled" : "disabled")
    Text("settings")
  }
}

private struct Available: View {
  var body: some View {
    VStack {
      if #available(iOS 17, *) { Text("new") } else { Text("old") }
    }
  }
}

private struct Human {
  var name = "Ada"
  var age: Int? = 36
}

private struct Lender: View {
  @State private var human = Human()
  var body: some View {
    let _ = print("\(human.name), \(human.age ?? 0)")
    VStack {
      Renamer(name: $human.name)
      Ager(age: $human.age)
      Text("unwrapped \(Binding($human.age) != nil) \(Binding<Int>(.constant(nil)) != nil)")
    }
  }
}

private struct Renamer: View {
  @Binding var name: String
  var body: some View { Button("rename") { name += " Lovelace" } }
}

private struct Ager: View {
  @Binding var age: Int?
  var body: some View {
    if let age = Binding($age) { Button("age") { age.wrappedValue += 1 } }
  }
}
