import SwiftData
import SwiftUI

@Model class Receipt {
    var shop: String = ""  // where it was
    var total: Double = 0 /* with tax */
    var day: Date = Date.now

    init(shop: String, total: Double, day: Date) {
        self.shop = shop
        self.total = total
        self.day = day
    }
}

struct ReceiptBook: View {
    @Query var receipts: [Receipt]  // everything that was bought
    @Query(sort: \Receipt.total, order: .reverse) /* dearest first */ private var dearest: [Receipt]
    @Environment(\.modelContext) var modelContext  // where they are kept

    private let currency: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale.current
        return formatter
    }()

    var body: some View {
        NavigationStack {
            List(receipts) { receipt in
                VStack(alignment: .leading) {
                    Text("**\(receipt.shop)**")
                    Text(currency.string(from: NSNumber(value: receipt.total)) ?? "?")
                    Text(receipt.day.formatted(date: .abbreviated, time: .omitted))
                    Text(receipt.day, formatter: weekFormatter)
                }
            }
            .navigationTitle("Receipts")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        modelContext.insert(
                            Receipt(shop: "Bakery", total: 3.2, day: Date(timeIntervalSince1970: 90_000)))
                    } label: {
                        Text("**Add**")
                    }
                }
            }
            .safeAreaInset(edge: .bottom) {
                Text("Dearest: \(dearest.first?.shop ?? "none"), weeks begin on \(firstDay)")
            }
            .onAppear {
                modelContext.insert(
                    Receipt(shop: "Grocer", total: 1_234.5, day: Date(timeIntervalSince1970: 0)))
            }
        }
    }

    private var firstDay: String {
        let calendar = Calendar.current
        return calendar.weekdaySymbols[calendar.firstWeekday - 1]
    }
}

fileprivate let weekFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("EEEE MMM d")
    return formatter
}()

#Preview {
    ReceiptBook().modelContainer(for: Receipt.self, inMemory: true)
}
