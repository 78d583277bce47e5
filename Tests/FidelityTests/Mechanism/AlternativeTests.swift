// ViewThatFits: all alternatives are measured, the one that is shown appears.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite(.serialized) struct AlternativeTests {
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
}
