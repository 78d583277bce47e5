// ViewThatFits: alternatives are made when those before them do not fit, and the one that is shown appears. Which exist, and
// until when, follows SizeFittingState of iOS 18 as read from the binaries; nobody has logged it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension LayoutsSuite {
  @Test func `the alternative that is shown alone appears and has its task`() {
    let device = showing { Screen() }
    expect(device.screenText, is: ["wide", "narrow", "remove", "small 0"])
    expect(device.console, is: ["small appears", "small begins"])
  }

  @Test func `where another one fits that appears, and the one before disappears with its task`()
    throws
  {
    let device = showing { Screen() }
    try expect(
      device.lines(afterTapping: "wide"),
      is: [
        "large appears", "small disappears", "small ends", "large begins",
      ])
    expect(device.screenText, is: ["wide", "narrow", "remove", "large 0"])
    try expect(
      device.lines(afterTapping: "narrow"),
      is: [
        "small appears", "large disappears", "large ends", "small begins",
      ])
    // What did not change is told nothing.
    try expect(device.lines(afterTapping: "narrow"), is: [])
  }

  @Test func `an alternative that is not shown keeps its state`() throws {
    let device = showing { Screen() }
    try device.tap("small 0")
    device.settle()
    _ = try device.lines(afterTapping: "wide")
    _ = try device.lines(afterTapping: "narrow")
    expect(device.screenText, is: ["wide", "narrow", "remove", "small 1"])
  }

  @Test func `an alternative is made when those before it do not fit`() throws {
    let device = showing { Steps { Spoken(name: $0, width: $1) } }
    expect(device.console, is: ["large"])
    try expect(device.lines(afterTapping: "200"), is: ["medium"])
    try expect(device.lines(afterTapping: "50"), is: ["small"])
    expect(device.screenText, is: ["350", "360", "200", "50", "small 0"])
    // What is there is there.
    try expect(device.lines(afterTapping: "200"), is: [])
    try expect(device.lines(afterTapping: "350"), is: [])
  }

  @Test func `an alternative behind the one that fits is let go at the next look`() throws {
    let device = showing { Steps { Deep(name: $0, width: $1) } }
    try expect(device.lines(afterTapping: "200"), is: [])
    try expect(device.lines(afterTapping: "350"), is: [])
    try expect(device.lines(afterTapping: "360"), is: ["medium went"])
    // What does not fit is needed to know that, and stays.
    try expect(device.lines(afterTapping: "200"), is: [])
    try expect(device.lines(afterTapping: "50"), is: [])
    try expect(device.lines(afterTapping: "360"), is: ["medium went"])
    try expect(device.lines(afterTapping: "350"), is: ["small went"])
  }

  @Test func `what an alternative's own view holds stays when it is let go`() throws {
    let device = showing { Steps { Spoken(name: $0, width: $1) } }
    try device.tap("200")
    device.settle()
    try device.tap("medium 0")
    device.settle()
    for width in ["350", "360", "200"] { _ = try device.lines(afterTapping: width) }
    #expect(device.screenText.contains("medium 1"))
  }

  @Test func `a value that changes before its alternative is made is the one that is shown`()
    throws
  {
    struct Late: View {
      @State private var width: CGFloat = 350
      @State private var count = 0
      var body: some View {
        VStack {
          Button("count") { count += 1 }
          Button("narrow") { width = 200 }
          ViewThatFits(in: .horizontal) {
            Text("large").frame(width: 300)
            if count > 0 { Text("count \(count)").frame(width: 150) }
            Text("least")
          }.frame(width: width)
        }
      }
    }
    let device = showing { Late() }
    for _ in 0..<2 {
      try device.tap("count")
      device.settle()
    }
    expect(device.screenText, is: ["count", "narrow", "large"])
    try device.tap("narrow")
    device.settle()
    expect(device.screenText, is: ["count", "narrow", "count 2"])
  }

  @Test func `with the whole the alternative that was shown disappears, and no other`() throws {
    let device = showing { Screen() }
    try expect(device.lines(afterTapping: "remove"), is: ["small disappears", "small ends"])
  }

  @Test func `rows of a list in an alternative come and go with it`() throws {
    struct Lists: View {
      @State private var width: CGFloat = 350
      var body: some View {
        VStack {
          Button("narrow") { width = 200 }
          Button("wide") { width = 350 }
          ViewThatFits(in: .horizontal) {
            List(0..<2) { row in
              Text("row \(row)")
                .onAppear { print("row \(row) appears") }
                .onDisappear { print("row \(row) disappears") }
            }.frame(minWidth: 300)
            Text("no list")
          }.frame(width: width)
        }
      }
    }
    let device = showing { Lists() }
    expect(device.screenText, is: ["narrow", "wide", "row 0", "row 1"])
    expect(device.console.sorted(), is: ["row 0 appears", "row 1 appears"])
    try expect(
      device.lines(afterTapping: "narrow").sorted(),
      is: [
        "row 0 disappears", "row 1 disappears",
      ])
    expect(device.screenText, is: ["narrow", "wide", "no list"])
    try expect(
      device.lines(afterTapping: "wide").sorted(), is: ["row 0 appears", "row 1 appears"])
  }
}

private struct Alternative: View {
  let name: String
  let width: CGFloat
  @State private var taps = 0
  var body: some View {
    Button("\(name) \(taps)") { taps += 1 }
      .frame(width: width)
      .onAppear { print("\(name) appears") }
      .onDisappear { print("\(name) disappears") }
      .task {
        print("\(name) begins")
        try? await Task.sleep(for: .seconds(1_000))
        print("\(name) ends")
      }
  }
}

private struct Screen: View {
  @State private var width: CGFloat = 200
  @State private var isThere = true
  var body: some View {
    VStack {
      Button("wide") { width = 350 }
      Button("narrow") { width = 200 }
      Button("remove") { isThere = false }
      if isThere {
        ViewThatFits(in: .horizontal) {
          Alternative(name: "large", width: 300)
          Alternative(name: "small", width: 100)
        }.frame(width: width)
      }
    }
  }
}

/// Three alternatives in four widths.
private struct Steps<Content: View>: View {
  @State private var width: CGFloat = 350
  @ViewBuilder let content: (String, CGFloat) -> Content
  var body: some View {
    VStack {
      ForEach([350, 360, 200, 50], id: \.self) { length in
        Button("\(length)") { width = CGFloat(length) }
      }
      ViewThatFits(in: .horizontal) {
        content("large", 300)
        content("medium", 150)
        content("small", 40)
      }.frame(width: width)
    }
  }
}

private struct Spoken: View {
  let name: String
  let width: CGFloat
  @State private var taps = 0
  var body: some View {
    let _ = print(name)
    Button("\(name) \(taps)") { taps += 1 }.frame(width: width)
  }
}

private final class Life {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) went") }
}

private struct Deep: View {
  let name: String
  let width: CGFloat
  var body: some View { HStack { Owner(name: name) }.frame(width: width) }
}

private struct Owner: View {
  let name: String
  @StateObject private var owned = Owned()
  var body: some View {
    let _ = owned.begin(name)
    Text(name)
  }

  final class Owned: ObservableObject {
    private var life: Life?
    func begin(_ name: String) { life = life ?? Life(name) }
  }
}
