import SwiftUI

struct MonthCalendar: View {
    @State private var selected = 1
    private let columns = Array(repeating: GridItem(.flexible()), count: 7)

    var body: some View {
        VStack {
            Text("Day \(selected)").font(.title)
            LazyVGrid(columns: columns) {
                ForEach(1...31, id: \.self) { day in
                    DayCell(day: day, isSelected: day == selected, onTap: { selected = day })
                }
            }
        }
    }
}

struct DayCell: View {
    let day: Int
    let isSelected: Bool
    let onTap: () -> Void

    var body: some View {
        Button(action: onTap) {
            Text("\(day)")
                .foregroundColor(isSelected ? .white : .primary)
                .background(Circle().fill(isSelected ? Color.blue : Color.clear))
        }
    }
}
