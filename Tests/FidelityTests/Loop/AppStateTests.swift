// What an app is notified of by the system, and what is released when it ends (mechanism.md#15).

@testable import DeepInsideViews
import Expectations
import Probes
import SimDevice
import SwiftUI
import Testing

extension LoopSuite {
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

  @Test func `everything that an app made is let go when it ends`() throws {
    let lines = try linesOfWholeLife()
    let made = lines.filter { $0.contains(".init()") }.map { trimmed($0, ".init()") }.sorted()
    let released = lines.filter { $0.contains(".deinit()") }.map { trimmed($0, ".deinit()") }
      .sorted()
    #expect(made.count > 20)
    expect(made, is: released)
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

/// The demo app of the document: two rows, one pushed, popped and pushed again, and the end of the app.
@MainActor private func linesOfWholeLife() throws -> [String] {
  InstanceTracker.reset()
  var device: SimulatedDevice? = SimulatedDevice(system: .iOS14)
  let console = device?.engine.console
  device?.launch(AppStateDemo.self)
  device?.settle()
  for _ in 0..<2 {
    try device?.tap("plus")
    device?.settle()
  }
  for step in 0..<2 {
    let row = try #require(device?.screenText.first { $0.hasSuffix("+0000") })
    try device?.tap(row)
    device?.settle()
    if step == 0 { try device?.goBack() }
    device?.settle()
  }
  device = nil
  return console?.lines ?? []
}

@MainActor private func trimmed(_ line: String, _ suffix: String) -> String {
  line.replacing(suffix, with: "").trimmingCharacters(in: .whitespaces)
}
