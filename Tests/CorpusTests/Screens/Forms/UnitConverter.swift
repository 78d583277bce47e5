import SwiftUI

struct UnitConverter: View {
    @State private var input = 100.0
    @State private var from: Temperature = .celsius
    @State private var to: Temperature = .fahrenheit
    @FocusState private var isFocused: Bool

    enum Temperature: String, CaseIterable {
        case celsius = "C", fahrenheit = "F", kelvin = "K"

        func toKelvin(_ value: Double) -> Double {
            switch self {
            case .celsius: value + 273.15
            case .fahrenheit: (value - 32) * 5 / 9 + 273.15
            case .kelvin: value
            }
        }
        func fromKelvin(_ value: Double) -> Double {
            switch self {
            case .celsius: return value - 273.15
            case .fahrenheit: return (value - 273.15) * 9 / 5 + 32
            case .kelvin: return value
            }
        }
    }

    private var output: Double { to.fromKelvin(from.toKelvin(input)) }

    var body: some View {
        Form {
            Section {
                TextField("Amount", value: $input, format: .number)
                    .keyboardType(.decimalPad)
                    .focused($isFocused)
                Picker("From", selection: $from) {
                    ForEach(Temperature.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
            } header: {
                Text("Convert from")
            }
            Section("Convert to") {
                Picker("To", selection: $to) {
                    ForEach(Temperature.allCases, id: \.self) { unit in
                        Text(unit.rawValue).tag(unit)
                    }
                }
                .pickerStyle(.menu)
                Text(output.formatted(.number.precision(.fractionLength(0...2))))
            }
        }
        .onChange(of: from) { isFocused = false }
    }
}

struct UnitConverter_Previews: PreviewProvider {
    static var previews: some View { UnitConverter() }
}
