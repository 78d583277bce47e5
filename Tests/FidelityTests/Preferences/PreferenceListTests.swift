// Modifiers of preferences are `MultiViewModifier`s, as read from the binaries: in a list of views one on several views is one
// on each of them (mechanism.md#9.1); where there is a place for one view, there is one, whatever it holds.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension PreferencesSuite {
  @Test func `a value that is set on a group in a stack is set on each of its views`() {
    struct Screen: View {
      var body: some View {
        VStack {
          Group {
            Text("a")
            Text("b")
          }
          .padding()
          .preference(key: Values.self, value: ["x"])
        }
        .onPreferenceChange(Values.self) { print("told \($0)") }
      }
    }
    expect(showing { Screen() }.console, is: ["reduce x x", "told x x"].map(spread))
  }

  @Test func `the body of a view and the elements of a loop are views of the stack, too`() throws {
    struct Pair: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Pair().preference(key: Values.self, value: ["p"])
          ForEach(0..<count, id: \.self) { Text("\($0)") }.preference(
            key: Values.self, value: ["e"])
          Button("add") { count += 1 }
        }
        .onPreferenceChange(Values.self) { print("told \($0)") }
      }
    }
    let device = showing { Screen() }
    expect(device.console.last, is: spread("told p p e"))
    try expect(device.lines(afterTapping: "add").last, is: spread("told p p e e"))
  }

  @Test func `a value is changed for each view of a group, by every modifier around it`() {
    struct Screen: View {
      var body: some View {
        VStack {
          Group {
            Text("a").preference(key: Values.self, value: ["a"])
            Text("b").preference(key: Values.self, value: ["b"])
          }
          .transformPreference(Values.self) { $0 = $0.map { $0 + "1" } }
          .transformPreference(Values.self) { $0.append("2") }
        }
        .onPreferenceChange(Values.self) { print("told \($0)") }
      }
    }
    expect(
      showing { Screen() }.console, is: ["reduce a1 2 b1 2", "told a1 2 b1 2"].map(spread))
  }

  @Test func `nothing hands up nothing, whatever is set on it`() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Group { if isOn { Text("on") } }.preference(key: Values.self, value: ["x"])
          Button("toggle") { isOn.toggle() }
        }
        .onPreferenceChange(Values.self) { print("told \($0)") }
      }
    }
    let device = showing { Screen() }
    expect(device.console, is: ["told []"])
    try expect(device.lines(afterTapping: "toggle"), is: [spread("told x")])
    try expect(device.lines(afterTapping: "toggle"), is: ["told []"])
  }

  @Test func `a group that is all of a screen or an overlay hands up one value`() {
    struct Screen: View {
      let isAbove: Bool
      var body: some View {
        if isAbove {
          Color.red.overlay { content }.onPreferenceChange(Values.self) { print("told \($0)") }
        } else {
          content.onPreferenceChange(Values.self) { print("told \($0)") }
        }
      }
      private var content: some View {
        Group {
          Text("a")
          Text("b")
        }
        .preference(key: Values.self, value: ["x"])
      }
    }
    expect(showing { Screen(isAbove: true) }.console, is: [spread("told x")])
    expect(showing { Screen(isAbove: false) }.console, is: [spread("told x")])
  }

  @Test func `onPreferenceChange on a group in a stack is called for each view`() throws {
    struct Screen: View {
      @State private var name = "a"
      var body: some View {
        VStack {
          Group {
            Text(name).preference(key: Values.self, value: [name])
            Text("b").preference(key: Values.self, value: ["b"])
          }
          .onPreferenceChange(Values.self) { print("told \($0)") }
          Button("change") { name = "c" }
        }
      }
    }
    let device = showing { Screen() }
    expect(device.console.sorted(), is: ["told a", "told b"].map(spread))
    try expect(device.lines(afterTapping: "change"), is: [spread("told c")])
  }
}

/// A line in which words stand for a list of words.
private func spread(_ line: String) -> String {
  guard let space = line.firstIndex(of: " "), line.hasPrefix("told") else { return line }
  let words = line[line.index(after: space)...].split(separator: " ").map(String.init)
  return "told \(words)"
}

/// The values of all views, one after another.
private struct Values: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    let next = nextValue()
    print("reduce \((value + next).joined(separator: " "))")
    value += next
  }
}
