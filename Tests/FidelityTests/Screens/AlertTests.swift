// What a finger does in an alert and beside it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Screens {
  /// Apple's documentation of `alert`: all actions dismiss it after they ran, and fields stand among them.
  @Test func `a field of an alert takes what is typed, and only a button ends the alert`() throws {
    let device = showing { Naming() }
    expect(device.console, is: ["naming "])
    try device.tap("ask")
    device.settle()
    expect(device.screenText, is: ["Name", "name", "Cancel", "Create"])
    try expect(device.lines(afterTapping: "Create"), is: [])
    try expect(device.lines { try device.type("ab", into: "name") }, is: ["naming a", "naming ab"])
    expect(device.screenText, is: ["Name", "ab", "Cancel", "Create"])
    try expect(device.lines { try device.tap(at: CGPoint(x: 20, y: 120)) }, is: [])
    try expect(device.lines(afterTapping: "Create"), is: ["created ab"])
    expect(device.screenText, is: ["ask"])
  }

  @Test func `a dialog goes for a finger beside it, and no action runs`() throws {
    let device = showing { Deciding() }
    try device.tap("ask")
    device.settle()
    expect(device.screenText, is: ["Sure?", "Yes", "Cancel"])
    try device.tap(at: CGPoint(x: 20, y: 120))
    device.settle()
    expect(device.screenText, is: ["ask"])
    expect(device.console, is: [])
  }
}

private struct Naming: View {
  @State private var asks = false
  @State private var name = ""
  var body: some View {
    let _ = print("naming \(name)")
    Button("ask") { asks = true }
      .alert("Name", isPresented: $asks) {
        TextField("name", text: $name)
        Button("Cancel", role: .cancel) {}
        Button("Create") { print("created \(name)") }.disabled(name.isEmpty)
      }
  }
}

private struct Deciding: View {
  @State private var asks = false
  var body: some View {
    Button("ask") { asks = true }
      .confirmationDialog("Sure?", isPresented: $asks, titleVisibility: .visible) {
        Button("Yes") { print("yes") }
      }
  }
}
