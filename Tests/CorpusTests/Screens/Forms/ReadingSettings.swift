import SwiftUI

extension EnvironmentValues {
    @Entry var margin: CGFloat = 8  // points on either side
    @Entry var chapter: String? = nil /* none is open */
    @Entry var pages: Int  // as printed
    = 12
}

struct ReadingSettings: View {
    @Environment(\.margin) private var margin
    @Environment(\.chapter) private var chapter
    @Environment(\.pages) private var pages
    @State private var day = Date(timeIntervalSince1970: 86_400)

    var body: some View {
        Form {
            Section("**Page**") {
                Text("Margin \(margin.formatted()), \(chapter ?? "no chapter"), \(pages) pages")
                Text("_Since_")
                Text(day, formatter: Self.long)
                Text(12.5, format: .currency(code: "USD"))
                Text((12.5).formatted(.currency(code: "USD")))
                Text(day.formatted(.dateTime.month().day()))
            }
            Button("Next day") { day += 86_400 }
        }
    }

    private static let long: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeZone = .gmt
        return formatter
    }()
}

#Preview(  // as it opens
    "Settings"  // without a chapter
) {
    ReadingSettings()
        .environment(\.margin, 16)
}
