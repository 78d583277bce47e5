// mechanism.md#15 and #19: what the system around views tells them, and how it is asked.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `disabled can only switch off`() throws {
    let device = showing { Switches() }
    expect(device.screenText, is: ["first false", "second false", "third true", "toggle"])
    _ = try device.lines(afterTapping: "toggle")
    expect(device.screenText, is: ["first true", "second false", "third true", "toggle"])
  }

  @Test func `a timer publisher has one timer, which any of its connections stops`() throws {
    let device = showing { Clockwork() }
    let log = try device.log {
      try device.tap("start")
      device.advance(by: .seconds(2.5))
      try device.tap("stop one")
      device.advance(by: .seconds(3))
    }
    expect(log, is: ["tick", "tick"])
  }

  @Test func `the scene is inactive at launch, and active when the first views have appeared`() {
    let device = showing { Phases() }
    expect(
      device.console,
      is: [
        "body inactive", "appear inactive", "body active", "change inactive active",
      ])
  }

  /// Apple, `didBecomeActiveNotification`: an app that is launched becomes active, too.
  @Test func `the app is notified that it is active, at launch and on return`() {
    let device = showing { Listening() }
    expect(device.console, is: ["appears", "active"])
    let log = device.log {
      device.enterBackground()
      device.settle()
      device.enterForeground()
      device.settle()
    }
    expect(log, is: ["resigns", "active"])
  }

  @Test func `an app that goes is inactive, then in the background, and comes back in steps`() {
    let device = showing { Phases() }
    let log = device.log {
      device.enterBackground()
      device.settle()
      device.enterForeground()
      device.settle()
    }
    expect(
      log,
      is: [
        "body inactive", "change active inactive", "body background",
        "change inactive background", "body inactive", "change background inactive",
        "body active", "change inactive active",
      ])
  }

  @Test func `a memory warning frees unused cells and notifies the app`() throws {
    let device = showing { Warned() }
    try expect(device.lines(afterTapping: "few"), is: [])
    let before = device.engine.cells.live
    let log = device.log {
      device.sendMemoryWarning()
      device.settle()
    }
    expect(log.last, is: "warned")
    #expect(device.engine.cells.live < before)
    expect(device.engine.cells.live, is: device.engine.cells.rowCount)
    // What is freed has to be made again.
    let made = device.engine.cells.made
    try expect(device.lines(afterTapping: "few"), is: [])
    #expect(device.engine.cells.made > made)
  }

  /// mechanism.md#19.3.
  @Test func `a view that only moves calls the surrounding transaction modifiers`() throws {
    let device = showing { Moving() }
    _ = device.console
    try expect(device.lines(afterTapping: "grow"), is: ["grown", "below"])
    try expect(device.lines(afterTapping: "grow"), is: ["grown", "below"])
    try expect(device.lines(afterTapping: "other"), is: ["other"])
  }

  @Test func `a transaction modifier is called once per update, whatever it contains`() throws {
    let device = showing { Transacting() }
    try expect(device.lines(afterTapping: "+"), is: ["asked"])
    try expect(device.lines(afterTapping: "+"), is: ["asked"])
  }
}

private struct Enabled: View {
  let name: String
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("\(name) \(isEnabled)") }
}

private struct Switches: View {
  @State private var isOff = true
  var body: some View {
    VStack {
      Enabled(name: "first").disabled(false).disabled(isOff)
      Enabled(name: "second").disabled(true).disabled(false)
      Enabled(name: "third").disabled(false)
      Button("toggle") { isOff.toggle() }
    }
  }
}

private struct Clockwork: View {
  @State private var publisher = Timer.publish(every: 1, on: .main, in: .common)
  @State private var connections: [any Cancellable] = []
  @State private var subscription: AnyCancellable?
  var body: some View {
    VStack {
      Button("start") {
        subscription = publisher.sink { _ in print("tick") }
        connections = [publisher.connect(), publisher.connect()]
      }
      Button("stop one") { connections[0].cancel() }
    }
  }
}

private struct Phases: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    let _ = print("body \(phase)")
    Text("phases")
      .onAppear { print("appear \(phase)") }
      .onChange(of: phase) { print("change \($0) \($1)") }
  }
}

private struct Listening: View {
  private static func told(_ name: String) -> NotificationCenter.Publisher {
    NotificationCenter.default.publisher(for: Notification.Name("UIApplication\(name)Notification"))
  }
  var body: some View {
    Text("listening")
      .onReceive(Self.told("DidBecomeActive")) { _ in print("active") }
      .onReceive(Self.told("WillResignActive")) { _ in print("resigns") }
      .onAppear { print("appears") }
  }
}

private struct Warned: View {
  private static let warning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  @State private var isShort = false
  var body: some View {
    VStack {
      Button("few") { isShort.toggle() }
      List(0..<(isShort ? 3 : 200), id: \.self) { Text("row \($0)") }
    }
    .onReceive(NotificationCenter.default.publisher(for: Self.warning)) { _ in print("warned") }
  }
}

private struct Transacting: View {
  @State private var n = 0
  var body: some View {
    VStack {
      VStack {
        Text("\(n)").opacity(n % 2 == 0 ? 1 : 0.5)
        Text("\(n)").offset(x: CGFloat(n % 2))
        Text("\(n)").opacity(n % 2 == 0 ? 1 : 0.5)
      }
      .transaction { _ in print("asked") }
      Button("+") { n += 1 }
    }
  }
}

private struct Moving: View {
  @State private var isLarge = false
  @State private var n = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: isLarge ? 100 : 50).transaction { _ in print("grown") }
      Color.blue.frame(height: 10).transaction { _ in print("below") }
      Spacer()
      Text("last \(n)").transaction { _ in print("other") }
      Button("grow") { isLarge.toggle() }
      Button("other") { n += 1 }
    }
  }
}
