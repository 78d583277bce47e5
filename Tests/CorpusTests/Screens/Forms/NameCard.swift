import SwiftUI

struct NameCard: View {
    enum Length: String, CaseIterable {
        case medium, long, initials
    }
    @State private var name = "Ada King Lovelace"
    @State private var length = Length.medium
    private let formatter = PersonNameComponentsFormatter()

    private var shown: String {
        guard let components = formatter.personNameComponents(from: name) else { return "nobody" }
        switch length {
        case .medium: formatter.style = .medium
        case .long: formatter.style = .long
        case .initials: formatter.style = .abbreviated
        }
        return formatter.string(from: components)
    }

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Picker("Length", selection: $length) {
                ForEach(Length.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            LabeledContent("Shown", value: shown)
            LabeledContent(
                "Short",
                value: PersonNameComponentsFormatter.localizedString(
                    from: PersonNameComponents(givenName: "Ada", familyName: "Lovelace"),
                    style: .short))
        }
    }
}

#Preview { NameCard() }
