import SwiftUI

struct Address: Codable, Equatable {
    var street = ""
    var city = ""
    var zip = ""

    var problems: [String] {
        var found: [String] = []
        if street.isEmpty { found.append("Street is missing") }
        if zip.count != 5 || zip.contains(where: { !$0.isNumber }) { found.append("Zip needs 5 digits") }
        return found
    }
}

struct AddressForm: View {
    @AppStorage("address") private var stored = Data()
    @State private var address = Address()
    @State private var isSaved = false

    private func binding(_ keyPath: WritableKeyPath<Address, String>) -> Binding<String> {
        Binding(
            get: { address[keyPath: keyPath] },
            set: {
                address[keyPath: keyPath] = $0
                isSaved = false
            })
    }

    var body: some View {
        Form {
            Section {
                TextField("Street", text: binding(\.street))
                TextField("City", text: binding(\.city))
                TextField("Zip", text: binding(\.zip))
                    .keyboardType(.numbersAndPunctuation)
            } footer: {
                VStack(alignment: .leading) {
                    ForEach(address.problems, id: \.self) { problem in
                        Label(problem, systemImage: "exclamationmark.triangle").font(.footnote)
                    }
                }
            }
            Button(isSaved ? "Saved" : "Save", action: save)
                .disabled(!address.problems.isEmpty)
            Button("Load", action: load)
                .disabled(stored.isEmpty)
        }
        .autocorrectionDisabled()
        .textInputAutocapitalization(.words)
    }

    private func save() {
        guard let data = try? JSONEncoder().encode(address) else { return }
        stored = data
        isSaved = true
    }

    private func load() {
        address = (try? JSONDecoder().decode(Address.self, from: stored)) ?? Address()
    }
}

#Preview("Address") {
    AddressForm()
}
