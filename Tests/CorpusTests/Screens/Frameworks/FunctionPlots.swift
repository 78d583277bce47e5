import Charts
import SwiftUI

struct FunctionPlots: View {
    struct Reading: Identifiable {
        let id: Int
        var hour: Double
        var degrees: Double
        var room: String
    }
    @State private var isArea = false
    private let readings = [
        Reading(id: 1, hour: 8, degrees: 18, room: "Kitchen"),
        Reading(id: 2, hour: 12, degrees: 21, room: "Kitchen"),
        Reading(id: 3, hour: 8, degrees: 16, room: "Hall"),
    ]

    var body: some View {
        VStack {
            Chart {
                if isArea {
                    AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: -1...1) { x in
                        (yStart: x * x - 1, yEnd: 1 - x * x)
                    }
                } else {
                    LinePlot(x: "x", y: "1/x", domain: -4...4) { x in 1 / x }
                        .foregroundStyle(.red)
                }
            }
            .frame(height: 120)
            Chart {
                PointPlot(readings, x: .value("Hour", \.hour), y: .value("Degrees", \.degrees))
                    .foregroundStyle(by: .value("Room", \.room))
                LinePlot(
                    readings, x: .value("Hour", \.hour), y: .value("Degrees", \.degrees),
                    series: .value("Room", \.room))
                RulePlot(readings, x: .value("Hour", \.hour))
            }
            .frame(height: 120)
            Chart { SectorPlot(readings, angle: .value("Degrees", \.degrees)) }
                .frame(height: 80)
            Toggle("Area", isOn: $isArea)
        }
    }
}

#Preview { FunctionPlots() }
