import SwiftUI

struct PasswordStrength: View {
    @State private var password = ""
    @State private var isVisible = false

    private var rules: [(name: String, holds: Bool)] {
        [
            ("8 characters", password.count >= 8),
            ("a digit", password.contains(where: \.isNumber)),
            ("a capital", password.contains { $0.isUppercase }),
        ]
    }
    private var score: Int { rules.filter(\.holds).count }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Group {
                    if isVisible { TextField("Password", text: $password) } else { SecureField("Password", text: $password) }
                }
                .textContentType(.newPassword)
                Button(isVisible ? "Hide" : "Show") { isVisible.toggle() }
            }
            ForEach(rules, id: \.name) { rule in
                Label(rule.name, systemImage: rule.holds ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(rule.holds ? AnyShapeStyle(.green) : AnyShapeStyle(.secondary))
            }
            ProgressView(value: Double(score), total: 3).tint(score == 3 ? .green : .orange)
            Text(["Weak", "Fair", "Good", "Strong"][score])
        }
        .padding()
    }
}

#Preview { PasswordStrength() }
