import Combine
import SwiftUI

final class JoinModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published var agrees = false

    var emailProblem: String? { email.isEmpty || email.contains("@") ? nil : "That is no address." }
    var passwordProblem: String? { password.isEmpty || password.count >= 8 ? nil : "Eight characters at least." }
    var isValid: Bool { emailProblem == nil && passwordProblem == nil && agrees && !email.isEmpty && !password.isEmpty }
}

struct JoinForm: View {
    @StateObject private var model = JoinModel()
    @State private var isDone = false

    var body: some View {
        Form {
            Section {
                TextField("Email", text: $model.email)
                if let problem = model.emailProblem { ProblemText(text: problem) }
                TextField("Password", text: $model.password)
                if let problem = model.passwordProblem { ProblemText(text: problem) }
            }
            Section {
                Toggle("I agree", isOn: $model.agrees)
                Button("Join") { isDone = true }.disabled(!model.isValid)
            }
            if isDone { Text("Welcome") }
        }
    }
}

struct ProblemText: View {
    let text: String

    var body: some View { Text(text).font(.footnote).foregroundColor(.red) }
}
