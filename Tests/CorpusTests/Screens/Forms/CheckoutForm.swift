import SwiftUI

struct CheckoutForm: View {
    enum Shipping: String, CaseIterable, Identifiable {
        case standard, express, pickup
        var id: String { rawValue }
        var price: Double {
            switch self {
            case .standard: 4.9
            case .express: 12.5
            case .pickup: 0
            }
        }
    }
    enum Field: Hashable { case name, street }

    @State private var name = ""
    @State private var street = ""
    @State private var shipping = Shipping.standard
    @State private var isGift = false
    @State private var message = ""
    @State private var isConfirming = false
    @FocusState private var field: Field?

    private var isValid: Bool { !name.isEmpty && (shipping == .pickup || !street.isEmpty) }

    var body: some View {
        Form {
            Section("Address") {
                TextField("Name", text: $name)
                    .focused($field, equals: .name)
                    .submitLabel(.next)
                    .onSubmit { field = .street }
                if shipping != .pickup {
                    TextField("Street", text: $street)
                        .focused($field, equals: .street)
                }
            }
            Section {
                Picker("Shipping", selection: $shipping) {
                    ForEach(Shipping.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.segmented)
                Toggle("Gift", isOn: $isGift.animation())
                if isGift {
                    TextField("Message", text: $message, axis: .vertical).lineLimit(2...4)
                }
            } footer: {
                Text("Shipping: \(shipping.price, format: .currency(code: "USD"))")
            }
            Button("Order") { isConfirming = true }.disabled(!isValid)
        }
        .confirmationDialog("Order for \(name)?", isPresented: $isConfirming, titleVisibility: .visible) {
            Button("Pay") {
                name = ""; street = ""
            }
            Button("Cancel", role: .cancel) {}
        }
    }
}

#Preview { CheckoutForm() }
