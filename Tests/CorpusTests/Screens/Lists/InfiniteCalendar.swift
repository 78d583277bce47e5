import SwiftUI

struct InfiniteCalendar: View {
    @State private var month = DateComponents(calendar: .init(identifier: .gregorian), year: 2024, month: 2).date!
    @State private var chosen: Int?
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
    private var days: Range<Int> { calendar.range(of: .day, in: .month, for: month) ?? 1..<1 }

    var body: some View {
        VStack {
            HStack {
                Button("Previous month") { move(-1) }
                Spacer()
                Text(month, format: .dateTime.month(.wide).year())
                Spacer()
                Button("Next month") { move(1) }
            }
            LazyVGrid(columns: Array(repeating: GridItem(), count: 7)) {
                ForEach(days, id: \.self) { day in
                    Button("\(day)") { chosen = day }
                        .background(chosen == day ? Color.yellow : .clear)
                }
            }
            Text(chosen.map { "Day \($0) of \(days.count)" } ?? "No day")
        }
        .environment(\.timeZone, .gmt)
    }

    private func move(_ months: Int) {
        month = calendar.date(byAdding: .month, value: months, to: month) ?? month
        chosen = nil
    }
}

#Preview { InfiniteCalendar() }
