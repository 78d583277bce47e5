// What a finger finds of a view, and what a control's label may be made of.

import CoreBluetooth
import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

private struct Paper: View {
  @State private var strokes = 0
  var body: some View {
    Canvas { _, _ in }
      .gesture(DragGesture(minimumDistance: 0).onEnded { _ in strokes += 1 })
      .frame(height: 100)
      .accessibilityLabel("paper")
    Text("\(strokes) strokes")
  }
}

private struct Steps: View {
  @State private var count = 1
  @State private var edits = 0
  @State private var volume = 0.5
  var body: some View {
    Stepper(value: $count, in: 0...9) { LabeledContent("Goal", value: "\(count) km") }
    Stepper(value: $count, in: 0...9, onEditingChanged: { _ in edits += 1 }) { Text("old") }
    Slider(value: $volume, in: 0...1, onEditingChanged: { _ in edits += 1 }) { Text("volume") }
    Text("\(count), \(edits) edits")
  }
}

private final class Finder: NSObject, ObservableObject, CBCentralManagerDelegate {
  @Published var state = "?"
  private var manager: CBCentralManager?
  override init() {
    super.init()
    manager = CBCentralManager(delegate: self, queue: nil)
  }
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    state = central.state == .unsupported ? "no Bluetooth" : "\(central.state)"
  }
}

private struct Found: View {
  @StateObject private var finder = Finder()
  var body: some View { Text(finder.state) }
}

@MainActor @Suite struct DocumentedTouchTests {
  @Test func `a canvas takes touches wherever it lies, whatever is drawn`() throws {
    let device = launched { Paper() }
    try device.tap("paper")
    device.settle()
    try device.drag("paper", by: CGSize(width: 30, height: 10))
    device.settle()
    expect(device.screenText, is: ["2 strokes"])
  }

  @Test func `a value next to its title may be the label of a stepper`() throws {
    let device = launched { Steps() }
    try device.increment("Goal")
    device.settle()
    expect(device.screenText, is: ["Goal", "2 km", "old", "2, 0 edits"])
    try device.increment("old")
    device.settle()
    expect(device.screenText.last, is: "3, 2 edits")
    try device.setSlider("volume", to: 1)
    device.settle()
    expect(device.screenText.last, is: "3, 4 edits")
  }

  @Test func `a Bluetooth manager reports a missing radio after it is created`() {
    expect(launched { Found() }.screenText, is: ["no Bluetooth"])
  }
}
