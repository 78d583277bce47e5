import SwiftUI

struct Plan: Identifiable {
    let id: String
    let price: Decimal
    let features: [Bool]
}

struct PricingTable: View {
    private let plans = [
        Plan(id: "Free", price: 0, features: [true, false]), Plan(id: "Pro", price: 9.5, features: [true, true]),
    ]
    private let names = ["Sync", "Support"]
    @State private var isYearly = false

    private func price(of plan: Plan) -> String {
        let amount = isYearly ? plan.price * 10 : plan.price
        return amount == 0 ? "free" : "\(amount) €"
    }

    var body: some View {
        ScrollView {
            Toggle("Yearly", isOn: $isYearly)
                .toggleStyle(.button)
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    ForEach(plans) { plan in
                        VStack {
                            Text(plan.id).font(.headline)
                            Text(price(of: plan))
                        }
                        .gridColumnAlignment(.center)
                    }
                }
                Divider().gridCellColumns(3)
                ForEach(names.indices, id: \.self) { row in
                    GridRow {
                        Text(names[row])
                        ForEach(plans) { plan in
                            Text(plan.features[row] ? "✓" : "–")
                        }
                    }
                }
            }
            .padding()
            .frame(maxWidth: .infinity)
        }
    }
}

#Preview {
    PricingTable()
}
