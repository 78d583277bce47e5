import SwiftUI

enum PadKey: String, Hashable {
    case zero = "0", one = "1", two = "2", three = "3", add = "+", equal = "=", clear = "AC"

    var tint: Color {
        switch self {
        case .add, .equal: return .orange
        case .clear: return Color(.lightGray)
        default: return Color(UIColor(red: 55 / 255.0, green: 55 / 255.0, blue: 55 / 255.0, alpha: 1))
        }
    }
}

struct CalculatorPad: View {
    @State private var shown = "0"
    @State private var sum = 0
    private let rows: [[PadKey]] = [[.clear, .one, .two], [.three, .add], [.zero, .equal]]

    var body: some View {
        ZStack {
            Color.black.edgesIgnoringSafeArea(.all)
            VStack {
                Spacer()
                Text(shown)
                    .bold()
                    .font(.system(size: 72))
                    .foregroundColor(.white)
                    .accessibilityIdentifier("display")
                ForEach(rows, id: \.self) { row in
                    HStack(spacing: 12) {
                        ForEach(row, id: \.self) { item in
                            Button(
                                action: { self.didTap(item) },
                                label: {
                                    Text(item.rawValue)
                                        .frame(width: width(of: item), height: 60)
                                        .background(item.tint)
                                        .foregroundColor(.white)
                                        .cornerRadius(30)
                                })
                        }
                    }
                    .padding(.bottom, 3)
                }
            }
        }
    }

    private func width(of item: PadKey) -> CGFloat {
        item == .zero
            ? ((UIScreen.main.bounds.width - (4 * 12)) / 4) * 2
            : (UIScreen.main.bounds.width - (5 * 12)) / 4
    }

    private func didTap(_ key: PadKey) {
        switch key {
        case .clear:
            shown = "0"
            sum = 0
        case .add:
            sum += Int(shown) ?? 0
            shown = "0"
        case .equal:
            shown = "\(sum + (Int(shown) ?? 0))"
            sum = 0
        default:
            shown = shown == "0" ? key.rawValue : shown + key.rawValue
        }
    }
}

#Preview {
    CalculatorPad()
}
