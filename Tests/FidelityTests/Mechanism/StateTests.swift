// @State and @Binding: where a value lives, and who runs again when it changes.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `state persists when its view is made anew`() throws {
    let device = showing { Page() }
    expect(device.console, is: ["Page", "Tally page 0: 0"])
    try expect(device.lines(afterTapping: "more"), is: ["Tally page 0: 1"])
    try expect(device.lines(afterTapping: "turn"), is: ["Page", "Tally page 1: 1"])
    expect(device.screenText, is: ["turn", "1", "more"])
  }

  @Test func `a write through a binding runs the child that reads it, not the owner`() throws {
    let device = showing { Owner() }
    expect(device.console, is: ["Owner", "Stepper 0"])
    try expect(device.lines(afterTapping: "step"), is: ["Stepper 1"])
    try expect(device.lines(afterTapping: "step"), is: ["Stepper 2"])
  }

  @Test func `an owner that reads its state runs, too, and before the child`() throws {
    let device = showing { ReadingOwner() }
    try expect(device.lines(afterTapping: "step"), is: ["ReadingOwner 1", "Stepper 1"])
  }

  @Test func `a child with equal inputs is skipped, and so is all that is below it`() throws {
    let device = showing { Clock() }
    expect(device.console, is: ["Clock 0", "Dial 0", "Hand", "Label"])
    try expect(device.lines(afterTapping: "tick"), is: ["Clock 1", "Dial 1"])
    expect(device.count(.bodyEvaluations, of: "Label"), is: 1)
    expect(device.count(.equalComparisons, of: "Label"), is: 1)
    expect(device.count(.equalComparisons, of: "Hand"), is: 1)
  }

  @Test func `writing an equal value runs nothing`() throws {
    let device = showing { Constant() }
    try expect(device.lines(afterTapping: "same"), is: [])
    try expect(device.lines(afterTapping: "other"), is: ["Constant 2"])
    try expect(device.lines(afterTapping: "same"), is: ["Constant 1"])
  }

  @Test func `several writes in one action make one evaluation`() throws {
    let device = showing { Pair() }
    try expect(device.lines(afterTapping: "both"), is: ["Pair 3 1"])
  }
}

private struct Page: View {
  @State private var number = 0
  var body: some View {
    let _ = print("Page")
    VStack {
      Button("turn") { number += 1 }
      Tally(page: number)
    }
  }
}

private struct Tally: View {
  let page: Int
  @State private var count = 0
  var body: some View {
    let _ = print("Tally page \(page): \(count)")
    HStack {
      Text("\(count)")
      Button("more") { count += 1 }
    }
  }
}

private struct Owner: View {
  @State private var value = 0
  var body: some View {
    let _ = print("Owner")
    Stepper(value: $value)
  }
}

private struct ReadingOwner: View {
  @State private var value = 0
  var body: some View {
    let _ = print("ReadingOwner \(value)")
    Stepper(value: $value)
  }
}

private struct Stepper: View {
  @Binding var value: Int
  var body: some View {
    let _ = print("Stepper \(value)")
    Button("step") { value += 1 }
  }
}

private struct Clock: View {
  @State private var time = 0
  var body: some View {
    let _ = print("Clock \(time)")
    VStack {
      Dial(time: time)
      Label(text: "steady")
      Button("tick") { time += 1 }
    }
  }
}

private struct Dial: View {
  let time: Int
  var body: some View {
    let _ = print("Dial \(time)")
    Hand(length: 3)
  }
}

private struct Hand: View {
  let length: Int
  var body: some View {
    let _ = print("Hand")
    Text("\(length)")
  }
}

private struct Label: View {
  let text: String
  var body: some View {
    let _ = print("Label")
    Text(text)
  }
}

private struct Constant: View {
  @State private var value = 1
  var body: some View {
    let _ = print("Constant \(value)")
    VStack {
      Button("same") { value = 1 }
      Button("other") { value = 2 }
    }
  }
}

private struct Pair: View {
  @State private var first = 0
  @State private var second = 0
  var body: some View {
    let _ = print("Pair \(first) \(second)")
    Button("both") {
      first = 1
      second = 1
      first = 3
    }
  }
}
