import SwiftUI

final class HourStyle {
    private var pattern = ""

    init(locale: String) {
        for part in ["HH", ":", "mm", " ", locale] { pattern += part }
    }

    func text(_ hour: Int) -> String { hour < 10 ? "0\(hour):00" : "\(hour):00" }
}

struct WeatherHours: View {
    @State private var degrees = 18
    @State private var hours = Array(0..<24)

    var body: some View {
        VStack {
            Text("\(degrees)°").font(.largeTitle)
            Button("Reload") { degrees += 1 }
            VStack {
                ForEach(hours, id: \.self) { HourRow(hour: $0) }
            }
        }
    }
}

struct HourRow: View {
    private let title: String
    private let degrees: Int

    init(hour: Int) {
        title = HourStyle(locale: "en").text(hour)
        degrees = 12 + hour % 9
    }

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text("\(degrees)°")
        }
    }
}
