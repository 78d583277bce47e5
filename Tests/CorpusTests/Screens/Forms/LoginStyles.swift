import SwiftUI

struct CapsuleFieldStyle: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    var icon: String

    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Image(systemName: icon)
            configuration
        }
        .padding(12)
        .background(Capsule().stroke(isEnabled ? Color.blue : .gray))
    }
}

@Observable
final class LoginModel {
    var user = ""
    var password = ""
    var isBusy = false
    var isComplete: Bool { !user.isEmpty && password.count > 3 }
}

struct LoginStyles: View {
    @State private var model = LoginModel()

    var body: some View {
        VStack(spacing: 12) {
            TextField("User", text: $model.user)
                .textFieldStyle(CapsuleFieldStyle(icon: "person"))
            SecureField("Password", text: $model.password)
                .textFieldStyle(CapsuleFieldStyle(icon: "lock"))
            Toggle("Busy", isOn: $model.isBusy)
            Button("Log in") { model.user = "logged in" }
                .disabled(!model.isComplete || model.isBusy)
            Button("Fill") {
                model.user = "ada"
                model.password = "lovelace"
            }
        }
        .padding()
    }
}

#Preview("LoginStyles") { LoginStyles() }
