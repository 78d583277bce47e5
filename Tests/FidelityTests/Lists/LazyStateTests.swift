// mechanism.md#10.1 and #19.12: how long lazy containers keep what their subviews own.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Lists {
  @Test func `state of a row that was scrolled away is kept up to iOS 17, and lost from iOS 18 on`()
    throws
  {
    for (system, kept) in [(SimulatedSystem.iOS17, true), (.iOS18, false), (.iOS26, false)] {
      let device = showing(on: system) { Hits() }
      _ = try device.lines(afterTapping: "0: 0")
      #expect(device.screenText.contains("0: 1"))
      try device.lines(afterScrollingTo: 400)
      try device.lines(afterScrollingTo: 0)
      #expect(device.screenText.contains("0: 1") == kept, "\(system.name)")
    }
  }

  @Test func `a row that comes back soon has its state on every system`() throws {
    for system in [SimulatedSystem.iOS17, .iOS18, .iOS26] {
      let device = showing(on: system) { Hits() }
      _ = try device.lines(afterTapping: "0: 0")
      device.scroll(by: 300)
      device.scroll(by: -300)
      device.settle()
      #expect(device.screenText.contains("0: 1"), "\(system.name)")
    }
  }

  @Test func `views of a lazy stack that no ForEach makes keep their state`() throws {
    let device = showing(on: .iOS18) { Fixed() }
    _ = try device.lines(afterTapping: "first: 0")
    try device.lines(afterScrollingTo: 150)
    #expect(!device.screenText.contains("first: 1"))
    try device.lines(afterScrollingTo: 0)
    #expect(device.screenText.contains("first: 1"))
  }

  /// mechanism.md#10.1: of what nobody looked up for eight updates a ForEach gives up 64 elements in each.
  @Test func `a ForEach gives up no more than 64 elements in an update`() throws {
    let device = showing(on: .iOS18) { Counted() }
    let rows = device.screenText.count - 1
    try expect(device.lines(afterScrollingTo: 4_000), is: [])
    var given: [Int] = []
    for tick in 0..<6 { given.append(try device.lines(afterTapping: "tick \(tick)").count) }
    expect(given, is: [64, 64, 64, rows - 3 * 64, 0, 0])
  }

  @Test
  func `an explicit id that is absent for one update comes back with its state in a lazy stack`()
    throws
  {
    let device = showing { Swapping() }
    _ = try device.lines(afterTapping: "lazy 0: 0")
    _ = try device.lines(afterTapping: "plain 0: 0")
    _ = try device.lines(afterTapping: "swap")
    expect(device.screenText, is: ["lazy 1: 0", "plain 1: 0", "swap", "other 0"])
    _ = try device.lines(afterTapping: "swap")
    expect(device.screenText, is: ["lazy 0: 1", "plain 0: 0", "swap", "other 0"])
  }

  @Test func `a branch with an explicit id comes back with its state in a lazy stack, too`() throws
  {
    let device = showing { Perhaps() }
    for name in ["with id", "in padding", "without", "plain"] {
      _ = try device.lines(afterTapping: "\(name): 0")
    }
    _ = try device.lines(afterTapping: "toggle")
    expect(device.screenText, is: ["toggle", "other 0"])
    _ = try device.lines(afterTapping: "toggle")
    expect(
      device.screenText,
      is: [
        "with id: 1", "in padding: 1", "without: 0", "plain: 0", "toggle", "other 0",
      ])
    _ = try device.lines(afterTapping: "toggle")
    _ = try device.lines(afterTapping: "other 0")
    _ = try device.lines(afterTapping: "toggle")
    expect(device.screenText.first, is: "with id: 0")
  }

  @Test func `one that is absent for longer begins anew`() throws {
    let device = showing { Swapping() }
    _ = try device.lines(afterTapping: "lazy 0: 0")
    _ = try device.lines(afterTapping: "swap")
    _ = try device.lines(afterTapping: "other 0")
    _ = try device.lines(afterTapping: "swap")
    expect(device.screenText.first, is: "lazy 0: 0")
  }
}

private struct Hit: View {
  let name: String
  @State private var hits = 0
  var body: some View { Button("\(name): \(hits)") { hits += 1 } }
}

private struct Hits: View {
  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Hit(name: "\($0)") } } }
  }
}

private final class Told: ObservableObject {
  deinit { print("gone") }
}

private struct Telling: View {
  let number: Int
  @StateObject private var told = Told()
  var body: some View { Text("\(number % 10)").frame(height: 30) }
}

private struct Counted: View {
  @State private var tick = 0
  var body: some View {
    VStack {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 10), spacing: 0) {
          ForEach(0..<5_000, id: \.self) { Telling(number: $0) }
        }
      }
      Button("tick \(tick)") { tick += 1 }
    }
  }
}

private struct Fixed: View {
  var body: some View {
    ScrollView {
      LazyVStack {
        Hit(name: "first")
        ForEach(0..<200, id: \.self) { Hit(name: "\($0)") }
      }
    }
  }
}

private struct Swapping: View {
  @State private var id = 0
  @State private var other = 0
  var body: some View {
    VStack {
      LazyVStack { Hit(name: "lazy \(id)").id(id) }
      VStack { Hit(name: "plain \(id)").id(id) }
      Button("swap") { id = 1 - id }
      Button("other \(other)") { other += 1 }
    }
  }
}

private struct Perhaps: View {
  @State private var isOn = true
  @State private var other = 0
  var body: some View {
    VStack {
      LazyVStack {
        if isOn { Hit(name: "with id").id("x") }
        if isOn { Hit(name: "in padding").id("y").padding() } else { EmptyView() }
        if isOn { Hit(name: "without") }
      }
      VStack { if isOn { Hit(name: "plain").id("x") } }
      Button("toggle") { isOn.toggle() }
      Button("other \(other)") { other += 1 }
    }
  }
}
