// Histograms: bins of numbers and dates, groups of marks, symbols with a border, and colours of a gradient.

import Charts
import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct ChartBinTests {
  @Test func `bins of numbers have round widths, and each value lies in one`() {
    let even = NumberBins(range: 0.0...10, count: 4)
    expect(even.thresholds, is: [0, 2.5, 5, 7.5, 10])
    expect([-1, 0, 2.5, 9, 10, 11].map { even.index(for: $0) }, is: [0, 0, 1, 3, 3, 3])
    #expect(even[3].contains(10) && !even[2].contains(7.5))
    expect(
      NumberBins(data: [3, 98, 41], desiredCount: 5).thresholds, is: [0, 20, 40, 60, 80, 100])
    expect(NumberBins(size: 25, range: 10...60).map(\.lowerBound), is: [0, 25, 50])
    expect(NumberBins(thresholds: [9, 1, 4]).map(\.upperBound), is: [4, 9])
  }

  @Test func `bins of dates begin where the calendar's units do`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let day = 86_400.0
    let noon = Date(timeIntervalSinceReferenceDate: day / 2)
    let bins = DateBins(
      unit: .day, range: noon...noon.addingTimeInterval(2 * day), calendar: calendar)
    expect(bins.thresholds.map { $0.timeIntervalSinceReferenceDate / day }, is: [0, 1, 2, 3])
    expect(bins.index(for: noon.addingTimeInterval(day)), is: 1)
    expect(DateBins(unit: .day, data: []).count, is: 0)
  }

  @Test func `marks of a plot, of bins and of a gradient are drawn`() {
    let bins = NumberBins(range: 0.0...4, count: 2)
    let device = SimulatedDevice()
    device.launch {
      Chart {
        Plot {
          ForEach(0..<2) { index in
            BarMark(x: .value("Range", bins[index]), y: .value("Count", 5))
              .foregroundStyle(by: .value("Level", index))
          }
        }
        .opacity(0.5)
        PointMark(x: .value("Range", 1.0), y: .value("Count", 2))
          .symbol(Circle().strokeBorder(lineWidth: 2))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.white, .green]))
      .frame(width: 100, height: 100)
    }
    device.settle()
    let picture = "\(device.screenshot())"
    #expect(picture.contains("#FFFFFF") && picture.contains("#34C759"))
    expect(device.diagnostics, is: [])
  }

  @Test func `of two scales of styles the nearer one counts`() {
    let device = SimulatedDevice()
    device.launch {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Count", 5))
          .foregroundStyle(by: .value("Level", 1))
      }
      .chartForegroundStyleScale(range: [Color.red])
      .chartForegroundStyleScale(range: Gradient(colors: [.green, .blue]))
      .frame(width: 100, height: 100)
    }
    device.settle()
    let picture = "\(device.screenshot())"
    #expect(picture.contains("#FF3B30") && !picture.contains("#34C759"))
  }

  @Test func `a symbol with a border is a shape, and a basic one has its outline`() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(BasicChartSymbolShape.square.path(in: box) == Path(box))
    #expect(BasicChartSymbolShape.square.inset(by: 1).path(in: box).boundingRect.width == 8)
    expect(BasicChartSymbolShape.diamond.path(in: box).boundingRect, is: box)
    #expect(!BasicChartSymbolShape.cross.strokeBorder(lineWidth: 2).path(in: box).isEmpty)
  }
}
