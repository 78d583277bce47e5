// onChange: what it delivers, in which order, and where it is cut off.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension ObservedBehaviour {
  /// The cases were seen on iOS 18.5; the order of blocks and commits is another one since iOS 18.
  nonisolated private static let systems = [SimulatedSystem.iOS17, .iOS18, .iOS26]

  @Test(arguments: systems)
  func `GT-069 onChange delivers old and new once per change`(system: SimulatedSystem) {
    let device = showing(on: system) { Deliveries() }
    expect(device.console.filter { $0.hasPrefix("one") }, is: ["one 1", "one 2"])
    expect(device.console.filter { $0.hasPrefix("two") }, is: ["two 0 1", "two 1 2"])
    expect(device.console.filter { $0 == "zero" }.count, is: 2)
  }

  @Test(arguments: systems)
  func `GT-069 onChange of a String and of a Bool is called at each change`(
    system: SimulatedSystem
  ) {
    let device = showing(on: system) { OtherTypes() }
    expect(device.console.filter { $0.hasPrefix("text") }, is: ["text changed", "text final"])
    expect(device.console.filter { $0.hasPrefix("flag") }.count, is: 3)
  }

  @Test(arguments: systems)
  func `GT-071 setting an equal value does not fire onChange`(system: SimulatedSystem) {
    let device = showing(on: system) { EqualWrites() }
    expect(device.console, is: ["0 1", "1 2"])
  }

  @Test func `GT-092 onChange closures run inside out, in the order of the modifiers`() throws {
    let device = showing { InsideOut() }
    try expect(
      device.lines(afterTapping: "type"), is: ["Child", "TextField1", "TextField2", "VStack"])
  }

  @Test func `GT-094 an onChange that feeds itself is cut off, with the framework's message`() {
    let device = showing(on: .iOS15) { SelfFeeding() }
    // `onChange` compares with what the evaluation before had (GT-095). So the 2 that it writes needs two bodies
    // before it, one that saw 0 and one that saw 1; the published log shows one, and begins with the second.
    let published = [
      "frame", "2", "frame", "3", "frame", "4", "frame", "5", "frame", "6", "frame", "7", "frame",
    ]
    expect(device.console, is: ["frame"] + published)
    expect(
      device.diagnostics,
      is: [
        "onChange(of: Int) action tried to update multiple times per frame."
      ])
    expect(device.screenText, is: ["7"])
  }

  @Test func `GT-094 started from a button it is cut off after two calls`() throws {
    let device = showing(on: .iOS15) { SelfFeedingButton() }
    let log = try device.lines(afterTapping: "start")
    expect(log, is: ["frame", "2", "frame", "3", "frame"])
    expect(
      device.diagnostics,
      is: [
        "onChange(of: Int) action tried to update multiple times per frame."
      ])
    #expect(device.screenText.contains("3"))
  }

  @Test func `GT-095 onChange is evaluated only when its view is`() throws {
    let device = showing { PlainStore() }
    device.advance(by: .seconds(4))
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "evaluate 0"), is: ["seen 1"])
    try expect(device.lines(afterTapping: "evaluate 1"), is: [])
    device.advance(by: .seconds(4))
    try expect(device.lines(afterTapping: "evaluate 2").count, is: 1)
  }

  @Test func `GT-147 onReceive of Just fires at every evaluation, onChange does not`() throws {
    let device = showing { JustDemo() }
    expect(device.console, is: ["received 0"])
    try expect(device.lines(afterTapping: "same 0"), is: ["received 0"])
    try expect(device.lines(afterTapping: "same 1"), is: ["received 0"])
    #expect(try device.lines(afterTapping: "other").contains("changed 1"))
  }

  @Test func `the initial form calls its closure with the first value`() throws {
    let device = showing { InitialForm() }
    expect(device.console, is: ["0 0"])
    try expect(device.lines(afterTapping: "add"), is: ["0 1"])
  }
}

private struct Deliveries: View {
  @State private var value = 0
  var body: some View {
    Text("\(value)")
      .onChange(of: value) { new in print("one \(new)") }
      .onChange(of: value) { old, new in print("two \(old) \(new)") }
      .onChange(of: value) { print("zero") }
      .onAppear {
        value = 1
        DispatchQueue.main.async { value = 2 }
      }
  }
}

private struct OtherTypes: View {
  @State private var text = "initial"
  @State private var flag = false
  var body: some View {
    Text(text)
      .onChange(of: text) { _, new in print("text \(new)") }
      .onChange(of: flag) { print("flag") }
      .onAppear {
        text = "changed"
        flag = true
        DispatchQueue.main.async {
          text = "final"
          flag = false
          DispatchQueue.main.async { flag = true }
        }
      }
  }
}

private struct EqualWrites: View {
  @State private var value = 0
  var body: some View {
    Text("\(value)")
      .onChange(of: value) { old, new in print("\(old) \(new)") }
      .onAppear {
        value = 1
        DispatchQueue.main.async {
          value = 2
          DispatchQueue.main.async { value = 2 }
        }
      }
  }
}

private struct InsideOut: View {
  @State private var text = ""
  var body: some View {
    VStack {
      Button("type") { text += "a" }
      Child(text: text)
        .onChange(of: text) { _ in print("TextField1") }
        .onChange(of: text) { _ in print("TextField2") }
    }
    .onChange(of: text) { _ in print("VStack") }
  }

  private struct Child: View {
    let text: String
    var body: some View {
      Color.clear.onChange(of: text) { _ in print("Child") }
    }
  }
}

private struct SelfFeeding: View {
  @State private var t = 0
  var body: some View {
    let _ = print("frame")
    Text("\(t)")
      .onChange(of: t) { _ in
        t += 1
        print(t)
      }
      .onAppear { t += 1 }
  }
}

private struct SelfFeedingButton: View {
  @State private var t = 0
  var body: some View {
    let _ = print("frame")
    VStack {
      Text("\(t)")
        .onChange(of: t) { _ in
          t += 1
          print(t)
        }
      Button("start") { t += 1 }
    }
  }
}

private struct PlainStore: View {
  final class Store {
    var date = 0
  }
  private let store = Store()
  @State private var evaluations = 0
  var body: some View {
    VStack {
      Button("evaluate \(evaluations)") { evaluations += 1 }
      Text("\(store.date)")
        .onChange(of: store.date) { print("seen \($0)") }
    }
    .onAppear { tick() }
  }

  private func tick() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      store.date += 1
      tick()
    }
  }
}

private struct JustDemo: View {
  @State private var t = 0
  @State private var n = 0
  var body: some View {
    VStack {
      Button("same \(n)") {
        t += 0
        n += 1
      }
      Button("other") { t += 1 }
    }
    .onReceive(Just(t)) { print("received \($0)") }
    .onChange(of: t) { print("changed \($0)") }
  }
}

private struct InitialForm: View {
  @State private var value = 0
  var body: some View {
    Button("add") { value += 1 }
      .onChange(of: value, initial: true) { old, new in print("\(old) \(new)") }
  }
}
