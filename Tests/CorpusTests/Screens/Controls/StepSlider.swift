import SwiftUI

struct StepSlider: View {
    @State private var amount = 25.0
    @State private var isEditing = false
    @State private var quantity = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            LabeledContent("Amount", value: amount, format: .number.precision(.fractionLength(0)))
            Slider(value: $amount, in: 0...100, step: 5) {
                Text("Amount slider")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            } onEditingChanged: {
                isEditing = $0
            }
            .tint(isEditing ? .orange : .blue)
            Stepper("Quantity \(quantity)", value: $quantity, in: 1...3)
            Gauge(value: amount, in: 0...100) {
                Text("Level")
            } currentValueLabel: {
                Text("\(Int(amount))%")
            }
            ProgressView("Progress", value: amount, total: 100)
            Text("Total \(amount * Double(quantity), specifier: "%.1f")")
        }
        .padding()
    }
}

#Preview { StepSlider() }
