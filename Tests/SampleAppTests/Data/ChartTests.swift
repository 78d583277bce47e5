// Charts: where marks stand, and when a body with a chart runs.

import Expectations
import Charts
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct ChartTests {
  private func drawn<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) -> [String] {
    let device = SimulatedDevice()
    device.launch { root().frame(width: 100, height: 100) }
    device.settle()
    expect(device.diagnostics, is: [])
    return "\(device.screenshot())".components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("path") || $0.hasPrefix("line") && $0.contains("path") }
  }

  @Test
  func
    `bars of names stand on the axis beside each other, upon each other where they share a name`()
  {
    let lines = drawn {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Steps", 5))
        BarMark(x: .value("Day", "Tue"), y: .value("Steps", 10)).foregroundStyle(.red)
        BarMark(x: .value("Day", "Mon"), y: .value("Steps", 5)).foregroundStyle(.green)
          .cornerRadius(3)
      }
    }
    expect(
      lines,
      is: [
        "path M5,50 L45,50 C45,50 45,50 45,50 L45,100 C45,100 45,100 45,100 L5,100 C5,100 5,100 5,100 "
          + "L5,50 C5,50 5,50 5,50 Z #007AFF",
        "path M55,0 L95,0 C95,0 95,0 95,0 L95,100 C95,100 95,100 95,100 L55,100 C55,100 55,100 55,100 "
          + "L55,0 C55,0 55,0 55,0 Z #FF3B30",
        "path M8,0 L42,0 C43.66,0 45,1.34 45,3 L45,47 C45,48.66 43.66,50 42,50 L8,50 C6.34,50 5,48.66 5,47 "
          + "L5,3 C5,1.34 6.34,0 8,0 Z #34C759",
      ])
  }

  @Test func `a scale has the values and the styles that the app gives it`() {
    let lines = drawn {
      Chart {
        PointMark(x: .value("Time", 5), y: .value("Value", 10))
          .foregroundStyle(by: .value("Kind", "tea"))
        LineMark(x: .value("Time", 0), y: .value("Value", 0))
        LineMark(x: .value("Time", 5), y: .value("Value", 5))
      }
      .chartXScale(domain: 0...10)
      .chartYScale(domain: .automatic(includesZero: true))
      .chartForegroundStyleScale(["coffee": .brown, "tea": .green])
    }
    #expect(lines.contains { $0.hasSuffix("#34C759") })
    #expect(lines.contains { $0.hasPrefix("line 2 path M0,100 L50,50") })
  }

  @Test func `a line goes from value to value, and a rule over the whole width`() {
    let lines = drawn {
      Chart([0, 10, 5].enumerated().map { Reading(id: $0.offset, value: $0.element) }) { reading in
        LineMark(x: .value("Time", reading.id), y: .value("Value", reading.value))
          .interpolationMethod(.catmullRom)
        if reading.id == 1 { RuleMark(y: .value("Limit", 5)).lineStyle(StrokeStyle(lineWidth: 3)) }
      }
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: .leading) { _ in
          AxisGridLine(); AxisValueLabel()
        }
      }
      .chartYScale(domain: 0...10)
    }
    expect(
      lines, is: ["line 2 path M0,100 L50,0 L100,50 #007AFF", "line 3 path M0,50 L100,50 #007AFF"])
  }

  @Test func `sectors are parts of the sum`() {
    let lines = drawn {
      Chart(["a", "b"], id: \.self) { name in
        SectorMark(angle: .value("Part", name == "a" ? 3 : 1), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Name", name))
          .annotation(position: .overlay) { Text(name) }
      }
    }
    expect(lines.map { $0.suffix(7) }, is: ["#007AFF", "#34C759"])
  }

  @Test func `a body with a chart runs where what its marks read has changed`() {
    let readings = Readings()
    let device = SimulatedDevice()
    device.launch { ReadingsView(readings: readings) }
    device.settle()
    expect(device.console, is: ["body"])
    readings.values.append(Reading(id: 3, value: 2))
    device.settle()
    expect(device.console, is: ["body", "body"])
    readings.other += 1
    device.settle()
    expect(device.console, is: ["body", "body"])
    expect(device.screenText, is: ["total"])
  }

  @Test func `values of one's own are plotted by their raw values`() {
    let lines = drawn {
      Chart {
        PointMark(x: .value("Size", Size.small), y: .value("Count", 1.0)).symbolSize(64)
        PointMark(x: .value("Size", Size.large), y: .value("Count", 3.0)).opacity(0.5)
      }
      .chartOverlay { proxy in
        Text("over \(proxy.value(atX: 0, as: String.self) ?? "nothing")")
      }
    }
    expect(lines.map { $0.prefix(12) }, is: ["path M25,96 ", "path M75,-2."])
  }
}

private struct Reading: Identifiable {
  let id: Int
  let value: Int
}

private enum Size: String, Plottable { case small, large }

@Observable private final class Readings {
  var values = [Reading(id: 0, value: 1)]
  var other = 0
}

private struct ReadingsView: View {
  let readings: Readings
  var body: some View {
    let _ = print("body")
    VStack {
      Chart(readings.values) { reading in
        AreaMark(x: .value("Time", reading.id), y: .value("Value", reading.value))
      }
      .frame(height: 200)
      Text("total")
    }
  }
}
