// From iOS 18 on a write that comes too early for the next frame is flushed without layout: what is new appears all the same
// before what left is told (mechanism.md#7.2, #8.9).

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Screens {
  @Suite @MainActor struct FlushBeforeLayoutTests {
    @Test(arguments: [SimulatedSystem.iOS17, .iOS18])
    func `new views appear before removed ones disappear, whenever the write happens`(
      system: SimulatedSystem
    ) throws {
      for delay in [0, 0.001, 0.003, 0.009, 0.013] {
        let device = showing(on: system) { Switched(isList: false, delay: delay) }
        try expect(device.lines(afterTapping: "go 0"), is: ["here", "gone"])
      }
    }

    @Test(arguments: [SimulatedSystem.iOS17, .iOS18])
    func `new rows of a list appear before removed ones disappear, whenever the write happens`(
      system: SimulatedSystem
    ) throws {
      for delay in [0, 0.001, 0.003, 0.009, 0.013] {
        let device = showing(on: system) { Switched(isList: true, delay: delay) }
        try expect(device.lines(afterTapping: "go 0"), is: ["here", "gone"])
      }
    }
  }
}

private struct Switched: View {
  let isList: Bool
  let delay: Double
  @State private var number = 0
  @State private var isOn = true

  var body: some View {
    VStack {
      Button("go \(number)") {
        number += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { isOn = false }
      }
      if isOn {
        if isList {
          List { Text("1").onDisappear { print("gone") } }
        } else {
          Text("1").onDisappear { print("gone") }
        }
      } else {
        Text("2").onAppear { print("here") }
      }
    }
  }
}
