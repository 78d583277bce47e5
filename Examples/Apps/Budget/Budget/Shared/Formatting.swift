import SwiftUI

private struct CurrencyCodeKey: EnvironmentKey {
    static let defaultValue = "EUR"
}

extension EnvironmentValues {
    var currencyCode: String {
        get { self[CurrencyCodeKey.self] }
        set { self[CurrencyCodeKey.self] = newValue }
    }
}

/// An amount in the currency of the household.
struct Amount: View {
    let value: Decimal
    var isEmphasized = false
    @Environment(\.currencyCode) private var code

    init(_ value: Decimal, isEmphasized: Bool = false) {
        self.value = value
        self.isEmphasized = isEmphasized
    }

    var body: some View {
        Text(value, format: .currency(code: code).precision(.fractionLength(0)))
            .fontWeight(isEmphasized ? .semibold : .regular)
            .monospacedDigit()
            .contentTransition(.numericText())
    }
}

extension Tone {
    var color: Color {
        switch self {
        case .teal: .teal
        case .orange: .orange
        case .indigo: .indigo
        case .pink: .pink
        case .brown: .brown
        }
    }
}

extension Decimal {
    var doubleValue: Double { NSDecimalNumber(decimal: self).doubleValue }
}

struct CardStyle: ViewModifier {
    var title: LocalizedStringKey

    func body(content: Content) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title)
                .font(.headline)
            content
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 14, style: .continuous))
    }
}

extension View {
    func card(_ title: LocalizedStringKey) -> some View {
        modifier(CardStyle(title: title))
    }
}
