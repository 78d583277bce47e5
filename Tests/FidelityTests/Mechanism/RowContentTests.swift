import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// A state that a row's closure reads is a dependency of the body that owns it (mechanism.md#1.4), an observable
  /// property one of the row (6.6).
  @MainActor @Suite(.serialized) struct RowContentTests {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        let _ = print("screen")
        List(0..<2) { number in
          Button("row \(number): \(count)") { count += 1 }
        }
      }
    }

    @Observable final class Model { var name = "a" }

    struct ObservingScreen: View {
      let model: Model
      var body: some View {
        let _ = print("screen")
        List(0..<2) { number in
          Button("row \(number): \(model.name)") { model.name += "b" }
        }
      }
    }

    @Test func `state that only a row's closure reads runs the body that owns it`() throws {
      let device = SimulatedDevice()
      device.launch { Screen() }
      device.settle()
      for count in 0..<3 {
        expect(device.screenText, is: ["row 0: \(count)", "row 1: \(count)"])
        try device.tap("row 1: \(count)")
        device.settle()
      }
      expect(device.console, is: ["screen", "screen", "screen", "screen"])
    }

    /// Observation calls those that read a property in the order of a set, which differs from process to process.
    @Test func `rows that read one property are evaluated in the order of their places`() throws {
      struct Reader: View {
        let model: Model
        let name: String
        var body: some View {
          let _ = print(name)
          Text(model.name)
        }
      }
      struct Screens: View {
        let model: Model
        var body: some View {
          VStack {
            Button("set") { model.name = "b" }
            List(0..<4) { Reader(model: model, name: "list \($0)") }
            ScrollView {
              LazyVStack {
                ForEach(0..<4) { number in
                  let _ = print("closure \(number)")
                  Text(model.name)
                }
                ForEach(0..<4) { Reader(model: model, name: "lazy \($0)") }
              }
            }
            List(4..<8) { Reader(model: model, name: "list \($0)") }
          }
        }
      }
      let device = showing { Screens(model: Model()) }
      try expect(
        device.lines(afterTapping: "set"),
        is: (0..<4).map { "list \($0)" } + (0..<4).map { "closure \($0)" }
          + (0..<4).map { "lazy \($0)" } + (4..<8).map { "list \($0)" })
    }

    @Test func `a property that only a row's closure reads updates the rows alone`() throws {
      let device = SimulatedDevice()
      device.launch { ObservingScreen(model: Model()) }
      device.settle()
      try device.tap("row 0: a")
      device.settle()
      try device.tap("row 1: ab")
      device.settle()
      expect(device.screenText, is: ["row 0: abb", "row 1: abb"])
      expect(device.console, is: ["screen"])
    }
  }
}
