// Bindings to members of a value, and bindings that convert (mechanism.md#4).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
  @Test func `fields of one state behind bindings run those that read the state, not the owner`()
    throws
  {
    let device = showing { Fields() }
    expect(
      device.console,
      is: [
        "Fields: @self, @identity, _user changed.", "Field: @self, @identity, _text changed.",
        "Field: @self, @identity, _text changed.",
      ])
    try expect(
      device.lines(afterTapping: "name"), is: ["Field: _text changed.", "Field: _text changed."])
  }

  @Test func `bindings convert to an optional, out of one, and to a hashable value`() throws {
    let device = showing { Conversions() }
    #expect(device.screenText.contains("value none"))
    _ = try device.lines(afterTapping: "fill")
    #expect(device.screenText.contains("value 1"))
    _ = try device.lines(afterTapping: "step")
    #expect(device.screenText.contains("value 2"))
    _ = try device.lines(afterTapping: "erase")
    #expect(device.screenText.contains("value 7"))
  }

  @Test func `a key path of a binding, and of a binding's optional, writes through`() throws {
    let device = showing { Lender() }
    try expect(device.lines(afterTapping: "rename"), is: ["Ada Lovelace, 36"])
    try expect(device.lines(afterTapping: "age"), is: ["Ada Lovelace, 37"])
    #expect(device.screenText.contains("unwrapped true false"))
  }
}

private struct User { var name = "name"; var town = "town" }

private struct Fields: View {
  @State private var user = User()
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Field(text: $user.name)
      Field(text: $user.town)
    }
  }
}

private struct Field: View {
  @Binding var text: String
  var body: some View {
    let _ = Self._printChanges()
    Button(text) { text += "!" }
  }
}

private struct Conversions: View {
  @State private var value: Int?
  @State private var plain = 0
  var body: some View {
    VStack {
      Text("value \(value.map { "\($0)" } ?? "none")")
      Button("fill") { value = 1 }
      if let inner = Binding($value) {
        Button("step") { Binding<Int?>(inner).wrappedValue = inner.wrappedValue + 1 }
        Button("erase") { Binding<AnyHashable>(inner).wrappedValue = AnyHashable(7) }
      }
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
