// How animations print: programs log what a transaction carries.

import Expectations
import SwiftUI
import Testing

extension AnimationsSuite {
  @Test func `a timing curve prints its duration and its coefficients`() {
    expect(
      "\(Animation.linear)",
      is: "BezierAnimation(duration: 0.35, curve: SwiftUI.UnitCurve.CubicSolver(ax: -2.0, bx: 3.0, "
        + "cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))")
    expect(
      "\(Animation.easeInOut(duration: 1))",
      is:
        "BezierAnimation(duration: 1.0, curve: SwiftUI.UnitCurve.CubicSolver(ax: 0.52, bx: -0.78, "
        + "cx: 1.26, ay: -2.0, by: 3.0, cy: 0.0))")
  }

  @Test func `a spring prints its response, however it was made`() {
    let smooth = "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"
    expect("\(Animation.smooth)", is: smooth)
    expect("\(Animation.spring)", is: smooth)
    expect("\(Animation.spring(Spring(duration: 0.5, bounce: 0)))", is: smooth)
    expect(
      "\(Animation.bouncy)",
      is: "FluidSpringAnimation(response: 0.5, dampingFraction: 0.7, blendDuration: 0.0)")
    expect(
      "\(Animation.spring(response: 0.28, dampingFraction: 0.8))",
      is: "FluidSpringAnimation(response: 0.28, dampingFraction: 0.8, blendDuration: 0.0)")
  }

  @Test func `the default animation is itself, and no spring`() {
    expect(Animation.default.description, is: "DefaultAnimation()")
    expect(Animation.default.debugDescription, is: "AnyAnimator(SwiftUI.DefaultAnimation())")
    expect(Animation.default.customMirror.description, is: "Mirror for Animation")
    expect(Animation.default, is: Animation.default)
    #expect(Animation.default != Animation.smooth)
  }

  @Test func `a transaction prints what it carries`() throws {
    let device = showing { Carrying() }
    try expect(device.lines(afterTapping: "go").last, is: "DefaultAnimation()")
  }
}

private struct Carrying: View {
  @State private var isWide = false
  var body: some View {
    VStack {
      Color.red.frame(width: isWide ? 100 : 50)
        .transaction { print($0.animation?.description ?? "nil") }
      Button("go") { withAnimation { isWide = true } }
    }
  }
}
