import SwiftUI
import Combine

final class SignUpViewModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published var confirmation = ""
    @Published private(set) var message: String? = nil
    @Published private(set) var isValid = false

    private var cancellables = Set<AnyCancellable>()

    init() {
        let passwordsMatch = Publishers.CombineLatest($password, $confirmation)
            .map { $0 == $1 && $0.count >= 6 }
            .eraseToAnyPublisher()

        $email
            .removeDuplicates()
            .map { $0.contains("@") }
            .combineLatest(passwordsMatch)
            .map { $0 && $1 }
            .receive(on: RunLoop.main)
            .assign(to: &$isValid)

        $email
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { [weak self] value in
                self?.message = value.contains("@") ? nil : "That is no address"
            }
            .store(in: &cancellables)
    }
}

struct SignUpForm: View {
    @StateObject var viewModel = SignUpViewModel()
    @FocusState private var focus: Field?
    @Environment(\.dismiss) private var dismiss

    enum Field: Hashable {
        case email, password, confirmation
    }

    var body: some View {
        VStack(spacing: 16) {
            Text("Create account")
                .font(.largeTitle.weight(.heavy))
                .frame(maxWidth: .infinity, alignment: .leading)

            Group {
                TextField("Email", text: $viewModel.email)
                    .keyboardType(.emailAddress)
                    .focused($focus, equals: .email)
                    .submitLabel(.next)
                SecureField("Password", text: $viewModel.password)
                    .focused($focus, equals: .password)
                SecureField("Repeat", text: $viewModel.confirmation)
                    .focused($focus, equals: .confirmation)
            }
            .textFieldStyle(.roundedBorder)
            .onSubmit { focus = .password }

            if let message = viewModel.message {
                Text(message)
                    .foregroundColor(.red)
                    .font(.footnote)
                    .transition(.opacity.combined(with: .move(edge: .top)))
            }

            Button {
                dismiss()
            } label: {
                Text("Sign up")
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(
                        viewModel.isValid ? Color.blue : Color.gray,
                        in: RoundedRectangle(cornerRadius: 12, style: .continuous)
                    )
                    .foregroundStyle(.white)
            }
            .disabled(!viewModel.isValid)
            .accessibilityIdentifier("submit")
            Text(viewModel.isValid ? "ready" : "incomplete")
            Spacer()
        }
        .padding(.horizontal, 24)
        .onAppear { focus = .email }
    }
}

struct SignUpForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SignUpForm()
                .previewDisplayName("Light")
        }
    }
}
