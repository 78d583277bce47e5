// What a swap makes and destroys, in which order; and how often rows are made.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension ObservedBehaviour {
  @Test func `GT-029 the storage of the new branch is made before that of the old one goes`() throws
  {
    let device = showing { SwappedBranches() }
    expect(device.console, is: ["made day"])
    try expect(device.lines(afterTapping: "swap"), is: ["made night", "gone day"])
    try expect(device.lines(afterTapping: "swap"), is: ["made day", "gone night"])
  }

  @Test func `GT-120 so with AnyView, and with an id that changes`() throws {
    // What an AnyView holds takes part in no transition of its own, so it goes at once (mechanism.md#9.4, #8.9).
    let erased = showing { SwappedTypes() }
    try expect(erased.lines(afterTapping: "swap"), is: ["gone day", "made night"])
    let named = showing { SwappedIDs() }
    expect(named.console, is: ["made day"])
    try expect(named.lines(afterTapping: "swap"), is: ["made day", "gone day"])
  }

  @Test func `a branch that leaves is evaluated no more, whatever is written`() throws {
    let device = showing { LeavingBranch() }
    expect(device.console, is: ["Old 0"])
    try expect(device.lines(afterTapping: "both"), is: ["New 1"])
    #expect(device.screenText.contains("New 1"))
  }

  @Test func `GT-106 (a) the content of each row on screen is made twice from iOS 16 on`() {
    for (system, times) in [(SimulatedSystem.iOS15, 1), (.iOS16, 2), (.iOS17, 2)] {
      let device = showing(on: system) { CountedContents(items: 3) }
      expect(device.console.count { $0 == "content" }, is: 3 * times)
      expect(device.count(.bodyEvaluations, of: "CountedRow"), is: 3)
    }
  }

  @Test func `GT-106 (b) 17 rows on screen make about 38 contents and 18 bodies`() {
    let device = showing(on: .iOS18) { CountedContents(items: 6_500) }
    let rows = device.count(.bodyEvaluations, of: "CountedRow")
    expect(device.console.count { $0 == "content" }, is: 2 * rows)
    #expect((15...20).contains(rows))
  }

  @Test func `GT-106 (c) the first row that is added makes its content twice, its body once`()
    throws
  {
    let device = showing { GrowingContents() }
    try expect(device.lines(afterTapping: "add"), is: ["content", "content"])
    expect(device.count(.bodyEvaluations, of: "CountedRow"), is: 1)
  }
}

private final class Part: ObservableObject {
  let name: String
  init(_ name: String) {
    self.name = name
    print("made \(name)")
  }
  deinit { print("gone \(name)") }
}

private struct Sky: View {
  @StateObject private var part: Part
  init(_ name: String) { _part = StateObject(wrappedValue: Part(name)) }
  var body: some View { Text(part.name) }
}

private struct SwappedBranches: View {
  @State private var isDay = true
  var body: some View {
    VStack {
      Button("swap") { isDay.toggle() }
      if isDay { Sky("day") } else { Sky("night").padding() }
    }
  }
}

private struct SwappedTypes: View {
  @State private var isDay = true
  var body: some View {
    VStack {
      Button("swap") { isDay.toggle() }
      isDay ? AnyView(Sky("day")) : AnyView(Sky("night").padding())
    }
  }
}

private struct SwappedIDs: View {
  @State private var generation = 0
  var body: some View {
    VStack {
      Button("swap") { generation += 1 }
      Sky("day").id(generation)
    }
  }
}

private struct LeavingBranch: View {
  @State private var count = 0
  @State private var isOld = true
  var body: some View {
    VStack {
      Button("both") {
        count += 1
        isOld = false
      }
      if isOld { Old(count: $count) } else { New(count: $count) }
    }
  }
}

private struct Old: View {
  @Binding var count: Int
  var body: some View {
    let _ = print("Old \(count)")
    Text("Old \(count)")
  }
}

private struct New: View {
  @Binding var count: Int
  var body: some View {
    let _ = print("New \(count)")
    Text("New \(count)")
  }
}

private struct CountedRow: View {
  let index: Int
  var body: some View { Text("\(index)") }
}

private struct CountedContents: View {
  let items: Int
  var body: some View {
    List {
      ForEach(0..<items, id: \.self) { index in
        let _ = print("content")
        CountedRow(index: index)
      }
    }
  }
}

private struct GrowingContents: View {
  @State private var items: [Int] = []
  var body: some View {
    VStack {
      Button("add") { items.append(items.count) }
      List {
        ForEach(items, id: \.self) { index in
          let _ = print("content")
          CountedRow(index: index)
        }
      }
    }
  }
}
