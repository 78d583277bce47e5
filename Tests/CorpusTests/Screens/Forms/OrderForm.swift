import SwiftUI

@Observable
class CakeOrder: Codable {
    enum CodingKeys: String, CodingKey {
        case _type = "type"
        case _quantity = "quantity"
        case _extras = "extras"
    }
    static let types = ["Vanilla", "Strawberry", "Chocolate"]

    var type = 0
    var quantity = 3
    var extras = false {
        didSet { if !extras { frosting = false } }
    }
    var frosting = false

    var cost: Decimal {
        var cost = Decimal(quantity) * 2
        cost += Decimal(type) / 2
        if frosting { cost += Decimal(quantity) }
        return cost
    }
}

struct OrderForm: View {
    @State private var order = CakeOrder()

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker("Select your cake type", selection: $order.type) {
                        ForEach(CakeOrder.types.indices, id: \.self) {
                            Text(CakeOrder.types[$0])
                        }
                    }
                    Stepper("Number of cakes: \(order.quantity)", value: $order.quantity, in: 3...20)
                }
                Section {
                    Toggle("Any special requests?", isOn: $order.extras.animation())
                    if order.extras {
                        Toggle("Extra frosting", isOn: $order.frosting)
                    }
                }
                Section {
                    NavigationLink("Delivery details") {
                        CheckoutView(order: order)
                    }
                }
            }
            .navigationTitle("Cupcake Corner")
        }
    }
}

struct CheckoutView: View {
    @Bindable var order: CakeOrder
    @State private var confirmation: String?

    var body: some View {
        ScrollView {
            VStack {
                Text("Your total is \(order.cost, format: .currency(code: "USD"))")
                    .font(.title)
                Stepper("Quantity", value: $order.quantity)
                Button("Place order", action: placeOrder)
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                    .padding()
            }
        }
        .navigationTitle("Check out")
        .navigationBarTitleDisplayMode(.inline)
        .scrollBounceBehavior(.basedOnSize)
        .alert(item: Binding(get: { confirmation.map(Message.init) }, set: { confirmation = $0?.text })) { message in
            Alert(
                title: Text("Thank you!"), message: Text(message.text), dismissButton: .default(Text("OK")))
        }
    }

    struct Message: Identifiable {
        var text: String
        var id: String { text }
    }

    func placeOrder() {
        let data = (try? JSONEncoder().encode(order)) ?? Data()
        confirmation =
            data.isEmpty ? "Nothing sent" : "Your order for \(order.quantity) cakes is on its way!"
    }
}

#Preview("OrderForm") {
    OrderForm()
}
