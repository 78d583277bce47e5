// When the completion of an animation is called, and what it writes.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension AnimationsSuite {
  /// Documentation of `AnimationCompletionCriteria`, mechanism.md#19.1: a spring is complete after its duration, and removed
  /// when it has settled.
  @Test func `a spring is logically complete before it is removed`() throws {
    let device = showing { Criteria() }
    try device.tap("go")
    expect(device.log { device.advance(by: .milliseconds(450)) }, is: [])
    expect(device.log { device.advance(by: .milliseconds(250)) }, is: ["logically complete"])
    expect(device.log { device.settle() }, is: ["removed"])
  }

  /// mechanism.md#19.1.
  @Test func `what the completion of an animation writes is an update of its own`() throws {
    let device = showing { Fading() }
    expect(device.console, is: ["fading 1 0"])
    try expect(
      device.lines(afterTapping: "fade"), is: ["fading 0 0", "done", "fading 0 1", "step 1"])
  }
}

private struct Criteria: View {
  @State private var a = 0.0
  @State private var b = 0.0
  var body: some View {
    VStack {
      Color.red.opacity(a)
      Color.blue.opacity(b)
      Button("go") {
        withAnimation(.spring(duration: 0.5, bounce: 0.5), completionCriteria: .removed) {
          a = 1
        } completion: {
          print("removed")
        }
        withAnimation(
          .spring(duration: 0.5, bounce: 0.5), completionCriteria: .logicallyComplete
        ) {
          b = 1
        } completion: {
          print("logically complete")
        }
      }
    }
  }
}

private struct Fading: View {
  @State private var opacity = 1.0
  @State private var step = 0
  var body: some View {
    let _ = print("fading \(Int(opacity)) \(step)")
    VStack {
      Text("x").opacity(opacity)
      Button("fade") {
        withAnimation(.linear(duration: 1)) {
          opacity = 0
        } completion: {
          print("done")
          step += 1
        }
      }
    }
    .onChange(of: step) { print("step \(step)") }
  }
}
