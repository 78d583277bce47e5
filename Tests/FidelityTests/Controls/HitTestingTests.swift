// What a finger finds through views that let touches through (Apple's documentation of `allowsHitTesting(_:)`: whether the view
// participates in hit test operations), and that the device taps wherever a finger could.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  @MainActor @Suite(.serialized) struct HitTestingTests {
    /// A screen on which two views lie one over the other, and what a tap on a label prints.
    private func tapped<V: View>(
      _ label: String, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> V
    ) throws -> [String] {
      let device = showing { root() }
      return try device.lines { try device.tap(label) }
    }

    @Test func `a label that lets touches through is tapped as what lies below`() throws {
      try expect(
        tapped("title") {
          ZStack {
            Color.blue.onTapGesture { print("below") }
            Text("title").allowsHitTesting(false)
          }
        }, is: ["below"])
      try expect(
        tapped("title") {
          Button("button") { print("button") }.frame(width: 200, height: 100)
            .contentShape(Rectangle())
            .overlay { Text("title").allowsHitTesting(false) }
        }, is: ["button"])
    }

    @Test func `a button that lets touches through is tapped as the button below`() throws {
      try expect(
        tapped("upper") {
          ZStack {
            Button("lower") { print("lower") }
            Button("upper") { print("upper") }.allowsHitTesting(false)
          }
        }, is: ["lower"])
    }

    @Test func `a label of its own above a tappable view is not tapped through`() {
      #expect(throws: DeviceError.self) {
        try tapped("title") {
          ZStack {
            Color.blue.onTapGesture { print("below") }
            Text("title")
          }
        }
      }
    }

    @Test func `what lets touches through cannot be tapped where nothing lies below`() {
      #expect(throws: DeviceError.self) {
        try tapped("alone") { Button("alone") { print("alone") }.allowsHitTesting(false) }
      }
      #expect(throws: DeviceError.self) {
        try tapped("text") { Text("text").allowsHitTesting(false) }
      }
    }

    @Test func `an outer modifier cannot let a view take touches again`() throws {
      try expect(
        tapped("lower") {
          ZStack {
            Button("lower") { print("lower") }
            Color.red.onTapGesture { print("red") }.allowsHitTesting(false).allowsHitTesting(true)
          }
        }, is: ["lower"])
      try expect(
        tapped("lower") {
          ZStack {
            Button("lower") { print("lower") }
            VStack { Color.red.onTapGesture { print("red") }.allowsHitTesting(true) }
              .allowsHitTesting(false)
          }
        }, is: ["lower"])
    }

    @Test func `a view takes touches again when the modifier says so`() throws {
      let device = showing { Switching() }
      try expect(device.lines(afterTapping: "cover"), is: ["cover"])
      try expect(device.lines(afterTapping: "switch"), is: [])
      try expect(device.lines(afterTapping: "cover"), is: ["lower"])
      try expect(device.lines(afterTapping: "lower"), is: ["lower"])
      try expect(device.lines(afterTapping: "switch"), is: [])
      try expect(device.lines(afterTapping: "cover"), is: ["cover"])
    }

    @Test func `shapes, images and materials above let touches through`() throws {
      try expect(
        tapped("lower") {
          Button("lower") { print("lower") }
            .overlay { RoundedRectangle(cornerRadius: 8).fill(.red).allowsHitTesting(false) }
            .overlay { Image(systemName: "star").resizable().allowsHitTesting(false) }
            .overlay { Rectangle().fill(.thinMaterial).allowsHitTesting(false) }
            .overlay {
              LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
                .allowsHitTesting(false)
            }
        }, is: ["lower"])
    }

    @Test func `a long press and a drag go through as well`() throws {
      let device = showing {
        ZStack {
          Color.blue.gesture(DragGesture().onEnded { print("drag \($0.translation.width)") })
          Text("title").allowsHitTesting(false)
        }
      }
      try expect(
        device.lines { try device.drag("title", by: CGSize(width: 50, height: 0)) },
        is: ["drag 50.0"])
      let pressed = showing {
        ZStack {
          Color.blue.onLongPressGesture { print("pressed") }
          Text("title").allowsHitTesting(false)
        }
      }
      try expect(pressed.lines { try pressed.longPress("title") }, is: ["pressed"])
    }

    @Test func `a row is tapped on a label that lets touches through`() throws {
      let device = showing {
        List {
          Button {
            print("row")
          } label: {
            HStack {
              Text("first").allowsHitTesting(false); Text("second")
            }
          }
        }
      }
      try expect(device.lines { try device.tap("first") }, is: ["row"])
    }
  }
}

private struct Switching: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      ZStack {
        Button("lower") { print("lower") }
        Text("cover").frame(width: 300, height: 100).contentShape(Rectangle())
          .onTapGesture { print("cover") }.allowsHitTesting(isOn)
      }
      Button("switch") { isOn.toggle() }
    }
  }
}
