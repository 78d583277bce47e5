import SwiftUI

struct TipCalculator: View {
    @State private var amount = 80.0
    @State private var people = 2
    @State private var tip = 20
    @FocusState private var amountIsFocused: Bool

    let percentages = [10, 15, 20, 25, 0]

    var totalPerPerson: Double {
        let tipValue = amount / 100 * Double(tip)
        return (amount + tipValue) / Double(people)
    }

    var body: some View {
        NavigationView {
            Form {
                Section {
                    TextField("Amount", value: $amount, format: .currency(code: "USD"))
                        .keyboardType(.decimalPad)
                        .focused($amountIsFocused)
                    Stepper("\(people) people", value: $people, in: 1...20)
                }

                Section {
                    Picker("Tip", selection: $tip) {
                        ForEach(percentages, id: \.self) {
                            Text($0, format: .percent)
                        }
                    }
                    .pickerStyle(SegmentedPickerStyle())
                } header: {
                    Text("How much do you want to leave?")
                }

                Section {
                    Text(totalPerPerson, format: .currency(code: "USD"))
                        .foregroundColor(tip == 0 ? .red : .primary)
                }
            }
            .navigationTitle("WeSplit")
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") {
                        amountIsFocused = false
                    }
                }
            }
        }
    }
}

struct TipCalculator_Previews: PreviewProvider {
    static var previews: some View {
        TipCalculator()
    }
}
