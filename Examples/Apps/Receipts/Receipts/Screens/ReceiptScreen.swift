import SwiftUI

struct ReceiptScreen: View {
    let id: Receipt.ID
    @EnvironmentObject private var store: ReceiptStore
    @EnvironmentObject private var coordinator: AppCoordinator
    @AppStorage(DefaultsKey.vatRate) private var vatRate = 0.0
    @State private var isSharing = false
    @State private var asksToDelete = false

    private var receipt: Binding<Receipt>? {
        guard let receipt = store[id] else { return nil }
        return Binding(get: { store[id] ?? receipt }, set: { store[id] = $0 })
    }

    var body: some View {
        if let receipt {
            Form {
                Section {
                    ForEach(receipt.lines) { $line in
                        HStack {
                            TextField("receipt.line", text: $line.text)
                            Text(line.cents.money)
                                .foregroundColor(.secondary)
                        }
                    }
                } footer: {
                    HStack {
                        Text("receipt.net \(receipt.wrappedValue.net(rate: vatRate).money)")
                        Spacer()
                        Text(receipt.wrappedValue.cents.money).bold()
                    }
                }
                Section {
                    Picker("receipt.category", selection: receipt.category) {
                        ForEach(Receipt.Category.allCases) { category in
                            Text(NSLocalizedString("category.\(category.rawValue)", comment: "")).tag(category)
                        }
                    }
                    Toggle("receipt.reimbursed", isOn: receipt.isReimbursed)
                    HStack {
                        Text("receipt.vat")
                        Slider(value: $vatRate, in: 0...25, step: 1) {
                            Text("receipt.vat")
                        } minimumValueLabel: {
                            Text(verbatim: "0")
                        } maximumValueLabel: {
                            Text(verbatim: "25")
                        }
                    }
                }
                Section {
                    Button("receipt.note") { coordinator.sheet = .note(id) }
                    if !receipt.wrappedValue.note.isEmpty {
                        Text(receipt.wrappedValue.note).italic()
                    }
                    Button("receipt.shop") { coordinator.show(.shop(receipt.wrappedValue.shop)) }
                    Button("receipt.delete", role: .destructive) { asksToDelete = true }
                }
            }
            .navigationTitle(receipt.wrappedValue.shop)
            .navigationBarTitleDisplayMode(.inline)
            .confirmationDialog("receipt.delete.title", isPresented: $asksToDelete, titleVisibility: .visible) {
                Button("row.delete", role: .destructive) {
                    store[id] = nil
                    coordinator.popToRoot()
                }
            }
            .toolbar {
                Button {
                    isSharing = true
                } label: {
                    Image(systemName: "square.and.arrow.up")
                }
            }
            .sheet(isPresented: $isSharing) {
                ActivityView(items: [receipt.wrappedValue.shop])
            }
        } else {
            Text("receipt.gone")
        }
    }
}

struct ShopScreen: View {
    let name: String
    @EnvironmentObject private var store: ReceiptStore
    @EnvironmentObject private var coordinator: AppCoordinator

    private var receipts: [Receipt] { store.receipts.filter { $0.shop == name } }

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12)], spacing: 12) {
                ForEach(receipts) { receipt in
                    VStack(spacing: 6) {
                        Text(receipt.cents.money).font(.title3.bold())
                        Text(receipt.date, format: .dateTime.day().month())
                            .font(.caption)
                    }
                    .frame(maxWidth: .infinity, minHeight: 90)
                    .background(RoundedRectangle(cornerRadius: 12).fill(Color(UIColor.secondarySystemBackground)))
                }
            }
            .padding()
            Button("shop.home", action: coordinator.popToRoot)
        }
        .navigationTitle(name)
    }
}
