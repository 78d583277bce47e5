// Transactions and names of changes as they were printed.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Printed {
  /// Jason Ji, "ObservableWeirdness" (iOS 17, 2023).
  ///
  /// The model's init reads its own property inside the parent's body, so the parent depends on it until it changes
  /// for the first time. A log of iOS 18 (`\Loan.updatedAt, @self changed.`) has what was observed in front, too.
  @Test func `a model that reads itself in its init makes the parent depend on it once`() throws {
    for system in [SimulatedSystem.iOS17, .iOS18] {
      let device = showing(on: system) { Outer() }
      let name = system == .iOS17 ? "@dependencies" : "\\Ticker.amount"
      expect(
        device.console,
        is: [
          "Outer: @self changed.", "Ticker.init", "Inner: @self, @identity, _ticker changed.",
        ])
      try expect(
        device.lines(afterTapping: "Mutate"),
        is: [
          "Outer: \(name) changed.", "Ticker.init", "Inner: \(name), @self changed.",
        ])
      try expect(device.lines(afterTapping: "Mutate"), is: ["Inner: \(name) changed."])
      expect(device.screenText, is: ["Mutate", "77"])
    }
  }

  /// fatbobman, "Mastering Transaction" (2023), the log up to where transactions without an animation begin.
  @Test func `the inner of two implicit animations replaces the outer for what it holds`() throws {
    let device = showing { Implicit() }
    let lines = try device.lines(afterTapping: "Active")
    expect(
      lines.map { $0.prefix(24) },
      is: [
        "VStack: BezierAnimation(", "outer: BezierAnimation(d", "inner: FluidSpringAnimat",
      ])
  }

  /// The same article: what does not change itself is asked because it moves, and each modifier once, though the
  /// size is animated and moves its neighbours in later frames.
  @Test func `an explicit animation calls every surrounding modifier once for changes and moves`()
    throws
  {
    let device = showing { Explicit().transactionName("App") }
    try expect(
      device.lines(afterTapping: "Active"),
      is: [
        "App", "VStack", "SubView", "Rectangle", "Hello World",
      ])
    let still = showing { Explicit(isFilled: true).transactionName("App") }
    let lines = try still.lines(afterTapping: "Active")
    expect(lines, is: ["App", "VStack", "SubView", "Rectangle"])
  }

  /// The same article: `animation(_:value:)` looks at `disablesAnimations`, `transaction` does not; of several
  /// animations the one next to what changes counts (objc.io, "Transactions and Animations", 2021).
  @Test func `implicit animations come before explicit ones unless they are disabled`() throws {
    let device = showing { Precedence() }
    try expect(device.lines(afterTapping: "plain"), is: ["outer nil", "middle 2.0", "inner 1.0"])
    try expect(
      device.lines(afterTapping: "explicit"), is: ["outer 3.0", "middle 2.0", "inner 1.0"])
    try expect(
      device.lines(afterTapping: "disabled"), is: ["outer nil", "middle nil", "inner nil"])
    try expect(device.lines(afterTapping: "both"), is: ["outer 3.0", "middle 3.0", "inner 3.0"])
    try expect(device.lines(afterTapping: "binding"), is: ["outer 4.0", "middle 2.0", "inner 1.0"])
  }

  /// Apple's documentation of the completion forms: with nothing to animate it is called at once.
  @Test func `a completion waits for animations, and for nothing where there are none`() throws {
    let device = showing { Completing() }
    try device.tap("move")
    device.advance(by: .milliseconds(900))
    expect(device.console, is: [])
    expect(device.log { device.settle() }, is: ["moved true"])
    try expect(device.lines(afterTapping: "nothing"), is: ["after", "nothing done"])
    try expect(device.lines(afterTapping: "unread"), is: ["after", "unread done"])
  }

  /// OpenSwiftUI, AnimationCompletionCompatibilityTests, run against the framework: [1, 2].
  @Test func `an animation may count as complete before another that is removed sooner`() {
    let device = showing { TwoCompletions() }
    device.settle()
    expect(device.console, is: ["1", "2"])
  }

  /// OpenSwiftUI, UnitCurveCompatibilityTests and TimelineScheduleTests, run against the framework.
  @Test func `curves have the measured velocities at their ends, and schedules the measured dates`()
  {
    func velocities(_ curve: UnitCurve) -> [Double] {
      [0, 0.25, 0.5, 0.75, 1].map { (curve.velocity(at: $0) * 100).rounded() / 100 }
    }
    expect(velocities(.linear), is: [1, 1, 1, 1, 1])
    expect(velocities(.easeIn), is: [0, 0.67, 1.07, 1.37, 0])
    expect(velocities(.easeOut), is: [1, 1.37, 1.07, 0.67, 0])
    expect(velocities(.easeInOut), is: [0, 1.06, 1.72, 1.06, 0])
    expect(velocities(.circularEaseIn), is: [0, 0.26, 0.58, 1.13, .infinity])
    expect(velocities(.circularEaseOut), is: [.infinity, 1.13, 0.58, 0.26, 0])
    expect(velocities(.circularEaseInOut), is: [0, 0.58, .infinity, 0.58, 0])
    let steep = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    expect(
      [0, 0.5, 1, 1.5].map { (steep.value(at: $0) * 1e6).rounded() / 1e6 }, is: [0, 0.5, 1, 1])
    #expect(abs(steep.velocity(at: 0.5) + 1) < 1e-9)
    let dates = PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 5)
      .entries(from: Date(timeIntervalSince1970: 12), mode: .normal).prefix(3)
    expect(dates.map(\.timeIntervalSince1970), is: [10, 15, 20])
  }
}

