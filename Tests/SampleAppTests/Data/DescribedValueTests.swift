// Values that describe something to the system: what is selected on a map, what a chart says of its data, what a file is called.

import Expectations
import Accessibility
import CoreTransferable
import Foundation
import MapKit
import SimDevice
import SwiftUI
import Testing

private struct Sales: View, AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Sales", summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "Kind", categoryOrder: ["Tea"]),
      yAxis: AXNumericDataAxisDescriptor(title: "Cups", range: 0...9, gridlinePositions: []) {
        "\($0) cups"
      },
      series: [
        AXDataSeriesDescriptor(
          name: "all", isContinuous: false,
          dataPoints: [AXDataPoint(x: "Tea", y: 3, additionalValues: [.category("hot")])])
      ])
  }
  var body: some View { Text("chart").accessibilityChartDescriptor(self) }
}

private struct Streets: View {
  @State private var selection: MapSelection<Int>? = MapSelection(7)
  @State private var scene: MKLookAroundScene?
  var body: some View {
    Map(selection: $selection) {
      MapPolyline(coordinates: [CLLocationCoordinate2D()], contourStyle: .geodesic)
    }
    .mapFeatureSelectionDisabled { $0.kind != .pointOfInterest }
    .lookAroundViewer(isPresented: .constant(false), scene: $scene)
    Text("selected \(selection?.value ?? 0)")
  }
}

private struct Memo: Codable, Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).suggestedFileName { $0.text }
  }
}

private enum Tone: CustomLocalizedStringResourceConvertible {
  case loud
  var localizedStringResource: LocalizedStringResource { "Loud" }
}

@MainActor @Suite struct DescribedValueTests {
  @Test func `a chart has axes and points, and looks as it would without a descriptor`() throws {
    let device = launched { Sales() }
    expect(device.screenText, is: ["chart"])
    let descriptor = Sales().makeChartDescriptor()
    expect(descriptor.yAxis?.valueDescriptionProvider(3), is: "3.0 cups")
    let point = try #require(descriptor.series.first?.dataPoints.first)
    #expect(point.xValue.category == "Tea" && point.yValue?.number == 3)
    expect(point.additionalValues.map(\.category), is: ["hot"])
  }

  @Test func `what is selected on a map has a tag or is the map's own`() {
    expect(launched { Streets() }.screenText, is: ["selected 7"])
    #expect(MapSelection(1) != MapSelection(2) && MapSelection(1).feature == nil)
  }

  @Test func `an item that suggests the name of a file is made of its data`() async throws {
    let data = try JSONEncoder().encode(Memo(text: "milk"))
    let memo = try await Memo.transferRepresentation._make(from: data) as? Memo
    expect(memo?.text, is: "milk")
    expect(launched { Text(Tone.loud.localizedStringResource) }.screenText, is: ["Loud"])
  }
}
