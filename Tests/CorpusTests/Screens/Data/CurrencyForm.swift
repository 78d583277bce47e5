import SwiftUI

struct CurrencyForm: View {
    @State private var amount = 1234.5
    @State private var count: Int? = 3
    @FocusState private var isFocused: Bool
    private let currency = "EUR"

    private var total: Double { amount * Double(count ?? 0) }
    private let posix = Locale(identifier: "en_US")

    var body: some View {
        Form {
            TextField("Amount", value: $amount, format: .currency(code: currency).locale(posix))
                .keyboardType(.decimalPad)
                .focused($isFocused)
            TextField("Count", value: $count, format: .number)
            Text(total, format: .currency(code: currency).locale(posix))
            Text("\(amount, specifier: "%.1f") each")
            Text(0.256, format: .percent.precision(.fractionLength(1)).locale(posix))
            Text(Measurement(value: 5, unit: UnitLength.kilometers).value.formatted(.number.locale(posix)))
        }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isFocused = false }
            }
        }
        .environment(\.locale, posix)
    }
}

#Preview {
    NavigationStack { CurrencyForm() }
}
