import Foundation
@_spi(Runtime) import SimComponents
import SimDevice
import SimSwiftUI
@_spi(Runtime) import SimViews

/// The width that is offered to controls.
private final class OfferedWidth: ObservableObject {
  @Published var width: CGFloat = 300
}

/// Controls with labels, which are arranged anew when the offered width changes.
private struct ControlScreen: View {
  @ObservedObject var offered: OfferedWidth
  let rows: Int

  var body: some View {
    VStack {
      ForEach(0..<rows, id: \.self) { row in
        Button("Button \(row)") {}.buttonStyle(.bordered)
        Toggle("Toggle \(row)", isOn: .constant(true))
        Stepper("Stepper \(row)", value: .constant(1))
        LabeledContent("Label \(row)", value: "Value")
      }
    }
    .frame(width: offered.width)
  }
}

/// What a change of the offered width costs each control.
struct ControlLayoutBenchmark: Benchmark {
  let rows: Int
  private let changes = 20
  private let repetitions = 7

  var name: String { "layout of controls: \(4 * rows)" }

  func measure() throws -> [Measurement] {
    var samples: [Double] = []
    var screen = ""
    try MeasuredRun.play(items: rows) { device in
      let offered = OfferedWidth()
      device.launch { ControlScreen(offered: offered, rows: rows) }
      device.settle()
      let runtime = device.engine.runtime
      for _ in 0..<repetitions {
        let time = microseconds {
          for change in 0..<changes {
            runtime.perform { offered.width = 280 + CGFloat(change) }
            runtime.update()
            _ = runtime.window?.layout(in: ProposedSize(device.engine.screen.safeArea.size))
            runtime.finishUpdate()
            runtime.mutations.removeAll(keepingCapacity: true)
          }
        }
        samples.append(time / Double(changes * rows * 4))
      }
      screen = MeasuredRun.checksum(device)
    }
    return [
      Measurement(name: name, unit: "µs per control", samples: samples, remark: "screen \(screen)")
    ]
  }
}
