// What goes and comes under an animation (mechanism.md#9): ids, elements, and what lies above and below.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension RemovalSuite {
  /// mechanism.md#9.2, #8.9: the old one stays for its transition, with the value of its own id.
  @Test func `an id that changes under an animation has two children until the end of it`()
    throws
  {
    let device = showing { Renamed() }
    expect(device.console, is: ["child 0", "0 appears"])
    let begin = try device.log {
      try device.tap("next")
      device.advance(by: .milliseconds(500))
    }
    expect(begin, is: ["child 1", "1 appears"])
    expect(device.log { device.settle() }, is: ["0 goes"])
  }

  @Test func `what leaves lies below what stays, for the finger and for a label`() throws {
    let device = showing { Covering() }
    try device.tap("go")
    device.advance(by: .seconds(0.2))
    try expect(device.lines(afterTapping: "go"), is: ["stays"])
  }
}

private struct Child: View {
  let number: Int
  @State private var count = 0
  var body: some View {
    let _ = print("child \(number)")
    Button("count \(count)") { count += 1 }
      .onAppear { print("\(number) appears") }.onDisappear { print("\(number) goes") }
  }
}

private struct Renamed: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Child(number: number).id(number)
      Button("next") { withAnimation(.linear(duration: 1)) { number += 1 } }
    }
  }
}

private struct Covering: View {
  @State private var leaves = false
  var body: some View {
    ZStack {
      Button("go") { print("stays") }
      if !leaves {
        Button("go") { withAnimation(.linear(duration: 1)) { leaves = true } }
          .frame(width: 200, height: 200)
      }
    }
  }
}
