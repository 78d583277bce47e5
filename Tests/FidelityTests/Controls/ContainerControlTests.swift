// Disclosures and refreshes in views that follow a body.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension Controls {
  /// 1.4, 9.2.
  @Test func `a disclosure that is open follows the body, and what it holds goes with it`() throws {
    let device = showing { Disclosing() }
    expect(device.console, is: ["Disclosing 0"])
    try expect(device.lines(afterTapping: "toggle"), is: ["content 0", "child 0", "here 0"])
    try expect(device.lines(afterTapping: "n"), is: ["Disclosing 1", "content 1"])
    try expect(device.lines(afterTapping: "toggle"), is: ["gone 0"])
  }

  /// Documentation of `refreshable`: the indicator stays until the closure returns.
  @Test func `a pull runs the closure, and what it wrote is one update`() throws {
    let device = showing { Feed() }
    let lines = try device.lines {
      try device.pullToRefresh()
      device.advance(by: .seconds(2))
    }
    expect(lines, is: ["begin", "end", "feed 2"])
  }
}

private struct Lived: View {
  @State var n = 0;
  var body: some View {
    let _ = print("child \(n)");
    Button("c") { n += 1 }.onDisappear { print("gone \(n)") }.onAppear { print("here \(n)") }
  }
}

private struct Disclosing: View {
  @State var open = false; @State var n = 0
  var body: some View {
    let _ = print("Disclosing \(n)");
    VStack {
      DisclosureGroup("dg", isExpanded: $open) {
        let _ = print("content \(n)"); Lived()
      }; Button("n") { n += 1 }; Button("toggle") { open.toggle() }
    }
  }
}

private struct Feed: View {
  @State private var items = [0]
  var body: some View {
    let _ = print("feed \(items.count)")
    List(items, id: \.self) { Text("\($0)") }
      .refreshable {
        print("begin")
        try? await Task.sleep(for: .seconds(1))
        items.append(items.count)
        print("end")
      }
  }
}
