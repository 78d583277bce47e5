// What Apple's documentation says of closures that answer: when they are asked, and with what.

import Expectations
import SimDevice
import SwiftUI
import Testing
import UIKit

extension Printed {
  /// Apple's documentation of `alert(_:isPresented:presenting:actions:message:)`: changes of the data after the presentation
  /// has begun are ignored.
  @Test func `an alert stays as the data were when it came`() throws {
    let device = showing { Asking(style: .alert) }
    try device.tap("ask")
    device.advance(by: .seconds(2))
    expect(device.screenText, is: ["Title", "message one", "do one"])
    try expect(device.lines(afterTapping: "do one"), is: ["did one", "asks false"])
    try device.tap("ask")
    device.advance(by: .seconds(2))
    expect(device.screenText, is: ["Title", "message two", "do two"])
  }

  /// The same of `confirmationDialog`, and of data that are gone: without any, nothing is presented.
  @Test func `a dialog stays though its data are gone, and does not come without`() throws {
    let device = showing { Asking(style: .dialog) }
    try device.tap("ask")
    device.advance(by: .seconds(2))
    expect(device.screenText, is: ["do one", "Cancel"])
    try expect(device.lines(afterTapping: "do one"), is: ["did one", "asks false"])
    try expect(device.lines(afterTapping: "ask"), is: ["asks true"])
    expect(device.screenText, is: ["ask"])
  }

  /// Apple's documentation of `alert(_:item:actions:message:)` and its like, of 2026: it is there while there is a value, and an action
  /// sets that to nil.
  @Test func `an alert of an item takes the item away when it goes`() throws {
    let device = showing(on: .iOS27) { Discarding() }
    expect(device.console, is: ["item nil error nil"])
    let ways = [
      ("alert", ["Discard a?", "really a", "discard a"]), ("dialog", ["discard a", "Cancel"]),
      ("error", ["out of paper", "retry"]),
    ]
    for (way, screen) in ways {
      _ = try device.lines(afterTapping: way)
      device.advance(by: .seconds(2))
      expect(device.screenText, is: screen)
      let lines = try device.lines(afterTapping: way == "error" ? "retry" : "discard a")
      expect(lines, is: [way == "error" ? "retried" : "discarded a", "item nil error nil"])
      device.advance(by: .seconds(2))
      expect(device.screenText, is: ["alert", "dialog", "error"])
    }
  }

  /// Apple's documentation of `OpenURLAction`: the completion is told whether the address was accepted.
  @Test func `an address that a handler discards was not accepted`() throws {
    let device = showing {
      VStack {
        Opening(name: "handled").environment(\.openURL, OpenURLAction { _ in .handled })
        Opening(name: "discarded").environment(\.openURL, OpenURLAction { _ in .discarded })
        Opening(name: "system").environment(\.openURL, OpenURLAction { _ in .systemAction })
      }
    }
    try expect(device.lines(afterTapping: "handled"), is: ["true"])
    try expect(device.lines(afterTapping: "discarded"), is: ["false"])
    try expect(device.lines(afterTapping: "system").last, is: "true")
  }

  /// Apple's documentation of `sensoryFeedback(trigger:_:)` and its like: the closure is asked when the trigger changes.
  @Test func `the trigger of feedback is evaluated at each change`() throws {
    let device = showing { Feeling() }
    expect(device.console, is: ["body"])
    try expect(
      device.lines(afterTapping: "more"),
      is: ["body", "without values", "feedback 0 1", "condition 0 1"])
    try expect(device.lines(afterTapping: "same"), is: [])
  }

  /// `App.main()` makes the app before the process has a delegate, which the property wrapper only asks for (OpenSwiftUI,
  /// App.swift and UIApplicationDelegateAdaptor.swift).
  @Test func `an app is made before its delegate, and notifies its scenes after both`() {
    let device = showing(Delegating.self, on: .iOS17)
    expect(
      device.console.prefix(4),
      is: ["app init", "delegate init", "launched", "app body"])
  }
}

private struct Asking: View {
  enum Style { case alert, dialog }
  let style: Style
  @State private var word: String? = "one"
  @State private var asks = false

  var body: some View {
    Button("ask") { asks = true }
      .alert(
        "Title", isPresented: style == .alert ? $asks : .constant(false), presenting: word
      ) { word in
        Button("do \(word)") { print("did \(word)") }
      } message: {
        Text("message \($0)")
      }
      .confirmationDialog(
        "Title", isPresented: style == .dialog ? $asks : .constant(false), presenting: word
      ) { word in
        Button("do \(word)") { print("did \(word)") }
      }
      .onChange(of: asks) { print("asks \($1)") }
      .task(id: asks) {
        guard asks else { return }
        try? await Task.sleep(for: .seconds(1))
        word = style == .alert ? "two" : nil
      }
  }
}

private struct Opening: View {
  let name: String
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button(name) {
      if let address = URL(string: "https://example.org") { openURL(address) { print($0) } }
    }
  }
}

private struct Feeling: View {
  @State private var count = 0

  var body: some View {
    let _ = print("body")
    VStack {
      Button("more") { count += 1 }
      Button("same") { count = count }
    }
    .sensoryFeedback(trigger: count) {
      print("without values")
      return .success
    }
    .sensoryFeedback(trigger: count) {
      print("feedback", $0, $1)
      return nil
    }
    .sensoryFeedback(.success, trigger: count) {
      print("condition", $0, $1)
      return $1 > $0
    }
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {
  override init() {
    super.init()
    print("delegate init")
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    print("launched")
    return true
  }
}

private struct Delegating: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  init() { print("app init") }
  var body: some Scene {
    let _ = print("app body")
    WindowGroup { Text("content") }
  }
}

private struct PaperError: LocalizedError { var errorDescription: String? { "out of paper" } }

private struct Discarding: View {
  @State private var asked: String?
  @State private var chosen: String?
  @State private var error: PaperError?

  var body: some View {
    let _ = print("item \(asked ?? chosen ?? "nil") error \(error == nil ? "nil" : "some")")
    VStack {
      Button("alert") { asked = "a" }
      Button("dialog") { chosen = "a" }
      Button("error") { error = PaperError() }
    }
    .alert("Discard \(asked ?? "")?", item: $asked) { name in
      Button("discard \(name)") { print("discarded \(name)") }
    } message: { name in
      Text("really \(name)")
    }
    .confirmationDialog("Discard?", item: $chosen) { name in
      Button("discard \(name)") { print("discarded \(name)") }
    }
    .alert(error: $error) { Button("retry") { print("retried") } }
  }
}
