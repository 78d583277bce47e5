import SwiftUI

struct SplitBill: View {
    @State private var people = ["Ann", "Ben"]
    @State private var total = 60.0

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
            GridRow {
                Text("Person").gridColumnAlignment(.leading)
                Text("Share").gridColumnAlignment(.trailing)
            }
            .font(.headline)
            Divider()
            ForEach(people, id: \.self) { person in
                GridRow {
                    Text(person)
                    Text(total / Double(people.count), format: .currency(code: "USD"))
                }
            }
            GridRow {
                Button("Add person") { people.append("Guest \(people.count - 1)") }
                    .gridCellColumns(2)
            }
        }
        .padding()
    }
}

#Preview { SplitBill() }
