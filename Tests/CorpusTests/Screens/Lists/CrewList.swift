import SwiftUI

struct CrewMember: Identifiable {
    let id: Int
    var name: PersonNameComponents
    var page: URL
    var shift: Range<Date>
}

struct CrewList: View {
    @State private var draft = ""
    @State private var crew = [
        CrewMember(
            id: 1, name: PersonNameComponents(givenName: "Ada", familyName: "Lovelace"),
            page: URL(string: "https://www.crew.example:8080/ada?tab=1")!,
            shift: Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 7500))
    ]

    var body: some View {
        List {
            ForEach(crew) { member in
                HStack {
                    Text(member.name.formatted(.name(style: .abbreviated)))
                        .padding(8)
                        .background(.tint.opacity(0.2), in: .circle)
                    VStack(alignment: .leading) {
                        Text(member.name, format: .name(style: .medium))
                        Text(member.page, format: .url.scheme(.never).port(.never))
                            .font(.caption)
                            .foregroundStyle(.secondary)
                        Text(member.shift.formatted(.components(style: .wide, fields: [.hour, .minute])))
                        Text(member.shift, format: .timeDuration).monospacedDigit()
                    }
                }
            }
            TextField("Name", text: $draft)
            Button("Add") {
                guard let name = try? PersonNameComponents(draft) else { return }
                crew.append(
                    CrewMember(
                        id: crew.count + 1, name: name, page: URL(string: "https://b.example")!,
                        shift: crew[0].shift))
                draft = ""
            }
        }
    }
}

#Preview {
    NavigationStack { CrewList() }
}