// MARK: Views

private struct TwoCompletions: View {
  @State private var isFirst = false
  @State private var isSecond = false
  var body: some View {
    VStack {
      Color(isFirst ? .red : .blue).onAppear {
        withAnimation(
          .linear(duration: 3).logicallyComplete(after: 1), completionCriteria: .logicallyComplete
        ) {
          isFirst = true
        } completion: {
          print("1")
        }
      }
      Color(isSecond ? .red : .blue).onAppear {
        withAnimation(.linear(duration: 2), completionCriteria: .removed) {
          isSecond = true
        } completion: {
          print("2")
        }
      }
    }
  }
}

private struct Outer: View {
  var body: some View {
    let _ = Self._printChanges()
    Inner()
  }
}

private struct Inner: View {
  @State var ticker = Ticker()
  var body: some View {
    let _ = Self._printChanges()
    Button("Mutate") { [weak ticker] in ticker?.amount += 1 }
    Text("\(ticker.amount)")
  }
}

@Observable private final class Ticker {
  var amount = 75
  init() {
    print("Ticker.init")
    ignore(amount)
  }
  private func ignore(_ amount: Int) {}
}

extension View {
  fileprivate func transactionName(_ name: String) -> some View {
    transaction { if $0.animation != nil { print(name) } }
  }

  fileprivate func duration(_ name: String) -> some View {
    transaction {
      let text = $0.animation.map { "\($0)".components(separatedBy: "duration: ")[1].prefix(3) }
      print("\(name) \(text ?? "nil")")
    }
  }
}

private struct Implicit: View {
  @State private var isActive = false
  var body: some View {
    VStack {
      Text("Hello").offset(x: isActive ? 200 : 0)
        .transaction { print("inner: \($0.animation.map { "\($0)" } ?? "nil")") }
        .animation(.smooth, value: isActive)
        .transaction { print("outer: \($0.animation.map { "\($0)" } ?? "nil")") }
      Text("World").transaction { _ in print("world") }
      Toggle("Active", isOn: $isActive)
    }
    .transaction { print("VStack: \($0.animation.map { "\($0)" } ?? "nil")") }
    .animation(.linear, value: isActive)
  }
}

private struct Explicit: View {
  var isFilled = false
  var body: some View {
    VStack {
      Text("Hello World").transactionName("Hello World")
      if isFilled {
        Filled().transactionName("SubView")
      } else {
        Unfilled().transactionName("SubView")
      }
    }
    .transactionName("VStack")
  }
}

private struct Unfilled: View {
  @State private var isActive = false
  var body: some View {
    Rectangle().fill(.cyan).frame(width: 300, height: isActive ? 400 : 200)
      .transactionName("Rectangle")
    Button("Active") { withAnimation(.smooth) { isActive.toggle() } }
  }
}

private struct Filled: View {
  @State private var isActive = false
  var body: some View {
    Rectangle().fill(.cyan).frame(width: 300, height: isActive ? 400 : 200)
      .transactionName("Rectangle")
    Spacer()
    Button("Active") { withAnimation(.smooth) { isActive.toggle() } }
  }
}

private struct Precedence: View {
  @State private var isAway = false
  var body: some View {
    VStack {
      Text("t").offset(x: isAway ? 100 : 0)
        .duration("inner").animation(.linear(duration: 1), value: isAway)
        .duration("middle").animation(.linear(duration: 2), value: isAway).duration("outer")
      Button("plain") { isAway.toggle() }
      Button("explicit") { withAnimation(.linear(duration: 3)) { isAway.toggle() } }
      Button("disabled") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { isAway.toggle() }
      }
      Button("both") {
        var transaction = Transaction(animation: .linear(duration: 3))
        transaction.disablesAnimations = true
        withTransaction(transaction) { isAway.toggle() }
      }
      Button("binding") { $isAway.animation(.linear(duration: 4)).wrappedValue.toggle() }
    }
  }
}

private struct Completing: View {
  @State private var isAway = false
  @State private var unread = 0
  var body: some View {
    VStack {
      Text("t").opacity(isAway ? 1 : 0)
      Button("move") {
        withAnimation(.linear(duration: 1)) {
          isAway.toggle()
        } completion: {
          print("moved \(isAway)")
        }
      }
      Button("nothing") {
        withAnimation {
        } completion: {
          print("nothing done")
        }
        print("after")
      }
      Button("unread") {
        withAnimation {
          unread += 1
        } completion: {
          print("unread done")
        }
        print("after")
      }
    }
  }
}
