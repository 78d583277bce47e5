import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite(.serialized) struct RowStateTests {
    struct Row: View {
      let number: Int
      @State private var count = 0
      var body: some View { Button("row \(number): \(count)") { count += 1 } }
    }

    struct Wrapped: View {
      let number: Int
      var body: some View { HStack { Row(number: number) } }
    }

    final class Model: ObservableObject {
      let number: Int
      init(_ number: Int) { self.number = number }
      deinit { print("model \(number) gone") }
    }

    struct ModelRow: View {
      @StateObject var model: Model
      var body: some View { Text("model \(model.number)") }
    }

    @Test func `GT-024 a row keeps its state while it is scrolled away`() throws {
      let device = SimulatedDevice()
      device.launch { List(0..<100) { Row(number: $0) } }
      device.settle()
      try device.tap("row 1: 0")
      device.settle()
      try device.scroll(toRow: 80)
      device.settle()
      #expect(!device.screenText.contains("row 1: 1"))
      try device.scroll(toRow: 0)
      device.settle()
      #expect(device.screenText.contains("row 1: 1"))
      try device.tap("row 1: 1")
      device.settle()
      #expect(device.screenText.contains("row 1: 2"))
    }

    @Test func `GT-108 what a row's body holds is destroyed when the row is scrolled away`() throws
    {
      let device = SimulatedDevice()
      device.launch { List(0..<100) { Wrapped(number: $0) } }
      device.settle()
      try device.tap("row 1: 0")
      device.settle()
      try device.scroll(toRow: 80)
      device.settle()
      try device.scroll(toRow: 0)
      device.settle()
      #expect(device.screenText.contains("row 1: 0"))
    }

    @Test func `GT-024 appearing repeats as often as the row comes into view`() throws {
      let device = SimulatedDevice()
      device.launch {
        List(0..<100) { number in
          Text("\(number)")
            .onAppear { if number == 1 { print("appear") } }
            .onDisappear { if number == 1 { print("disappear") } }
        }
      }
      device.settle()
      for row in [80, 0] {
        try device.scroll(toRow: row)
        device.settle()
      }
      expect(device.console, is: ["appear", "disappear", "appear"])
    }

    @Test func `a row's object lives until its element is removed`() throws {
      struct Screen: View {
        @State private var numbers = Array(0..<100)
        var body: some View {
          VStack {
            Button("remove") { numbers.removeFirst() }
            List(numbers, id: \.self) { number in ModelRow(model: Model(number)) }
          }
        }
      }
      let device = SimulatedDevice()
      device.launch { Screen() }
      device.settle()
      try device.scroll(toRow: 80)
      device.settle()
      #expect(device.console.isEmpty)
      try device.tap("remove")
      device.settle()
      expect(device.console, is: ["model 0 gone"])
    }
  }
}
