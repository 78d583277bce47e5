// Bindings (mechanism.md#4): who runs when a value is written through one.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
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

  /// mechanism.md#4.3: nobody on the way has read the binding, so the leaf runs alone.
  @Test func `a binding that is handed down several levels runs the leaf alone`() throws {
    let device = showing { Levels() }
    expect(device.console, is: ["top", "middle", "lower", "leaf 0"])
    try expect(device.lines(afterTapping: "up"), is: ["leaf 1"])
    try expect(device.lines(afterTapping: "up"), is: ["leaf 2"])
  }

  /// mechanism.md#4.4 and #15: a control calls the setter once.
  @Test func `a toggle reads the value and writes it once`() throws {
    let device = showing { Switchboard() }
    let made = device.console.filter { $0 == "set true" }
    expect(made, is: [])
    try expect(device.lines(afterTapping: "lamp").filter { $0.hasPrefix("set") }, is: ["set true"])
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

private struct Levels: View {
  @State private var number = 0
  var body: some View {
    let _ = print("top")
    Middle(number: $number)
  }

  struct Middle: View {
    @Binding var number: Int
    var body: some View {
      let _ = print("middle")
      Lower(pair: Pair(number: $number, name: "x"))
    }
  }

  struct Pair {
    @Binding var number: Int
    let name: String
  }

  struct Lower: View {
    let pair: Pair
    var body: some View {
      let _ = print("lower")
      Leaf(number: pair.$number)
    }
  }

  struct Leaf: View {
    @Binding var number: Int
    var body: some View {
      let _ = print("leaf \(number)")
      Button("up") { number += 1 }
    }
  }
}

private struct Switchboard: View {
  @State private var isOn = false
  var body: some View {
    Toggle(
      "lamp",
      isOn: Binding {
        isOn
      } set: {
        print("set \($0)")
        isOn = $0
      })
  }
}
