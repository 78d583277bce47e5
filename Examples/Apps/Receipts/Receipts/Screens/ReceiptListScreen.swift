import SwiftUI

struct ReceiptListScreen: View {
    @EnvironmentObject private var store: ReceiptStore
    @EnvironmentObject private var coordinator: AppCoordinator
    @State private var text = ""
    @AppStorage(DefaultsKey.groupsByMonth) private var groupsByMonth = true

    private func matches(_ receipt: Receipt) -> Bool {
        text.isEmpty || receipt.shop.lowercased().contains(text.lowercased())
    }

    var body: some View {
        VStack(spacing: 0) {
            SearchBar(text: $text, placeholder: NSLocalizedString("list.search", comment: ""))
                .frame(height: 52)
                .padding(.horizontal, 8)
            List {
                if groupsByMonth {
                    ForEach(store.months) { month in
                        Section(header: MonthHeader(month: month)) {
                            rows(month.receipts)
                        }
                    }
                } else {
                    rows(store.receipts)
                }
            }
            .listStyle(.insetGrouped)
        }
        .navigationTitle(Text("list.title"))
        .toolbar {
            ToolbarItem(placement: .navigationBarLeading) {
                Button {
                    groupsByMonth.toggle()
                } label: {
                    Image(systemName: groupsByMonth ? "calendar" : "list.bullet")
                }
                .accessibilityIdentifier("group-button")
            }
            ToolbarItem(placement: .navigationBarTrailing) {
                Button("list.scan") { coordinator.sheet = .scanner }
            }
        }
    }

    private func rows(_ receipts: [Receipt]) -> some View {
        ForEach(receipts.filter(matches)) { receipt in
            Button {
                coordinator.show(.receipt(receipt.id))
            } label: {
                ReceiptRow(receipt: receipt)
            }
            .foregroundColor(.primary)
            .swipeActions {
                Button(role: .destructive) {
                    store[receipt.id] = nil
                } label: {
                    Label("row.delete", systemImage: "trash")
                }
            }
        }
    }
}

private struct MonthHeader: View {
    let month: ReceiptStore.Month

    var body: some View {
        HStack {
            Text(month.title)
            Spacer()
            Text(month.receipts.reduce(0) { $0 + $1.cents }.money)
        }
        .textCase(nil)
    }
}

struct ReceiptRow: View {
    let receipt: Receipt

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(receipt.shop)
                Text(receipt.date, style: .date)
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
            Spacer()
            if receipt.isReimbursed {
                Image(systemName: "checkmark.seal.fill").foregroundColor(.green)
            }
            Text(receipt.cents.money)
                .font(.body.monospacedDigit())
        }
        .contentShape(Rectangle())
    }
}
